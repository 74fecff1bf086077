/** What people type and paste, in the form in which it is kept. Texts pasted from other programs bring characters nobody sees. */

/**
 * Direction marks, blanks without width, soft hyphens, fillers and the like. Kept, as the first group: the tags that make a flag,
 * a joiner between two letters or emoji, which are rendered differently with it, and a selector behind the emoji or ideograph whose
 * form it chooses.
 */
const unseen =
  /(\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}|[^\p{ASCII}\p{Cf}\s\ufe00-\ufe0f]\ufe0f?[\u200c\u200d](?=[^\p{ASCII}\p{Cf}\s])|[\p{Emoji}\p{sc=Han}][\ufe00-\ufe0f\u{e0100}-\u{e01ef}])|[\p{DI}\p{Cf}\p{Cs}\ufffc\ufffd\p{NChar}]/gu;
/** Control characters but tabs and line breaks. */
const controls = /[^\P{Cc}\t-\r\u0085]/gu;
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const blanks = /[\s\u0085\u2800]+/g;
const blanksInLines = /[^\S\n\t]|\u2800/g;
const dashes = /[\p{Pd}\u02d7\u2043\u2212]/gu;
/** What is typed or set for an apostrophe; a grave accent is a letter of e-mail addresses. */
const apostrophes = /[\u00b4\u02bb\u02bc\u2018\u2019\u201b\u2032]/g;
/** Marks of notes: full-size digits would be another number. */
const raisedDigits = /[\u00b2\u00b3\u00b9\u2070-\u2079\u2080-\u2089]/g;

export const withoutUnseen = (text: string): string => text.replaceAll(unseen, '$1');

/** A name, a street: one line, single blanks, letters with their accents. */
export const plainLine = (text: string): string =>
  withoutUnseen(text).replaceAll(controls, '').replaceAll(blanks, ' ').trim().normalize('NFC');

/** A message, a text for a card: line breaks and tabs stay. */
export const plainLines = (text: string): string =>
  withoutUnseen(text)
    .replaceAll(controls, '')
    .replaceAll(lineBreaks, '\n')
    .replaceAll(blanksInLines, ' ')
    .trim()
    .normalize('NFC');

/** What stands between dividers, without blanks around it; what is empty is left out. */
export const partsOf = (text: string, divider: string | RegExp): string[] =>
  text
    .split(divider)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Full-width letters, ligatures, dashes and apostrophes of all kinds as the plain ones. */
export const plainLetters = (text: string): string =>
  text.replaceAll(apostrophes, "'").normalize('NFKC').replaceAll(dashes, '-');

/** Ten digits of a script follow one another in Unicode, zero first. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** A number or a code: in the letters and digits of ASCII, whatever script or width it was written in. */
export const plainCode = (text: string): string =>
  plainLetters(plainLine(text).replaceAll(raisedDigits, ''))
    .replaceAll(/\p{Nd}/gu, valueOf)
    // The Japanese sign for a long vowel is typed as a dash between digits.
    .replaceAll(/(\d)ー/g, '$1-')
    .replaceAll(/[\ufe00-\ufe0f]/g, '');

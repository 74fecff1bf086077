import { folded } from '#model/folded';

/** Longer words were not typed by people; what is beyond is not searched for. */
const longestWord = 40;

/** French articles and pronouns that an apostrophe binds to the next word. */
const elision = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)'(?=\p{L})/gu;

/** Text as it is compared: lower case, without accents, ligatures and apostrophes; `l’avoine` loses its article. */
export const plain = (text: string): string =>
  /['`]|[^ -~]/.test(text)
    ? // An accent typed for an apostrophe would come apart into a blank and a mark; others are made plain by folding.
      folded(text.replaceAll(/[\u00b4\u1ffd]/g, "'"))
        .replaceAll(/[ʻʼ‘’‛′`]/g, "'")
        .replaceAll('ß', 'ss')
        .replaceAll('œ', 'oe')
        .replaceAll('æ', 'ae')
        .replaceAll(elision, ' ')
        .replaceAll("'", '')
    : text.toLowerCase();

/** The words of a text in plain letters; a word with hyphens is several. */
export const wordsOf = (text: string): string[] =>
  plain(text)
    .match(/[\p{L}\p{N}]+/gu)
    ?.map((word) => word.slice(0, longestWord)) ?? [];

/** A pattern that finds one of the listed words or phrases, the longest first; nothing where there are none. */
export function anyOf(list: string): string {
  const phrases = list.split(',').map((one) => wordsOf(one).join('[ -]'));
  const longestFirst = phrases.filter(Boolean).toSorted((a, b) => b.length - a.length);
  return `(?:${longestFirst.join('|') || '(?!)'})`;
}

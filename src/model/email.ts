import { plainLetters, withoutUnseen } from './typedText';
import { decoded, urlOf } from './untrusted';

/**
 * The form of an e-mail address, for forms and security rules: a name of RFC 5321 or 6531 without quotes, at a domain
 * whose parts RFC 5890 allows. Nothing that would steer a letter if the address stood in a link or in a header:
 * no blanks, brackets or separators, no question mark, and no percent sign that spells one of these.
 */

/** Controls, blanks, marks of direction and other characters without a picture; U+2000 and on has all dashes and quotes, too. */
const unseen =
  '\u0000- \u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff';
const wrongInName = `${unseen}"(),.:;<>?@\\[-\\]`;
/** A sign of Unicode's older blocks is drawn in colour with a selector behind it, which is unseen anywhere else. */
const emoji = '[\u2190-\u2bff]\ufe0f';
const nameLetter = `([^${wrongInName}%]|%[^${wrongInName}%0-7]|${emoji})`;
const domainLetter = `[^${unseen}!-\\/:-@\\[-\`{-~]`;
const lastLetter = `[^${unseen}!-@\\[-\`{-~]`;

/** An address fits all of them. No lookahead: the language of security rules has none. */
export const emailShapes: readonly RegExp[] = [
  `^${nameLetter}+([.]${nameLetter}+)*@(${domainLetter}(-*${domainLetter})*[.])+${lastLetter}(-*${domainLetter})+$`,
  // The longest name and the longest part of a domain that mail servers take.
  '^[^@]{1,64}@([^.]{1,63}[.])+[^.]{1,63}$',
].map((shape) => new RegExp(shape));

const asciiDomain = (domain: string): string | undefined => urlOf(`https://${domain}`)?.hostname;

export const isEmail = (text: string): boolean =>
  emailShapes.every((shape) => shape.test(text)) &&
  (/^[ -~]*$/.test(text) || asciiDomain(text.replace(/.*@/, '')) !== undefined);

/** A domain with letters of other scripts, and nothing that would end it in an address. */
const otherDomain = /^(?=.*[^ -~])[^\p{Cc} -,/:-@[-`{-~]+$/u;

/** Behind an address: the end of a sentence, of an entry in a list or of a signature's line, and a note, `(office)`. */
const behind = /(?: +\([^()@]*\))?[ .,;!|。、]*$/;
/** `Ada <ada@shop.example>`, and the same address instead of a name, as mail programs and chats copy it. */
const named = /^[^@<>]*[<([]([^<>()[\]]*)[>)\]]$/;
const twice = /^\[?(\S+?)\]? ?[<(](?:mailto:)?\1[>)]$/i;
/** What a link may not have stands in it spelled: `mailto:ada%2Btag@shop.example`. */
const link = /mailto:[^\s<>()]*/gi;
/** Left of it where a browser copies the address alone; no name has these percent signs itself. */
const spelledSign = /%[2-7][\da-f]/gi;
/** `E-Mail:`, `EMAIL;TYPE=INTERNET:` of an address book, `To:` of a letter's head, the drawing of an envelope, a list's dot. */
const label =
  /^(?:(?:[^@:]*(?:mail|électronique)[^@:]*|(?:courriel|e|from|to|cc|reply-to|von|an|de|à) *):|(?:\p{So}\ufe0f?|[-*|•·])(?= )) */iu;
const wrappings = /^["'‚„([\p{Pi}\p{Pf}]?(.*?)["'\])\p{Pi}\p{Pf}]?$/su;

const plainSign = (spelled: string): string => decoded(spelled) ?? spelled;

/**
 * An address without what comes with it when it is pasted. A domain in other letters is written in ASCII, as mail
 * programs do: some browsers do so in the field, and one address must not become two accounts.
 */
export function plainEmail(typed: string): string {
  const unspelled = typed.replaceAll(link, plainSign);
  const text = plainLetters(withoutUnseen(unspelled).trim())
    .replace(behind, '')
    .replace(twice, '$1')
    .replace(named, '$1')
    .replace(/^mailto:(?:\/\/)? *([^?]*)(?:\?.*)?$/i, '$1')
    .replace(label, '')
    .replace(wrappings, '$1')
    .replaceAll('。', '.');
  const [name = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || domain === '') return text;
  const asciiName = otherDomain.test(domain) ? asciiDomain(domain) : undefined;
  return `${name.replaceAll(spelledSign, plainSign)}@${asciiName ?? domain}`;
}

/** Whether both lead to the same person, as people type addresses. */
export const isSameEmail = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();

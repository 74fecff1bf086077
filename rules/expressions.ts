import { wrongIdCharacter } from '#model/catalogue/itemId';
import { emailShapes } from '#model/email';
import { longest } from '#model/limits';
import { countryShape } from '#model/order/address';
import { phoneShape } from '#model/order/phone';
import { pushIdPattern } from '#model/order/places';

/** Builders for the expression language of security rules, so that rule files read like sentences. */

/** A node of the rules: `.read`, `.write`, `.validate` and the children's names. */
export type Rules = { [key: string]: string | boolean | string[] | Rules };

export const all = (...parts: string[]) => parts.map((part) => `(${part})`).join(' && ');
export const any = (...parts: string[]) => `(${parts.map((part) => `(${part})`).join(' || ')})`;

export const signedIn = 'auth != null';
/** An owner is marked by the claim, and has shown that the address is theirs. */
export const isOwner = 'auth != null && auth.token.admin === true && auth.token.email_verified === true';
export const isMember = 'auth != null && auth.uid === $uid';
/** Control characters; the language has no name for them. */
const controls = '\u0000-\u001f\u007f-\u009f';
/** What stands between the brackets of the shop's own pattern, as this language spells it. */
const wrongInId = wrongIdCharacter.source
  .slice(1, -1)
  .replaceAll(/[/[]/g, String.raw`\$&`)
  .replace(String.raw`\p{Cc}`, controls);
/** One character of an item's id. */
export const idCharacter = `[^${wrongInId}]`;

/** One character of a part of a line's key (`model/order/lineKey.ts`): what an id's colon and percent sign become has three. */
const keyCharacter = `[^${wrongInId}:]`;
export const keyPart = (most: number): string => `${keyCharacter}{1,${3 * most}}`;
/** `lineKeyOf` and `placeOfLine` in this language. */
export const asKeyPart = (id: string): string => `${id}.replace('%', '%25').replace(':', '%3A')`;
export const placeOf = (key: string): string =>
  `${key}.replace(':', '/').replace('%3A', ':').replace('%25', '%')`;
/** The form of the ids that the database's own push() gives. */
export const pushId = `/^${pushIdPattern}$/`;
/** A value that is one of these words, for `matches`. */
export const oneOf = (words: readonly string[]): string => `/^(${words.join('|')})$/`;
export const isNew = '!data.exists() && newData.exists()';

/** The whole database as it will be after the update, seen from a rule at `path`: every multi-path update is judged as one. */
export function afterUpdate(path: string): string {
  return `newData${'.parent()'.repeat(path.split('/').length)}`;
}

export const is = (...values: readonly string[]): Rules => ({
  '.validate': any(...values.map((value) => `newData.val() === '${value}'`)),
});

/** Invisible control characters: in a terminal they could hide or fake what an owner reads. */
const has = (characters: string): string => `newData.val().matches(/[${characters}]/)`;
const isOneLine = `!${has(controls)}`;
/** Tabs and line breaks may stand in a message. */
const isLines = `!${has('\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f')}`;

/** A text of at most `most` UTF-16 units that is not blank. */
export function text(most: number, lines: 'oneLine' | 'lines' = 'oneLine'): Rules {
  return {
    '.validate': all(
      'newData.isString()',
      `newData.val().length <= ${most}`,
      'newData.val().matches(/[^ ]/)',
      lines === 'lines' ? isLines : isOneLine,
    ),
  };
}

/** Blanks and line ends of all kinds; spelled out, for not every engine of patterns means the same by its short word. */
const blanks = ' \u00a0\u1680\u2000-\u200a\u2027-\u202f\u205f\u3000\ufeff';

/** A web address of this scheme, itself a pattern, without a blank in it. */
export const linkShape = (scheme: string): RegExp => new RegExp(`^${scheme}:\\/\\/[^${blanks}]+$`);

export const shaped = (pattern: RegExp, most: number): Rules => ({
  '.validate': `newData.isString() && newData.val().length <= ${most} && newData.val().matches(${pattern.toString()}) && ${isOneLine}`,
});

/** A pattern of the shop's as this language spells it; `isOneLine` looks for U+0000. */
const spelled = ({ source }: RegExp): string => `/${source.replaceAll('\u0000', '\u0001')}/`;
const matches = (pattern: RegExp): string => `newData.val().matches(${spelled(pattern)})`;
export const email: Rules = {
  '.validate': all(
    'newData.isString()',
    `newData.val().length <= ${longest.email}`,
    ...emailShapes.map(matches),
    isOneLine,
  ),
};
export const phone = shaped(phoneShape, longest.phone + 1);
export const country = shaped(countryShape, 2);
export const serverTime: Rules = { '.validate': 'newData.val() === now' };
export const nothingElse: Rules = { '.validate': false };

/** A map that has all of `required`, may have `optional`, and nothing else. */
export function record(required: Rules, optional: Rules = {}): Rules {
  const names = Object.keys(required)
    .map((name) => `'${name}'`)
    .join(', ');
  return { '.validate': `newData.hasChildren([${names}])`, ...required, ...optional, $other: nothingElse };
}

/** `rules` with one more condition on the node itself. */
export function where(rules: Rules, condition: string): Rules {
  const before = rules['.validate'];
  if (before === false) return rules;
  return { ...rules, '.validate': typeof before === 'string' ? all(before, condition) : condition };
}

/**
 * Forbids priorities below nodes anybody may write to: a priority is a second value of any length that no other rule
 * checks.
 */
export function withoutPriorities(rules: Rules): Rules {
  const entries = Object.entries(rules).map(([name, rule]): [string, Rules[string]] => {
    if (typeof rule !== 'object' || Array.isArray(rule)) return [name, rule];
    return [name, where(withoutPriorities(rule), 'newData.getPriority() === null')];
  });
  return Object.fromEntries(entries);
}

import { plainCode } from '#model/typedText';

/** What people write between the characters of a post code, and the Japanese sign before it. */
const between = /[\s.,:;/|~_()[\]<>#*'"“”„‚«»·•・〜〒-]/g;

/** The characters of a post code alone. */
export const plainPostcode = (text: string): string => plainCode(text).toUpperCase().replaceAll(between, '');

/** Before a post code people write the country's sign (`D-`, `CH-`, `FIN-`), its code, the state (`OR 97205`) or `PLZ`. */
export const countrySign = /^\p{L}{1,3}(?=\d)/u;

/** What it is called: anything with a colon behind it, or one of its names; short ones as `PLZ` and `CAP` are read as signs. */
const label =
  /^(?:\p{L}[\p{L} .-]*:|(?:zip|pin|post|postal)[ -]?code|eircode|postleitzahl|p[oó]sti?n(?:r|[uú]m)\p{L}*|[ck][oó]d\p{L}*[.]? po\p{L}+|c[.] ?p[.]|cp(?= )|irsz|邮编|郵便番号)[ .:-]*/iu;

export const withoutLabel = (text: string): string => plainCode(text).replace(label, '');

/** The same before a post code that begins with letters: there it is a word of its own. */
export const withoutSign = (text: string): string => plainCode(text).replace(/^\p{L}{1,3}[ .,:-]+/u, '');

import { plainCode } from '#model/typedText';

/** Currencies as people write them before or behind an amount, in the shop's languages. */
const currency =
  /(?:\b(?:us|gb))?\p{Sc}(?:(?:us|gb)\b)?|\b(?:usd|eur|gbp|chf|euros?|dollars?|pounds?|livres?|pfund|franken)\b[.]?/giu;
/** Behind an amount without cents: `50,-`, `50.`, `50 --`. */
const noCents = /[.,]?-*$/;
/** What separates thousands in every language: blanks, and apostrophes, which the Swiss write. */
const blank = /['’‘` ](?=\d{3}(?!\d))/g;
/** Three digits behind a point or a comma are thousands in every language: no price has them for cents. */
const thousands = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;
const withCents = /^(?:(\d*|[1-9]\d{0,2}(?:,\d{3})+)[.]|(\d*|[1-9]\d{0,2}(?:[.]\d{3})+),)(\d{1,2})$/;
const mostDigits = 7;

/**
 * An amount as people type and paste it, with or without its currency, in the habits of any of the shop's languages;
 * undefined for anything else.
 */
export function typedAmount(text: string): number | undefined {
  const plain = plainCode(text)
    .replaceAll('٫', ',')
    .replaceAll('٬', '.')
    .replaceAll(currency, '')
    .trim()
    .replaceAll(blank, '')
    .replace(noCents, '');
  const [, beforePoint, beforeComma, cents = '0'] = withCents.exec(plain) ?? [];
  const units =
    beforePoint ?? beforeComma ?? (thousands.test(plain) || /^\d+$/.test(plain) ? plain : undefined);
  const digits = units?.replaceAll(/[.,]/g, '');
  return digits === undefined || digits.length > mostDigits ? undefined : Number(`${digits}.${cents}`);
}

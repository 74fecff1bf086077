import { withoutLimit } from './typedLimit';

/** A currency as people write it in the shop's languages; cents are none, for they would be taken for the whole. */
const currency = [
  '(?:[a-z]{1,2} ?)?(?!¢)\\p{Sc}(?: ?[a-z]{2})?',
  // By its name, with whose it is before or behind: `British pounds`, `dollars des États-Unis`.
  '(?:\\p{L}+[- ])?(?:dollars?|pounds?|livres?|pfund|francs?|franken|rupees?|roupies?|rupien?|euros?)(?: \\p{L}+(?:[- ]\\p{L}+)*)?',
  '(?:usd|eur|gbp|inr|chf|cad|aud|s?frs?|rs)[.]?(?: ?\\p{Sc})?',
].join('|');
const currencyBefore = new RegExp(`^(?:${currency}) ?(?=[\\d+.,])`, 'iu');
const currencyBehind = new RegExp(`([\\d.,=-]) ?(?:${currency})$`, 'iu');
/** The French put the sign where the point stands: `20€50`. */
const currencyForPoint = /^(\d+)(?!¢)\p{Sc}(\d\d)$/u;
/** Behind an amount without cents: `50,-`, `50.`, `50 --`, `50/-`. */
const noCents = / ?[.,/]?[-=]*$/;
/** What separates thousands in every language: blanks, and apostrophes, which the Swiss write. */
const blank = /['` ](?=\d{3}(?!\d))/g;
/** Lakhs and crores: in India only the last three digits stand together. */
const lakhs = /^([1-9]\d?(?:,\d\d)+,\d{3})([.]\d{1,2})?$/;
/** Three digits behind a point or a comma are thousands in every language: no price has them for cents. */
const thousands = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;
const withCents = /^(?:(\d*|[1-9]\d{0,2}(?:,\d{3})+)[.]|(\d*|[1-9]\d{0,2}(?:[.]\d{3})+),)(\d{1,2})$/;
const mostDigits = 7;

/**
 * An amount as people type and paste it, with or without its currency, in the habits of any of the shop's languages;
 * undefined for anything else.
 */
export function typedAmount(text: string): number | undefined {
  const plain = withoutLimit(text)
    .replaceAll('٫', ',')
    .replaceAll('٬', "'")
    .replace(currencyForPoint, '$1.$2')
    .replace(currencyBefore, '')
    .replace(currencyBehind, '$1')
    .replaceAll(blank, '')
    .replace(noCents, '')
    .replace(/^[+]/, '')
    .replace(lakhs, (_, units: string, cents = '') => units.replaceAll(',', '') + cents);
  const [, beforePoint, beforeComma, cents = '0'] = withCents.exec(plain) ?? [];
  const units =
    beforePoint ?? beforeComma ?? (thousands.test(plain) || /^\d+$/.test(plain) ? plain : undefined);
  const digits = units?.replaceAll(/[.,]/g, '');
  return digits === undefined || digits.length > mostDigits ? undefined : Number(`${digits}.${cents}`);
}

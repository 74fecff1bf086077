import { isDiscount } from '#model/money/amount';
import { typedAmount } from '#model/money/typedAmount';
import { plainCode } from '#model/typedText';

/** Numbers as owners type and paste them into the desk's fields, in the habits of any language, with a percent sign behind. */

const bare = (text: string): string => plainCode(text).replace(/ ?%$/, '');

/** A whole number, in thousands as people separate them; undefined for anything else. */
export function typedWhole(text: string): number | undefined {
  const number = /^\d[\d .,']*$/.test(bare(text)) ? typedAmount(bare(text)) : undefined;
  return Number.isInteger(number) ? number : undefined;
}

/** A whole number as its field keeps it; what is none stays, for its field to say so. */
export const plainWhole = (text: string): string => String(typedWhole(text) ?? plainCode(text));

/** What has more decimals than a price, and no nought at its end: so a number is shown, and no thousands are written. */
const exact = /^(?:\d+[.,]\d*[1-9]|0[.,]\d+)$/;

/** A number that may have any decimals; undefined for anything else. */
export function typedDecimal(text: string): number | undefined {
  const plain = bare(text);
  if (exact.test(plain)) return Number(plain.replace(',', '.'));
  return /^[\d.,]/.test(plain) ? typedAmount(plain) : undefined;
}

/** What a price is reduced by, in percent with at most two decimals, as a sheet may say it; undefined for anything else. */
export function typedDiscount(text: string): number | undefined {
  const number = typedDecimal(text);
  return isDiscount(number) ? number : undefined;
}

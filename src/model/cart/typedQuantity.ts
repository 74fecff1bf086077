import { typedAmount } from '#model/money/typedAmount';
import { plainCode } from '#model/typedText';

/** More than any shop has of a thing. */
const most = 999_999;
const fractions = /[\u00bc-\u00be\u2150-\u215f\u2189]/g;

/** The whole number that was typed or pasted for a quantity, alone or among words (`3×`, `3 pieces`); undefined for none. */
export function typedQuantity(text: string): number | undefined {
  const plain = plainCode(text.replaceAll(fractions, ' '));
  const [first] = plain.startsWith('-') ? [] : (/\d+/.exec(plain) ?? []);
  const typed = typedAmount(plain) ?? (first === undefined ? undefined : Number(first));
  return typed === undefined ? undefined : Math.min(most, Math.trunc(typed));
}

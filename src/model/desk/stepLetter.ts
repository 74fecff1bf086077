import type { Letter } from '#model/letters/letter';
import { orderLetter, type OrderLetterFacts } from '#model/letters/orderLetter';
import { refundLetter } from '#model/letters/refundLetter';
import type { OrderLetterKind } from '#model/letters/words/words';
import { statusTime, type OrderStatus } from '#model/order/order';
import { isPaid } from '#model/order/payment';

const kinds: Readonly<Record<OrderStatus, OrderLetterKind>> = {
  placed: 'order-received',
  confirmed: 'order-confirmed',
  sent: 'order-sent',
  delivered: 'order-sent',
  cancelled: 'order-cancelled',
};

/** The letter of what happened to an order last, for a mail program; the money is the last step before it is sent. */
export function stepLetter(facts: OrderLetterFacts): Letter {
  const { order } = facts;
  const { refunds = [] } = order;
  const no = refunds.findLastIndex(({ sum }) => sum > 0);
  if ((refunds[no]?.at ?? 0) >= (statusTime(order) ?? 1)) return refundLetter(no, facts);
  const isToSend = order.status === 'confirmed' && isPaid(order);
  return orderLetter(isToSend ? 'order-paid' : kinds[order.status], { ...facts, isTyped: true });
}

/** Mail programs take no more of an address. */
const longestLink = 1900;

/** A line of dashes below it. */
const isHeading = (part: string | undefined): boolean => /\n-+$/.test(part ?? '');

/** An address that opens an empty letter; what has a meaning in addresses stands for itself. */
export const mailAddress = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** An address that opens the letter in a mail program; a longer letter ends with a whole paragraph before that. */
export function mailTo(email: string, { subject, text }: Pick<Letter, 'subject' | 'text'>): string {
  const start = `${mailAddress(email)}?subject=${encodeURIComponent(subject)}&body=`;
  const parts = text.trim().split('\n\n');
  const bodyOf = (count: number): string =>
    encodeURIComponent(parts.slice(0, count).join('\r\n\r\n').replaceAll(/\r?\n/g, '\r\n'));
  let count = parts.length;
  while (count > 1 && ((start + bodyOf(count)).length > longestLink || isHeading(parts[count - 1])))
    count -= 1;
  return start + bodyOf(count);
}

import { isSameEmail } from '#model/email';
import { namesOut, needsName } from '#model/order/erasure';
import { isGuestOrder, orderNotes } from '#model/order/places';
import { serverTimestamp } from '#model/serverTimestamp';
import { textOf } from '#model/untrusted';
import type { BookedOrder } from './bookedOrder';
import type { BookedMessage } from './messages';
import type { OwnersNotes } from './notes';
import type { BookedWithdrawal } from './withdrawals';

/** Everything the shop was sent, of one person or of all. */
export interface Kept {
  orders: readonly BookedOrder[];
  messages: readonly BookedMessage[];
  withdrawals: readonly BookedWithdrawal[];
}

/** What of it is of one address. */
export const keptOf = ({ orders, messages, withdrawals }: Kept, email: string): Kept => ({
  orders: orders.filter(({ order }) => isSameEmail(order.contact.email, email)),
  messages: messages.filter(({ fields }) => isSameEmail(textOf(fields.email), email)),
  withdrawals: withdrawals.filter((entry) => isSameEmail(entry.email, email)),
});

/** What somebody is sent who asks for their data. */
export const exportOf = ({ orders, messages, withdrawals }: Kept, notes: OwnersNotes) => ({
  orders: orders.map(({ number, order }) => ({ number, ...order, ownersNote: notes[order.id] })),
  messages: messages.map(({ number, fields }) => ({ number, ...fields })),
  withdrawals,
});

export interface Erasure {
  /** Orders that lose name, address and notes now. */
  orders: string[];
  /** Orders still under way, or with money to go back: they are marked, and lose theirs once that is done. */
  underWay: string[];
  messages: string[];
  /** Withdrawals that are done. */
  withdrawals: string[];
  /** Withdrawals that still wait for their refund: they stay until they are done. */
  openWithdrawals: string[];
  update: Record<string, unknown>;
}

/** What a guest left behind, taken out on request. The purchases stay, for bookkeeping; members delete their account themselves. */
export function erasureOf({ orders, messages, withdrawals }: Kept): Erasure {
  const guests = orders.filter(({ path }) => isGuestOrder(path));
  const done = guests.filter(({ order }) => !needsName(order));
  const waiting = guests.filter(({ order }) => needsName(order));
  const settled = withdrawals.filter(({ isDone }) => isDone);
  const numbers = (entries: readonly { number: string }[]): string[] => entries.map(({ number }) => number);
  return {
    orders: numbers(done),
    underWay: numbers(waiting),
    messages: numbers(messages),
    withdrawals: numbers(settled),
    openWithdrawals: numbers(withdrawals.filter(({ isDone }) => !isDone)),
    update: Object.fromEntries([
      ...done.flatMap(({ path, order }) => [
        ...namesOut(path),
        [`${orderNotes}/${order.id}`, null] as [string, unknown],
      ]),
      ...waiting
        .filter(({ order }) => order.isErased !== true)
        .map(({ path }): [string, unknown] => [`${path}/erasedAt`, serverTimestamp]),
      ...[...messages, ...settled].map(({ path }): [string, unknown] => [path, null]),
    ]),
  };
}

import { isPaid } from '#model/order/payment';
import { isPaidBack, owedBack } from '#model/order/refundable';
import { hasNothingToSend } from '#model/order/statusName';
import { isInTime, termBegin } from '#model/order/withdrawal';
import type { BookedOrder } from './bookedOrder';
import { canSetPayment } from './orderChanges';

/** What of the orders waits for somebody, each oldest first. */
export interface Waiting {
  /** Placed, and not confirmed. */
  placed: BookedOrder[];
  /** Confirmed or further, and no money seen yet. */
  unpaid: BookedOrder[];
  /** Of these, where the time to pay is over. */
  overdue: BookedOrder[];
  /** Confirmed and paid, and something of it goes into a parcel. */
  toSend: BookedOrder[];
  /** Confirmed and paid, of programs alone: a link is sent, after the days to withdraw unless the shopper asked for it at once. */
  linksToSend: BookedOrder[];
  /** Cancelled after they were paid, and the money has not gone back. */
  toPayBack: BookedOrder[];
}

const isUnpaid = ({ order }: BookedOrder): boolean => canSetPayment(order) && !isPaid(order);

const isOverdue = (entry: BookedOrder, now: number): boolean =>
  isUnpaid(entry) && (entry.order.payment?.until ?? now) < now;

const isToSend = ({ order }: BookedOrder): boolean =>
  order.status === 'confirmed' && isPaid(order) && !isPaidBack(order);

function isLinkDue({ order }: BookedOrder, now: number, timeZone: string): boolean {
  const isTermOver = termBegin(order) === undefined || !isInTime(now, order, timeZone);
  return hasNothingToSend(order) && (order.earlyStart === true || isTermOver);
}

/** Sorts orders by what is to be done next; they are given newest first. */
export function waitingIn(orders: readonly BookedOrder[], now: number, timeZone: string): Waiting {
  const oldestFirst = orders.toReversed();
  const ready = oldestFirst.filter(isToSend);
  return {
    placed: oldestFirst.filter(({ order }) => order.status === 'placed'),
    unpaid: oldestFirst.filter((entry) => isUnpaid(entry) && !isOverdue(entry, now)),
    overdue: oldestFirst.filter((entry) => isOverdue(entry, now)),
    toSend: ready.filter(({ order }) => !hasNothingToSend(order)),
    linksToSend: ready.filter((entry) => isLinkDue(entry, now, timeZone)),
    toPayBack: oldestFirst.filter(({ order }) => owedBack(order) > 0),
  };
}

/** What came after a time, for whoever was away until then. */
export const cameSince = (entries: readonly { createdAt: number }[], since: number): number =>
  entries.filter(({ createdAt }) => createdAt > since).length;

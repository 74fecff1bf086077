import { hasProgram, type PlacedOrder } from './order';
import { isPaid } from './payment';
import type { ProgramStartChoice } from './startChoice';
import { hasEnded } from './refundable';
import { hasNothingToSend } from './statusName';

/** The dates of an order's programs, as the terms state them. */
interface ProgramStart {
  isConfirmed: boolean;
  isPaid: boolean;
  /** The link went out; of an order with a parcel nobody notes it. */
  isSent: boolean;
  /** The first week comes with the payment, or when the days to withdraw are over. */
  begins: ProgramStartChoice;
}

type Known = Pick<PlacedOrder, 'lines' | 'status' | 'delivery' | 'amounts' | 'earlyStart'> &
  Partial<Pick<PlacedOrder, 'payment' | 'refunds'>>;

/** Undefined for an order without programs, or one that has ended. */
export function programStart(order: Known): ProgramStart | undefined {
  if (!hasProgram(order.lines) || hasEnded(order)) return undefined;
  return {
    isConfirmed: order.status !== 'placed',
    isPaid: isPaid(order),
    isSent: hasNothingToSend(order) && ['sent', 'delivered'].includes(order.status),
    begins: order.earlyStart ? 'early' : 'later',
  };
}

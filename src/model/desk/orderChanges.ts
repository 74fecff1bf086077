import {
  firstStatus,
  nextStatuses,
  previousStatus,
  type OrderStatus,
  type PlacedOrder,
} from '#model/order/order';
import { isPaid, type Payment } from '#model/order/payment';
import { serverTimestamp } from '#model/serverTimestamp';
import type { BookedOrder } from './bookedOrder';

/*
 * What an owner makes of an order, each as one update that the security rules accept whole or not at all. Every update counts the
 * order's revision up by one from the state that was looked at: of two owners at once the second is refused.
 */
export type Update = Record<string, unknown>;

export type OrderState = Pick<PlacedOrder, 'revision'>;

/** `fields` of the order, with the next revision. */
export function orderChange(path: string, { revision = 0 }: OrderState, fields: Update): Update {
  const changes = Object.entries({ ...fields, revision: revision + 1 });
  return Object.fromEntries(changes.map(([field, value]) => [`${path}/${field}`, value]));
}

/** Steps that the order's status allows. */
export const stepsOf = ({ status }: Pick<PlacedOrder, 'status'>): readonly OrderStatus[] =>
  nextStatuses[status];

/** An order that was paid before it was confirmed stays paid. */
const withPaid = (payment: Payment, { payment: before }: Pick<PlacedOrder, 'payment'>): Payment => ({
  ...payment,
  ...(before?.paidAt !== undefined && { paidAt: before.paidAt }),
});

interface StepFacts {
  /** How it is paid, for a confirmation. */
  payment?: Payment | undefined;
  /** A link by which the shopper follows the parcel. */
  tracking?: string | undefined;
}

/** One step on: the status with its time; what was undone before is done with. */
export const stepChange = (
  { path, order }: Pick<BookedOrder, 'path' | 'order'>,
  status: OrderStatus,
  { payment, tracking }: StepFacts = {},
): Update =>
  orderChange(path, order, {
    status,
    [`at/${status}`]: serverTimestamp,
    undone: null,
    ...(payment && { payment: withPaid(payment, order) }),
    ...(tracking && { tracking }),
  });

/** Why the last step cannot be taken back. */
export type UndoProblem = 'first' | 'undone' | 'refunded' | 'paid';

/** The status the order would have again, or why it cannot: one step, once, while nothing has followed it. */
export function undoOf(order: PlacedOrder): { to: OrderStatus } | { problem: UndoProblem } {
  const to = previousStatus[order.status];
  if (to === undefined) return { problem: 'first' };
  if (order.undone !== undefined) return { problem: 'undone' };
  if (order.refunds) return { problem: 'refunded' };
  if (to === firstStatus && isPaid(order)) return { problem: 'paid' };
  return { to };
}

export const undoChange = ({ path, order }: BookedOrder, to: OrderStatus): Update =>
  orderChange(path, order, { status: to, [`at/${order.status}`]: null, undone: order.status });

/** The way to pay, said later than the confirmation or instead of another one; what was paid stays paid. */
export const paymentChange = ({ path, order }: BookedOrder, payment: Payment): Update =>
  orderChange(path, order, { payment: withPaid(payment, order) });

/** Somebody confirmed it, and nobody cancelled it: the way to pay can be said. */
export const canSetPayment = ({ status }: Pick<PlacedOrder, 'status'>): boolean =>
  status !== 'placed' && status !== 'cancelled';

/** The money was seen on this day; undefined: it was another order that was paid. */
export function paidChange({ path, order }: BookedOrder, paidAt: number | undefined): Update {
  // Nobody has said yet how it is paid: that comes with its confirmation.
  if (paidAt === undefined && order.status === firstStatus)
    return orderChange(path, order, { payment: null });
  const { paidAt: _, ...before } = order.payment ?? { until: paidAt ?? order.createdAt };
  return orderChange(path, order, { payment: { ...before, ...(paidAt !== undefined && { paidAt }) } });
}

export const trackingChange = ({ path, order }: BookedOrder, tracking: string): Update =>
  orderChange(path, order, { tracking: tracking || null });

export interface NewRefund {
  /** The day of it, `2026-11-25`. */
  day: string;
  sum: number;
  /** Units that came back, by the key of their line. */
  lines: Readonly<Record<string, number>>;
  isRestocked: boolean;
}

/** What came back and what was paid back. */
export function refundChange({ path, order }: BookedOrder, refund: NewRefund): Update {
  const no = order.refunds?.length ?? 0;
  const { day, sum, lines, isRestocked } = refund;
  const hasLines = Object.keys(lines).length > 0;
  return orderChange(path, order, {
    [`refunds/${no}`]: {
      no,
      at: serverTimestamp,
      day,
      sum,
      ...(hasLines && { lines }),
      ...(hasLines && isRestocked && { restocked: true }),
    },
  });
}

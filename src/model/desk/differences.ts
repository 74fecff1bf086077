import { refundedSum } from '#model/order/refund';
import type { PlacedOrder } from '#model/order/order';

/** What somebody else has changed of an order while it was looked at. */
export type Difference = 'status' | 'paid' | 'payment' | 'tracking' | 'refund';

/** Nothing where both are the same state of the order. */
export function differencesBetween(seen: PlacedOrder, now: PlacedOrder): Difference[] {
  const way = ({ payment }: PlacedOrder): string =>
    JSON.stringify([payment?.until, payment?.link, payment?.euros]);
  return [
    ...(seen.status === now.status ? [] : (['status'] as const)),
    ...(seen.payment?.paidAt === now.payment?.paidAt ? [] : (['paid'] as const)),
    ...(way(seen) === way(now) ? [] : (['payment'] as const)),
    ...(seen.tracking === now.tracking ? [] : (['tracking'] as const)),
    ...(refundedSum(seen.refunds) === refundedSum(now.refunds) && seen.refunds?.length === now.refunds?.length
      ? []
      : (['refund'] as const)),
  ];
}

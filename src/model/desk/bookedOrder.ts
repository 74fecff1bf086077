import type { PlacedOrder } from '#model/order/order';
import { earlierNumber } from '#model/order/referenceNumber';

/** An order with its place in the database, as whoever runs the shop works with it. */
export interface BookedOrder {
  path: string;
  number: string;
  order: PlacedOrder;
}

/** Whether somebody who writes `typed` may mean this order: by its number or the one it had before, in small letters too. */
export function hasNumber({ number, order }: BookedOrder, typed: string): boolean {
  const wanted = typed.trim().toUpperCase();
  return wanted === number || (wanted.startsWith('EW-') && wanted === earlierNumber(order.id));
}

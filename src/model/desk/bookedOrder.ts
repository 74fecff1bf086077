import type { PlacedOrder } from '#model/order/order';
import { isNumberOf } from '#model/order/referenceNumber';

/** An order with its place in the database, as whoever runs the shop works with it. */
export interface BookedOrder {
  path: string;
  number: string;
  order: PlacedOrder;
}

/** Whether somebody who writes `typed` may mean this order. */
export const hasNumber = (entry: BookedOrder, typed: string): boolean =>
  isNumberOf(typed, entry.order.id, entry);

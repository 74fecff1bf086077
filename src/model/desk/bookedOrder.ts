import type { PlacedOrder } from '#model/order/order';

/** An order with its place in the database, as whoever runs the shop works with it. */
export interface BookedOrder {
  path: string;
  number: string;
  order: PlacedOrder;
}

import type { PlacedOrder } from '#model/order/order';
import { oncePer } from '#model/oncePer';
import { shopDay } from '#model/order/calendarDay';
import { isNumberOf } from './numbersIn';

/** An order with its place in the database, as whoever runs the shop works with it. */
export interface BookedOrder {
  path: string;
  number: string;
  order: PlacedOrder;
}

/** Whether somebody who writes these numbers may mean this order. */
export const hasNumber = (entry: BookedOrder, numbers: readonly string[]): boolean =>
  isNumberOf(numbers, entry.order.id, entry);

/** The shop's day on which it was placed: `2026-11-26`. Asking the calendar for thousands takes a phone longer than a press may wait. */
export const placedOn = oncePer(({ order }: BookedOrder): string => shopDay(order.createdAt));

import type { Item } from '../catalogue/item';
import { freeDeliveryFrom, sumOf } from '../money/pricing';

/** Programs are used online: an order of programs alone is delivered by nobody. */
export const deliveryMethods = ['standard', 'express', 'none'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];
export const noDelivery = 'none' satisfies DeliveryMethod;

/** US dollars. An order names its method only, so a new price needs a new method: old orders must keep theirs. */
const deliveryPrices = { standard: 6.9, express: 14.9, none: 0 } as const satisfies Record<
  DeliveryMethod,
  number
>;

/** Standard delivery is free from 200 dollars; express never is. */
export function deliveryPrice(method: DeliveryMethod, items: number): number {
  return method === 'standard' && items >= freeDeliveryFrom ? 0 : deliveryPrices[method];
}

export interface OrderTotals {
  items: number;
  delivery: number;
  total: number;
}

/** In US dollars: what the items cost, what bringing them costs, and both together. */
export function totalsOf(items: number, method: DeliveryMethod): OrderTotals {
  const delivery = deliveryPrice(method, items);
  return { items, delivery, total: sumOf([items, delivery]) };
}

interface FreeDelivery {
  remaining: number;
  /** 0 to 1 */
  progress: number;
}

/** How far a total is on its way to free delivery. */
export const freeDelivery = (total: number): FreeDelivery => ({
  remaining: Math.max(0, sumOf([freeDeliveryFrom, -total])),
  progress: Math.min(1, total / freeDeliveryFrom),
});

export const needsDelivery = (lines: readonly Pick<Item, 'kind'>[]): boolean =>
  lines.some(({ kind }) => kind === 'product');

/** Working days from the order to the door. */
export const workingDays = {
  standard: { from: 3, to: 6 },
  express: { from: 1, to: 2 },
} as const satisfies Record<Exclude<DeliveryMethod, 'none'>, { from: number; to: number }>;

export type ParcelMethod = keyof typeof workingDays;

const isWeekend = (day: Date): boolean => day.getDay() === 0 || day.getDay() === 6;

function afterWorkingDays(start: Date, count: number): Date {
  const day = new Date(start.getFullYear(), start.getMonth(), start.getDate());
  let left = count;
  while (left > 0) {
    day.setDate(day.getDate() + 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

/** The first and the last day on which a parcel sent off today may come; Saturdays and Sundays do not count. */
export const arrivalOf = (method: ParcelMethod, today: Date): { from: Date; to: Date } => ({
  from: afterWorkingDays(today, workingDays[method].from),
  to: afterWorkingDays(today, workingDays[method].to),
});

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

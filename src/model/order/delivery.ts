import type { Item } from '#model/catalogue/item';
import { shop } from '#shopConfig';
import { sumOf } from '#model/money/pricing';
import { fieldsOf, priceOf } from '#model/untrusted';

/** Programs are used online: an order of programs alone is delivered by nobody. */
export const deliveryMethods = ['standard', 'express', 'none'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];
export const noDelivery = 'none' satisfies DeliveryMethod;

/** What delivery costs, in the settlement currency. */
export interface DeliveryTerms {
  standard: number;
  express: number;
  /** Standard delivery of at least this much is free; express never is. */
  freeFrom: number;
}

/** The terms where the owner has set no others. Orders store what they cost, so these may change at any time. */
export const deliveryTerms: DeliveryTerms = shop.delivery;

/** The terms in the database's `settings/delivery`; what is not set there is the shop's own. */
export function deliveryTermsFrom(node: unknown): DeliveryTerms {
  const set = fieldsOf(node);
  const price = (name: keyof DeliveryTerms): number => {
    const value = set[name];
    return typeof value === 'number' ? (priceOf(value) ?? deliveryTerms[name]) : deliveryTerms[name];
  };
  return { standard: price('standard'), express: price('express'), freeFrom: price('freeFrom') };
}

export function deliveryPrice(
  method: DeliveryMethod,
  items: number,
  terms: DeliveryTerms = deliveryTerms,
): number {
  if (method === 'none') return 0;
  return method === 'standard' && items >= terms.freeFrom ? 0 : terms[method];
}

interface FreeDelivery {
  remaining: number;
  /** 0 to 1 */
  progress: number;
}

/** How far a total is on its way to free delivery. */
export const freeDelivery = (total: number, { freeFrom }: DeliveryTerms): FreeDelivery => ({
  remaining: Math.max(0, sumOf([freeFrom, -total])),
  progress: freeFrom > 0 ? Math.min(1, total / freeFrom) : 1,
});

export const needsDelivery = (lines: readonly Pick<Item, 'kind'>[]): boolean =>
  lines.some(({ kind }) => kind === 'product');

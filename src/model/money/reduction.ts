import { discountedPrice, toCents, unitPrice } from './pricing';

/** What is said beside a price that is reduced. */
export interface Reduction {
  /** What is struck through; absent where the law lets nothing be. */
  before?: number;
  percent: number;
}

interface Reduced {
  price: number;
  discount: number;
  /** The lowest price of the 30 days before the reduction. */
  lowest30?: number;
}

/**
 * How a reduction is announced. Directive 98/6/EC, article 6a: the price before is the lowest of the last 30 days, and the
 * percentage counts from it (C-330/23). Where that price is not known, a shop in the EU strikes nothing through; one elsewhere
 * strikes the list price. Undefined where there is nothing to announce.
 */
export function reductionOf(item: Reduced, isInEu: boolean): Reduction | undefined {
  const { price, discount, lowest30 } = item;
  if (discountedPrice(price, discount) === null) return undefined;
  const now = toCents(unitPrice(item));
  if (lowest30 === undefined) {
    // A part of a percent of a small price is less than a cent.
    return now < toCents(price) ? { ...(!isInEu && { before: price }), percent: discount } : undefined;
  }
  const before = toCents(lowest30);
  // Rounded down, so that it never promises more than it is.
  const percent = Math.floor(((before - now) * 100) / before);
  return percent > 0 ? { before: lowest30, percent } : undefined;
}

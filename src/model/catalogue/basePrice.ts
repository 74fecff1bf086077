import type { Product } from './item';
import { toCents, unitPrice } from '../money/pricing';

/** A price by which packages of different sizes compare. */
export interface BasePrice {
  /** US dollars, half-up at two decimals. */
  amount: number;
  per: 'kg' | 'l' | '100g' | '100ml';
}

/** Packages of at most this many grams or millilitres are compared by the hundred, larger ones by the thousand. */
const smallPackage = 250;

/** What the price paid for one comes to by weight or volume; undefined for what is not sold by either. */
export function basePriceOf(product: Product): BasePrice | undefined {
  const { meal, netContent } = product;
  const portion =
    meal && meal.portionGrams > 0 ? { amount: meal.portionGrams, unit: 'g' as const } : undefined;
  const content = netContent ?? portion;
  if (!content) return undefined;
  const isSmall = content.amount <= smallPackage;
  const amount = toCents((unitPrice(product) * (isSmall ? 100 : 1000)) / content.amount) / 100;
  if (content.unit === 'g') return { amount, per: isSmall ? '100g' : 'kg' };
  return { amount, per: isSmall ? '100ml' : 'l' };
}

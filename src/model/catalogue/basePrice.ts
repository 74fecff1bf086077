import type { Product } from './item';
import { toCents, unitPrice } from '#model/money/pricing';

/** Base price: makes packages of different sizes comparable. */
export interface BasePrice {
  /** In the shop's own currency, half-up at two decimals. */
  amount: number;
  per: 'kg' | 'l' | '100g' | '100ml';
}

/** Packages of at most this many grams or millilitres are compared by the hundred, larger ones by the thousand. */
const smallPackage = 250;

/** The price to pay by weight or volume; undefined for products sold by neither. */
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

import type { Item } from './item';
import { unitPrice } from '../money/pricing';

export const sortOrders = ['default', 'priceHighToLow', 'priceLowToHigh'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Sorts by the price the shopper pays; equal prices keep the catalogue's order. */
export function sortItems<T extends Item>(items: readonly T[], order: SortOrder): T[] {
  if (order === 'default') return [...items];
  const direction = order === 'priceHighToLow' ? -1 : 1;
  return items.toSorted((a, b) => direction * (unitPrice(a) - unitPrice(b)));
}

export type ListingType = 'new' | 'bestSeller' | 'saleItems';

/** 'new': flagged new; 'bestSeller': the first ones; 'saleItems': reduced ones. Without a limit all are kept. */
export function listByType<T extends Item>(items: readonly T[], type?: ListingType, limit?: number): T[] {
  const kept = items.filter((item) => {
    if (type === 'new') return item.new;
    if (type === 'saleItems') return item.discount > 0;
    return true;
  });
  return limit === undefined ? kept : kept.slice(0, limit);
}

/** Two lists interleaved into one, so that each is spread evenly over it; the order within each stays. */
export function interleaved<T>(first: readonly T[], second: readonly T[]): T[] {
  const placed = [first, second].flatMap((list) =>
    list.map((entry, index) => ({ entry, place: (index + 0.5) / list.length })),
  );
  return placed.toSorted((a, b) => a.place - b.place).map(({ entry }) => entry);
}

import type { Item } from '#model/catalogue/item';
import { unitPrice } from '#model/money/pricing';

export const sortOrders = ['default', 'priceHighToLow', 'priceLowToHigh', 'newest', 'name'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** How two items follow one another by name; the shopper's language decides. */
export type ByName = (a: Item, b: Item) => number;
const byCatalogueName: ByName = (a, b) => (a.name < b.name ? -1 : Number(a.name > b.name));

/** Sorts by the price the shopper pays, by what is new or by name; equals keep the order they came in. */
export function sortItems<T extends Item>(
  items: readonly T[],
  order: SortOrder,
  byName: ByName = byCatalogueName,
): T[] {
  if (order === 'default') return [...items];
  if (order === 'newest') return items.toSorted((a, b) => Number(b.new) - Number(a.new));
  if (order === 'name') return items.toSorted(byName);
  const direction = order === 'priceHighToLow' ? -1 : 1;
  return items.toSorted((a, b) => direction * (unitPrice(a) - unitPrice(b)));
}

export type ListingType = 'new' | 'bestSeller' | 'saleItems';

/** By units sold where any are counted; the catalogue's own order where none are. */
const bySold = <T extends Item>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => (b.sold ?? 0) - (a.sold ?? 0));

/** 'new': flagged new; 'bestSeller': the first ones; 'saleItems': reduced ones. Without a limit all are kept. */
export function listByType<T extends Item>(items: readonly T[], type?: ListingType, limit?: number): T[] {
  const kept = (type === 'bestSeller' ? bySold(items) : items).filter((item) => {
    if (type === 'new') return item.new;
    if (type === 'saleItems') return item.discount > 0;
    return true;
  });
  return limit === undefined ? kept : kept.slice(0, limit);
}

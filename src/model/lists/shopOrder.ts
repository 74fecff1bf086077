import { isSoldOut } from '#model/availability/availability';
import { isDimension, type Item } from '#model/catalogue/item';

/** The group of an item: neighbours in the list should be of different groups. */
const shelfOf = ({ kind, category }: Item): string =>
  category.find((name) => kind === 'program' || !isDimension(name)) ?? kind;

/**
 * Reorders a ranked list so that neighbours are of different groups: always the best remaining item whose group
 * differs from the one before.
 */
function interleavedByShelf<T extends Item>(ranked: readonly T[]): T[] {
  const left = ranked.map((item) => ({ item, shelf: shelfOf(item) }));
  const order: typeof left = [];
  for (let at = 0; at >= 0; at = left.findIndex(({ shelf }) => shelf !== order.at(-1)?.shelf))
    order.push(...left.splice(at, 1));
  return [...order, ...left].map(({ item }) => item);
}

/**
 * The default order: available before sold out, best-selling first, new items within the better half, neighbours of
 * different categories. Without counts and new items, the catalogue's own order remains.
 */
export function shopOrder<T extends Item>(items: readonly T[]): T[] {
  const most = items.reduce((peak, item) => (isSoldOut(item) ? peak : Math.max(peak, item.sold ?? 0)), 0);
  const newness = Math.max(1, most / 2);
  const weight = ({ sold = 0, new: isNew }: Item): number => Math.max(sold, isNew ? newness : 0);
  const ranked = items.toSorted((a, b) => weight(b) - weight(a));
  return [
    ...interleavedByShelf(ranked.filter((item) => !isSoldOut(item))),
    ...interleavedByShelf(ranked.filter((item) => isSoldOut(item))),
  ];
}

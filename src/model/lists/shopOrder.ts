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
  const shelves = new Map<string, { rank: number; item: T }[]>();
  ranked.forEach((item, rank) => {
    const name = shelfOf(item);
    const shelf = shelves.get(name);
    if (shelf) shelf.push({ rank, item });
    else shelves.set(name, [{ rank, item }]);
  });
  const next = new Map([...shelves.keys()].map((name) => [name, 0]));
  const order: T[] = [];
  let last = '';
  const headOf = (name: string) => shelves.get(name)?.[next.get(name) ?? 0];
  while (order.length < ranked.length) {
    const open = [...shelves.keys()].filter((name) => headOf(name) !== undefined);
    const others = open.filter((name) => name !== last);
    const name = (others.length > 0 ? others : open).reduce((best, each) =>
      (headOf(each)?.rank ?? Infinity) < (headOf(best)?.rank ?? Infinity) ? each : best,
    );
    const head = headOf(name);
    if (head) order.push(head.item);
    next.set(name, (next.get(name) ?? 0) + 1);
    last = name;
  }
  return order;
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

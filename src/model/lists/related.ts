import type { Item } from '#model/catalogue/item';
import { isSameItem } from '#model/saved/savedItem';

const shares = (a: readonly string[], b: readonly string[]): boolean => a.some((entry) => b.includes(entry));

type Nearness = (item: Item, other: Item) => boolean;

/** From near to far: products by category, programs by dimension, then tags, then all of the kind. */
const rings: Record<Item['kind'], readonly Nearness[]> = {
  product: [
    (item, other) => shares(item.category, other.category),
    (item, other) => shares(item.tag, other.tag),
    (item, other) => shares(item.dimensions, other.dimensions),
    () => true,
  ],
  program: [
    (item, other) => item.dimensions[0] !== undefined && other.dimensions.includes(item.dimensions[0]),
    (item, other) => shares(item.dimensions, other.dimensions),
    (item, other) => shares(item.tag, other.tag),
    () => true,
  ],
};

/**
 * Up to `limit` items of the same kind, near ones first, widened until there are enough; never the item itself. Of a long
 * catalogue no more is looked at than it takes.
 */
export function relatedItems(
  item: Item,
  items: readonly Item[],
  limit: number,
  belongs?: (other: Item) => boolean,
  accepts: (other: Item) => boolean = () => true,
): Item[] {
  const found = new Set<Item>();
  const isFamily: Nearness[] = belongs ? [(_item, other) => belongs(other)] : [];
  for (const isNear of [...isFamily, ...rings[item.kind]]) {
    for (const other of items) {
      if (found.size >= limit) return [...found];
      if (other.kind === item.kind && !isSameItem(other, item) && isNear(item, other) && accepts(other)) {
        found.add(other);
      }
    }
  }
  return [...found].slice(0, limit);
}

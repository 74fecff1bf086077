import type { Item } from './item';
import { isSameItem } from '../saved/savedItem';

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

/** Up to `limit` items of the same kind, near ones first, widened until there are enough; never the item itself. */
export function relatedItems(
  item: Item,
  items: readonly Item[],
  limit: number,
  belongs?: (other: Item) => boolean,
): Item[] {
  const others = items.filter((other) => other.kind === item.kind && !isSameItem(other, item));
  const family = belongs ? others.filter(belongs) : [];
  const found = new Set<Item>(family);
  for (const isNear of rings[item.kind]) {
    if (found.size >= limit) break;
    for (const other of others) if (isNear(item, other)) found.add(other);
  }
  return [...found].slice(0, limit);
}

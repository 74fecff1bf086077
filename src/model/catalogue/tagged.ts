import { folded } from '#model/folded';
import type { Item } from './item';

/** Where the first of an item's tags and categories stands among the words; -1 where none does. */
function rankOf({ tag, category }: Item, words: readonly string[]): number {
  const own = new Set([...tag, ...category].map(folded));
  return words.findIndex((word) => own.has(word));
}

/** The items with one of these words as tag or category, those of the first word first. */
export function itemsTagged<T extends Item>(items: readonly T[], words: readonly string[]): T[] {
  const wanted = words.map(folded);
  return items
    .map((item) => ({ item, rank: rankOf(item, wanted) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

export const isTagged = (item: Item, words: readonly string[]): boolean =>
  rankOf(item, words.map(folded)) >= 0;

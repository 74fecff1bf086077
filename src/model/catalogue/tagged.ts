import { folded } from '#model/folded';
import type { Item } from './item';

/** An item's tags and categories, folded once: home asks for six needs at each render, and a catalogue may have thousands. */
const known = new WeakMap<Item, ReadonlySet<string>>();

function wordsOf(item: Item): ReadonlySet<string> {
  const own = known.get(item) ?? new Set([...item.tag, ...item.category].map(folded));
  known.set(item, own);
  return own;
}

/** Where the first of an item's tags and categories stands among the words; -1 where none does. */
function rankOf(item: Item, words: readonly string[]): number {
  const own = wordsOf(item);
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

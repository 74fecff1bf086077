import type { Item } from '#model/catalogue/item';
import { digestOf } from '#model/digest';
import { oncePer } from '#model/oncePer';
import { isFields, textOf } from '#model/untrusted';

/** What a build wrote of each item: by its kind and id, a digest of what its page says. */
export interface WrittenPages {
  /** Milliseconds since 1970. */
  writtenAt: number;
  items: Readonly<Record<string, string>>;
}

/** Beside the pages of a build; only the desk asks for it. */
export const writtenFile = 'written-items.json';

const keyOf = ({ kind, id }: Item): string => `${kind}:${id}`;

/** Stock and sales are read anew on every page, so they make no difference. */
export const digestOfPage = oncePer((item: Item): string => {
  const { sold: _sold, ...said } = item;
  if (said.kind === 'program') return digestOf(said);
  const variation = said.variation.map((colour) => ({
    ...colour,
    size: colour.size.map(({ name }) => name),
  }));
  return digestOf({ ...said, stock: 0, variation });
});

export const writtenPages = (items: readonly Item[], writtenAt: number): WrittenPages => ({
  writtenAt,
  items: Object.fromEntries(items.map((item) => [keyOf(item), digestOfPage(item)])),
});

/** The file as it was read; undefined for what is none. */
export function writtenFrom(value: unknown): WrittenPages | undefined {
  if (!isFields(value) || typeof value['writtenAt'] !== 'number' || !isFields(value['items']))
    return undefined;
  const items = Object.entries(value['items']).map(([key, digest]): [string, string] => [
    key,
    textOf(digest),
  ]);
  return { writtenAt: value['writtenAt'], items: Object.fromEntries(items) };
}

/** How many items were changed, are new or are gone since the pages were written. */
export function differingItems(items: readonly Item[], { items: written }: WrittenPages): number {
  const now = writtenPages(items, 0).items;
  const keys = new Set([...Object.keys(now), ...Object.keys(written)]);
  return [...keys].filter((key) => now[key] !== written[key]).length;
}

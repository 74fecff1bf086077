import { idFrom } from '#model/catalogue/idFrom';
import { itemPlace } from '#model/catalogue/catalogueNode';
import { isUsableId } from '#model/catalogue/itemId';
import type { Item } from '#model/catalogue/item';
import { languages } from '#model/languages';
import { fieldsOf, isFields, type Fields } from '#model/untrusted';
import type { Update } from './orderChanges';
import { storedVariation, variationUpdate, type ColourDraft } from './variationDraft';

/** What the desk changes of an item as a whole; every other field of it stays as it stands in the database. */
export interface ItemDraft {
  /** Fields by their names in the database; null for what is not there. */
  fields: Fields;
  /** Units on hand where they are not counted by colour and size. */
  stock?: number;
  /** What there was when it was first shown. */
  stockWas?: number;
  colours: readonly ColourDraft[];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Writes what was changed, field by field; a stock by the difference, as shoppers buy meanwhile. */
export function itemChange(path: string, before: ItemDraft, after: ItemDraft): Update {
  const fields = Object.entries(after.fields).flatMap(([field, value]): [string, unknown][] =>
    isSame(before.fields[field], value) ? [] : [[`${path}/${field}`, value]],
  );
  const stock = (after.stock ?? 0) - (after.stockWas ?? 0);
  return {
    ...Object.fromEntries(fields),
    ...(after.stock !== undefined && stock !== 0 && { [`${path}/stock`]: { '.sv': { increment: stock } } }),
    ...variationUpdate(`${path}/variation`, before.colours, after.colours),
  };
}

/** Whether the second path stands at or below the first. */
const isWithin = (path: string, other: string): boolean => other === path || other.startsWith(`${path}/`);

/** Whether somebody else has changed meanwhile what would be written. Stocks add up, so they are no conflict. */
export function isItemConflict(before: ItemDraft, now: ItemDraft, after: ItemDraft): boolean {
  const pathsTo = (next: ItemDraft): string[] =>
    Object.entries(itemChange('', before, next)).flatMap(([path, value]) =>
      isFields(value) && '.sv' in value ? [] : [path],
    );
  const theirs = pathsTo(now);
  return pathsTo(after).some((mine) => theirs.some((path) => isWithin(mine, path) || isWithin(path, mine)));
}

/** The entry as it would stand in the database, for what judges it. */
export function entryOf(id: string, { fields, stock, colours }: ItemDraft, template: unknown): Fields {
  const variation = storedVariation(colours);
  const entry: Fields = { ...fieldsOf(template), ...fields, id, variation };
  if (stock !== undefined) entry['stock'] = stock;
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null));
}

/** An id for a name, with a number behind it where it is taken. */
export function newItemId(name: string, isTaken: (id: string) => boolean): string {
  const plain = idFrom(name).slice(0, 60) || 'item';
  const free = (id: string): boolean => isUsableId(id) && !isTaken(id);
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? plain : `${plain}-${number}`;
    if (free(id)) return id;
  }
}

/** A new item; `template` gives the fields that the form does not show. */
export function newItem(kind: Item['kind'], id: string, draft: ItemDraft, template: unknown): Update {
  const { sold: _, ...rest } = fieldsOf(template);
  const entry = entryOf(id, draft, rest);
  return { [itemPlace({ kind, id })]: kind === 'product' ? { stock: 0, ...entry } : entry };
}

/** Takes an item away, with what is said of it in other languages: a new one may get its id. */
export const itemGone = (kind: Item['kind'], id: string): Update => {
  const place = itemPlace({ kind, id });
  return Object.fromEntries(
    [place, ...languages.map((language) => `texts/${language}/${place}`)].map((path) => [path, null]),
  );
};

/** What a copy begins with: the same colours and sizes, of which there is nothing yet. */
export function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(emptied);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key === 'stock' ? 0 : emptied(each)]),
  );
}

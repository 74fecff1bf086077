import { idFrom } from '#model/catalogue/idFrom';
import { itemNode } from '#model/catalogue/catalogueNode';
import { isUsableId } from '#model/catalogue/itemId';
import type { Item } from '#model/catalogue/item';
import { isFields, numberOf, textOf, textsOf, type Fields } from '#model/untrusted';
import type { Update } from './orderChanges';

/** What the desk changes of an item as a whole; every other field of it stays as it stands in the database. */
export interface ItemDraft {
  name: string;
  summary: string;
  description: string;
  category: readonly string[];
  tag: readonly string[];
  keywords: readonly string[];
  image: readonly string[];
  price: number;
  discount: number;
  isNew: boolean;
}

/** An item of the database as its form shows it. */
export const itemDraftFrom = (node: unknown): ItemDraft => {
  const fields: Fields = isFields(node) ? node : {};
  return {
    name: textOf(fields['name']),
    summary: textOf(fields['summary']),
    description: textOf(fields['description']),
    category: textsOf(fields['category']),
    tag: textsOf(fields['tag']),
    keywords: textsOf(fields['keywords']),
    image: textsOf(fields['image']),
    price: numberOf(fields['price']) ?? 0,
    discount: numberOf(fields['discount']) ?? 0,
    isNew: fields['new'] === true,
  };
};

/** The draft as the database keeps it; what is empty is not there. */
const stored = ({ isNew, discount, ...draft }: ItemDraft): Fields => ({
  name: draft.name,
  summary: draft.summary || null,
  description: draft.description || null,
  category: draft.category.length === 1 ? draft.category[0] : draft.category,
  tag: draft.tag.length > 0 ? draft.tag : null,
  keywords: draft.keywords.length > 0 ? draft.keywords : null,
  image: draft.image,
  price: draft.price,
  discount,
  new: isNew || null,
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Writes what was changed, field by field: stock and sizes stay as shoppers leave them. */
export function itemChange(path: string, before: ItemDraft, after: ItemDraft): Update {
  const [old, next] = [stored(before), stored(after)];
  return Object.fromEntries(
    Object.entries(next).flatMap(([field, value]): [string, unknown][] =>
      isSame(old[field], value) ? [] : [[`${path}/${field}`, value]],
    ),
  );
}

/** Whether somebody else has changed meanwhile what would be written. */
export function isItemConflict(before: ItemDraft, now: ItemDraft, after: ItemDraft): boolean {
  const theirs = itemChange('', before, now);
  return Object.keys(itemChange('', before, after)).some((field) => field in theirs);
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

/** A new item; `template` gives the fields that the form does not show, such as sizes, each with nothing in stock. */
export function newItem(kind: Item['kind'], id: string, draft: ItemDraft, template: unknown): Update {
  const { sold: _, ...rest } = isFields(template) ? template : {};
  const fields = { ...rest, ...stored(draft), id };
  return {
    [`${itemNode(kind)}/${id}`]: {
      ...fields,
      ...(kind === 'product' && { stock: 0 }),
      ...(isFields(rest) && 'variation' in rest && { variation: emptied(rest['variation']) }),
    },
  };
}

/** The same colours and sizes, of which there is nothing yet. */
function emptied(variation: unknown): unknown {
  if (Array.isArray(variation)) return variation.map(emptied);
  if (!isFields(variation)) return variation;
  return Object.fromEntries(
    Object.entries(variation).map(([key, value]) => [key, key === 'stock' ? 0 : emptied(value)]),
  );
}

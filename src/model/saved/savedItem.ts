import type { Item } from '#model/catalogue/item';

/** What the wishlist and the compare list keep of an item; the rest is looked up in the catalogue. */
export type SavedItem = Pick<Item, 'kind' | 'id' | 'name' | 'price' | 'discount' | 'image' | 'category'>;
export type ItemKey = Pick<Item, 'kind' | 'id'>;

export const isSameItem = (a: ItemKey, b: ItemKey): boolean => a.kind === b.kind && a.id === b.id;

export const includesItem = (items: readonly ItemKey[], key: ItemKey): boolean =>
  items.some((item) => isSameItem(item, key));

export const withoutItem = <T extends ItemKey>(items: readonly T[], key: ItemKey): T[] =>
  items.filter((item) => !isSameItem(item, key));

/** The list with the item at its end, or as it is when the item is in it. */
export const withItem = (items: readonly SavedItem[], added: SavedItem): SavedItem[] =>
  includesItem(items, added) ? [...items] : [...items, added];

/** The list with the item back at the place it had. */
export const withItemAt = (items: readonly SavedItem[], item: SavedItem, index: number): SavedItem[] =>
  includesItem(items, item) ? [...items] : [...items.slice(0, index), item, ...items.slice(index)];

export const savedItemOf = ({ kind, id, name, price, discount, image, category }: SavedItem): SavedItem => ({
  kind,
  id,
  name,
  price,
  discount,
  image,
  category,
});

import { choiceOf, imagesOf, maxQuantity, type Choice, type Item } from '#model/catalogue/item';

/** One line of the cart. Price and discount are the catalogue's at the time of adding. */
export interface CartLine extends Choice {
  cartItemId: string;
  kind: Item['kind'];
  id: string;
  name: string;
  price: number;
  discount: number;
  image: string[];
  quantity: number;
  /** What one unit cost before the catalogue changed it, until the shopper has been told. */
  priceBefore?: number;
}

export type LineKey = Pick<CartLine, 'kind' | 'id' | 'selectedProductColor' | 'selectedProductSize'>;

/** Same kind, id, colour and size: such lines are one. */
export const isSameLine = (a: LineKey, b: LineKey): boolean =>
  a.kind === b.kind &&
  a.id === b.id &&
  a.selectedProductColor === b.selectedProductColor &&
  a.selectedProductSize === b.selectedProductSize;

/** A whole number from 1 to the limit; anything else becomes the nearest such number. */
export function clampQuantity(quantity: number, limit: number = maxQuantity): number {
  const most = Math.max(1, Math.min(maxQuantity, Math.floor(limit)));
  if (Number.isNaN(quantity)) return 1;
  return Math.max(1, Math.min(most, Math.trunc(quantity)));
}

/** Adds a line, or raises the quantity of the line that is the same; never above the limit. */
export function mergeLine(
  lines: readonly CartLine[],
  added: CartLine,
  limit: number = maxQuantity,
): CartLine[] {
  const existing = lines.find((line) => isSameLine(line, added));
  if (!existing) return [...lines, { ...added, quantity: clampQuantity(added.quantity, limit) }];
  const quantity = clampQuantity(existing.quantity + clampQuantity(added.quantity), limit);
  return lines.map((line) =>
    line === existing ? { ...line, quantity: Math.max(line.quantity, quantity) } : line,
  );
}

/**
 * A removed line comes back where it stood. The line keeps its id, also when it is merged with one that was added since:
 * whoever restores it a second time finds it there, and nothing is doubled.
 */
export function restoreLine(lines: readonly CartLine[], line: CartLine, index: number): CartLine[] {
  if (lines.some(({ cartItemId }) => cartItemId === line.cartItemId)) return [...lines];
  if (!lines.some((present) => isSameLine(present, line))) {
    return [...lines.slice(0, index), line, ...lines.slice(index)];
  }
  return mergeLine(lines, line).map((merged) =>
    isSameLine(merged, line) ? { ...merged, cartItemId: line.cartItemId } : merged,
  );
}

/** Changes colour or size of a line in place. If another line already has them, the two are merged, up to the stock. */
export function withLineChanged(lines: readonly CartLine[], changed: CartLine, limit: number): CartLine[] {
  const others = lines.filter(({ cartItemId }) => cartItemId !== changed.cartItemId);
  const same = others.find((line) => isSameLine(line, changed));
  const quantity = clampQuantity(changed.quantity + (same?.quantity ?? 0), limit);
  return lines
    .filter((line) => line !== same)
    .map((line) => (line.cartItemId === changed.cartItemId ? { ...changed, quantity } : line));
}

/** Removes one unit; a line with a single unit is removed. */
export const decrementLine = (lines: readonly CartLine[], cartItemId: string): CartLine[] =>
  lines.flatMap((line) => {
    if (line.cartItemId !== cartItemId) return [line];
    return line.quantity <= 1 ? [] : [{ ...line, quantity: line.quantity - 1 }];
  });

/** Units of this item in the cart; for an item with variations, of this colour and size. */
export const quantityInCart = (lines: readonly CartLine[], key: LineKey): number =>
  lines.find((line) => isSameLine(line, key))?.quantity ?? 0;

/** Units of an item over all its colours and sizes. */
export const unitsOfItem = (
  lines: readonly CartLine[],
  { kind, id }: Pick<CartLine, 'kind' | 'id'>,
): number => countUnits(lines.filter((line) => line.kind === kind && line.id === id));

export const countUnits = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

/** So many units of an item, to be put into the cart. */
export interface Portion {
  item: Item;
  choice: Choice;
  quantity: number;
}

/** The cart line for an item as the catalogue has it now. */
export const lineOf = (item: Item, choice: Choice, quantity: number, cartItemId: string): CartLine => ({
  cartItemId,
  kind: item.kind,
  id: item.id,
  name: item.name,
  price: item.price,
  discount: item.discount,
  image: imagesOf(item, choice),
  quantity,
  ...choiceOf(choice.selectedProductColor, choice.selectedProductSize),
});

/**
 * A line whose differences the shopper accepted: without `now` it is removed, else it becomes `now`, with at most
 * `most` units.
 */
export interface AcceptedLine extends LineKey {
  now?: Pick<CartLine, 'name' | 'price' | 'discount' | 'image'> & { most: number };
}

export function acceptedLine(line: CartLine, { now }: AcceptedLine): CartLine[] {
  if (!now) return [];
  const { most, ...terms } = now;
  // After accepting, the shopper has seen the new prices.
  const { priceBefore: _seen, ...rest } = line;
  return [{ ...rest, ...terms, quantity: Math.min(line.quantity, most) }];
}

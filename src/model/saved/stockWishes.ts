import type { Choice } from '#model/catalogue/item';
import { isUsableId } from '#model/catalogue/itemId';
import { isFields, listOf, textOf } from '#model/untrusted';

const mostKept = 20;

/** A product somebody waits for: in one colour and size, or in any. */
export interface StockWish extends Choice {
  id: string;
}

/** What tells two wishes apart. */
const keyOf = ({ id, selectedProductColor, selectedProductSize }: StockWish): string =>
  JSON.stringify([id, selectedProductColor, selectedProductSize]);

export const isSameWish = (a: StockWish, b: StockWish): boolean => keyOf(a) === keyOf(b);

/** Each wish once, in this order, and as many as are kept. */
export const distinctWishes = (wishes: readonly StockWish[]): StockWish[] =>
  [...new Map(wishes.map((wish) => [keyOf(wish), wish])).values()].slice(0, mostKept);

/** What somebody waits for, the newest first. */
export const withStockWish = (wishes: readonly StockWish[], wish: StockWish): StockWish[] =>
  distinctWishes([wish, ...wishes]);

/** Before wishes had a colour and a size they were saved as ids. */
function wishFrom(entry: unknown): StockWish | undefined {
  const fields = isFields(entry) ? entry : { id: entry };
  const id = textOf(fields.id);
  if (!isUsableId(id)) return undefined;
  const selectedProductColor = textOf(fields.selectedProductColor);
  const selectedProductSize = textOf(fields.selectedProductSize);
  if (!selectedProductColor || !selectedProductSize) return { id };
  return { id, selectedProductColor, selectedProductSize };
}

/** The wishes an earlier visit saved; anything else is dropped. */
export const stockWishesFrom = (saved: unknown): StockWish[] =>
  distinctWishes(listOf(saved).flatMap((entry) => wishFrom(entry) ?? []));

import { stockOf, type Choice, type Item } from '#model/catalogue/item';
import { isChosen, isFew, isSoldOut } from './availability';

/** Notices about stock before an attempt fails. `free` is the number of units that can still be added to the cart. */
export interface StockNote {
  kind: 'unlimited' | 'choose' | 'soldOut' | 'allInCart' | 'few' | 'enough';
  left: number;
  inCart: number;
  free: number;
}

export function stockNote(item: Item, choice: Choice, inCart: number): StockNote {
  const left = stockOf(item, choice);
  const free = Math.max(0, left - inCart);
  const note = (kind: StockNote['kind']): StockNote => ({ kind, left, inCart, free });
  if (item.kind === 'program') return note('unlimited');
  if (isSoldOut(item)) return note('soldOut');
  if (!isChosen(item, choice)) return { ...note('choose'), free: 0 };
  if (left === 0) return note('soldOut');
  if (free === 0) return note('allInCart');
  return note(isFew(left) ? 'few' : 'enough');
}

import type { Item } from '#model/catalogue/item';
import { isWholeCents } from '#model/money/amount';
import { isLargeChange } from '#model/money/largeChange';
import { typedAmount } from '#model/money/typedAmount';
import { folded } from '#model/folded';
import { oncePer } from '#model/oncePer';
import { priceOf } from '#model/untrusted';
import type { Update } from './orderChanges';
import { typedDiscount, typedWhole } from './typedNumbers';

/** A line of the catalogue whose numbers are changed in place: an item, or one size of one colour. */
export interface ShelfRow {
  kind: Item['kind'];
  id: string;
  name: string;
  /** Where it stands in the database. */
  path: string;
  price?: number;
  /** In percent. */
  discount?: number;
  stock?: { place: string; left: number };
  /** Whether shoppers see it; absent for a size, which is seen with its product. */
  isHidden?: boolean;
  /** The shop cannot show it: its form says why. */
  isBroken?: true;
}

/** What a row is found by, folded. */
export const textOfRow = oncePer(({ name, id }: ShelfRow): string => folded(`${name}\n${id}`));

/** What was typed over a row; absent fields were not touched. */
export interface TypedRow {
  price?: string;
  discount?: string;
  stock?: string;
  isHidden?: boolean;
}

export type RowProblem = 'price' | 'discount' | 'stock' | 'changed';

/** What was typed over and somebody else has set otherwise meanwhile; stocks add up, so they are not in the way. */
export const othersChanges = (seen: ShelfRow, now: ShelfRow, typed: TypedRow) =>
  (['price', 'discount', 'isHidden'] as const).filter(
    (field) => typed[field] !== undefined && seen[field] !== now[field],
  );

interface Judged {
  update: Update;
  /** The price changes by more than half. */
  isLarge: boolean;
}

/**
 * The update that makes of `now` what was typed when the row was `seen`. A stock is changed by the difference, for somebody may buy
 * meanwhile; a price that somebody else has changed meanwhile is not overwritten.
 */
export function rowUpdate(seen: ShelfRow, now: ShelfRow, typed: TypedRow): Judged | { problem: RowProblem } {
  const update: Update = {};
  let isLarge = false;
  if (typed.price !== undefined && seen.price !== undefined) {
    const price = typedAmount(typed.price);
    if (price === undefined || priceOf(price) === undefined || !isWholeCents(price))
      return { problem: 'price' };
    isLarge = isLargeChange(seen.price, price);
    update[`${now.path}/price`] = price;
  }
  if (typed.discount !== undefined && seen.discount !== undefined) {
    const discount = typed.discount.trim() === '' ? 0 : typedDiscount(typed.discount);
    if (discount === undefined) return { problem: 'discount' };
    update[`${now.path}/discount`] = discount;
  }
  if (othersChanges(seen, now, typed).length > 0) return { problem: 'changed' };
  if (typed.isHidden !== undefined) update[`${now.path}/visible`] = typed.isHidden ? false : null;
  if (typed.stock !== undefined && seen.stock && now.stock) {
    const stock = typedWhole(typed.stock);
    // Sold meanwhile: the shelf cannot hold less than nothing.
    if (stock === undefined || now.stock.left + stock - seen.stock.left < 0) return { problem: 'stock' };
    update[now.stock.place] = { '.sv': { increment: stock - seen.stock.left } };
  }
  return { update, isLarge };
}

import type { CartLine } from '../cart/cart';
import { findSize, maxQuantity, needsChoice, stockOf, type Choice, type Item } from '../catalogue/item';

/** At most this many units left are said in numbers. */
const fewUnits = 5;

export const isFew = (left: number): boolean => left > 0 && left <= fewUnits;

/** Whether nothing is left of an item, or of the colour and size; a program never runs out. */
export const isSoldOut = (item: Item, choice: Choice = {}): boolean => stockOf(item, choice) === 0;

/** True when colour and size are chosen, or none is needed. */
export const isChosen = (item: Item, choice: Choice): boolean =>
  !needsChoice(item) || findSize(item, choice) !== undefined;

/** Most units one line can have; undefined where the catalogue has no such item, or not in this colour and size. */
export const unitsOnOffer = (item: Item | undefined, choice: Choice): number | undefined =>
  item && isChosen(item, choice) ? Math.min(maxQuantity, stockOf(item, choice)) : undefined;

/** How a line of the cart stands against today's catalogue. */
export interface LineAvailability {
  /** Most units the line may have. */
  limit: number;
  /** Gone from the catalogue; sold out; or fewer in stock than the line has. */
  problem?: 'gone' | 'soldOut' | 'short';
}

/** `item` is what the catalogue has under the line's id; before the catalogue was read nothing is said. */
export function availabilityOf(
  line: CartLine,
  item: Item | undefined,
  isCatalogueRead: boolean,
): LineAvailability {
  const limit = unitsOnOffer(item, line);
  if (limit === undefined)
    return isCatalogueRead ? { limit: line.quantity, problem: 'gone' } : { limit: maxQuantity };
  if (limit === 0) return { limit: line.quantity, problem: 'soldOut' };
  return line.quantity > limit ? { limit, problem: 'short' } : { limit };
}

import { findSize, maxQuantity, needsChoice, stockOf, type Choice, type Item } from '#model/catalogue/item';

/** Up to this many units left, the number is shown. */
const fewUnits = 5;

export const isFew = (left: number): boolean => left > 0 && left <= fewUnits;

/** True when the item, or its colour and size, is sold out; a program never is. */
export const isSoldOut = (item: Item, choice: Choice = {}): boolean => stockOf(item, choice) === 0;

/** True when colour and size are chosen, or none is needed. */
export const isChosen = (item: Item, choice: Choice): boolean =>
  !needsChoice(item) || findSize(item, choice) !== undefined;

/** Whether an order can name this colour and size of the item; none, of one that comes in none any more. */
const isOrderable = (item: Item, choice: Choice): boolean =>
  needsChoice(item)
    ? isChosen(item, choice)
    : choice.selectedProductColor === undefined && choice.selectedProductSize === undefined;

/** Most units one line can have; undefined where the catalogue has no such item, or not in this colour and size. */
export const unitsOnOffer = (item: Item | undefined, choice: Choice): number | undefined =>
  item && isOrderable(item, choice) ? Math.min(maxQuantity, stockOf(item, choice)) : undefined;

/** Availability of a cart line in today's catalogue. */
export interface LineAvailability {
  /** Most units the line may have. */
  limit: number;
  /** `gone`: not in the catalogue; `soldOut`; `short`: fewer in stock than the line has. */
  problem?: 'gone' | 'soldOut' | 'short';
}

/** `item` is the catalogue's entry for the line. Until the catalogue is read, no problem is reported. */
export function availabilityOf(
  line: Choice & { quantity: number },
  item: Item | undefined,
  isCatalogueRead: boolean,
): LineAvailability {
  const limit = unitsOnOffer(item, line);
  if (limit === undefined)
    return isCatalogueRead ? { limit: line.quantity, problem: 'gone' } : { limit: maxQuantity };
  if (limit === 0) return { limit: line.quantity, problem: 'soldOut' };
  return line.quantity > limit ? { limit, problem: 'short' } : { limit };
}

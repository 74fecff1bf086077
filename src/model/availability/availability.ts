import type { CartLine } from '../cart/cart';
import { maxQuantity, needsChoice, findSize, stockOf, type Item } from '../catalogue/item';

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
  const isThere = item && (!needsChoice(item) || findSize(item, line) !== undefined);
  if (!isThere) {
    return isCatalogueRead ? { limit: line.quantity, problem: 'gone' } : { limit: maxQuantity };
  }
  const limit = Math.min(maxQuantity, stockOf(item, line));
  if (limit === 0) return { limit: line.quantity, problem: 'soldOut' };
  return line.quantity > limit ? { limit, problem: 'short' } : { limit };
}

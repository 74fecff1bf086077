import type { Middleware } from '@reduxjs/toolkit';
import { linesOrdered } from '#model/cart/cartSlice';
import { withoutOrdered } from '#model/cart/orderedUnits';
import type { Restored } from '#model/savedState';
import type { ShopState } from '#model/shopState';

/**
 * Removes the units of each order from the cart exactly once, in whichever tab and after any crash. Which orders have
 * been removed is saved in the same text as the cart, so a cart saved before an order is corrected when it is
 * restored.
 */
export function takenOrders() {
  const taken = new Set<string>();

  const middleware: Middleware = () => (next) => (action) => {
    if (!linesOrdered.match(action)) return next(action);
    if (taken.has(action.payload.path)) return action;
    taken.add(action.payload.path);
    return next(action);
  };

  function restore({ parts, ordered = [], orders = [] }: Restored): Partial<ShopState> {
    const before = new Set(ordered);
    const missed = orders.filter(({ path }) => !before.has(path) && !taken.has(path));
    for (const { path } of orders) taken.add(path);
    const { cart } = parts;
    if (cart === undefined || missed.length === 0) return parts;
    return { ...parts, cart: missed.reduce((lines, { lines: sold }) => withoutOrdered(lines, sold), cart) };
  }

  /** The saved text is a JSON object whose parts are texts of their own. */
  const noteIn = (text: string): string =>
    taken.size === 0
      ? text
      : `${text.slice(0, -1)},"ordered":${JSON.stringify(JSON.stringify([...taken].slice(-10)))}}`;

  return { middleware, restore, noteIn };
}

import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import {
  cartCleared,
  itemAdded,
  lineDecremented,
  lineRemoved,
  linesRestored,
} from '../../model/cart/cartSlice';
import { comparisonRestored, itemCompared, itemUncompared } from '../../model/cart/compareSlice';
import { includesItem, isSameItem } from '../../model/saved/savedItem';
import type { ShopState } from '../../model/shopState';
import {
  itemUnwished,
  itemWished,
  wishlistCleared,
  wishlistRestored,
  wishRestored,
} from '../../model/cart/wishlistSlice';
import type { ToastStyle } from '../../ui/overlay/toasts';
import { isFromOtherTab } from './tabSync';

/** What an event says to the shopper: the error catalogue of the specification, as a table. */
export interface ToastRule {
  style: ToastStyle;
  /** Key of the text, in `common`. */
  text: string;
  undo?: UnknownAction;
}

type Before = ShopState;
type After = ShopState;

function lineRestored({ cart }: Before, cartItemId: string): UnknownAction {
  const index = cart.findIndex((line) => line.cartItemId === cartItemId);
  return linesRestored({ lines: cart.slice(index, index + 1), index });
}

export function toastFor(action: unknown, before: Before, after: After): ToastRule | undefined {
  if (itemAdded.match(action)) {
    return before.cart === after.cart || sameUnits(before, after)
      ? { style: 'info', text: 'toast.noMoreInStock' }
      : { style: 'success', text: 'toast.cartAdded' };
  }
  if (lineRemoved.match(action)) {
    return { style: 'error', text: 'toast.cartRemoved', undo: lineRestored(before, action.payload) };
  }
  if (cartCleared.match(action)) {
    return {
      style: 'error',
      text: 'toast.cartRemoved',
      undo: linesRestored({ lines: before.cart, index: 0 }),
    };
  }
  if (lineDecremented.match(action)) {
    return {
      style: 'warning',
      text: 'toast.cartDecremented',
      ...(after.cart.length < before.cart.length && { undo: lineRestored(before, action.payload) }),
    };
  }
  if (itemCompared.match(action)) return { style: 'default', text: 'toast.compareAdded' };
  if (itemUncompared.match(action)) {
    const index = before.compare.findIndex((item) => isSameItem(item, action.payload));
    const item = before.compare[index];
    return {
      style: 'default',
      text: 'toast.compareRemoved',
      ...(item && { undo: comparisonRestored({ item, index }) }),
    };
  }
  if (itemWished.match(action)) {
    return includesItem(before.wishlist, action.payload)
      ? { style: 'info', text: 'toast.wishlistDuplicate' }
      : { style: 'default', text: 'toast.wishlistAdded' };
  }
  if (itemUnwished.match(action)) {
    const index = before.wishlist.findIndex((item) => isSameItem(item, action.payload));
    const item = before.wishlist[index];
    return {
      style: 'default',
      text: 'toast.wishlistRemoved',
      ...(item && { undo: wishRestored({ item, index }) }),
    };
  }
  if (wishlistCleared.match(action)) {
    return { style: 'default', text: 'toast.wishlistRemoved', undo: wishlistRestored(before.wishlist) };
  }
  return undefined;
}

const units = (state: ShopState): number => state.cart.reduce((sum, line) => sum + line.quantity, 0);
const sameUnits = (before: Before, after: After): boolean => units(before) === units(after);

/** Shows the toast of every event that has one; events of other tabs pass silently. */
export const toastMiddleware =
  (show: (rule: ToastRule) => void): Middleware<object, ShopState> =>
  (store) =>
  (next) =>
  (action) => {
    const before = store.getState();
    const result = next(action);
    const rule = isFromOtherTab(action) ? undefined : toastFor(action, before, store.getState());
    if (rule) show(rule);
    return result;
  };

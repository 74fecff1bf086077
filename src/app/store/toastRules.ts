import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { countUnits } from '#model/cart/cart';
import {
  cartCleared,
  itemAdded,
  lineDecremented,
  lineIncremented,
  lineRemoved,
  linesRestored,
  orderRepeated,
} from '#model/cart/cartSlice';
import { comparisonRestored, itemCompared, itemUncompared } from '#model/cart/compareSlice';
import { includesItem, isSameItem, type ItemKey, type SavedItem } from '#model/saved/savedItem';
import type { ShopState } from '#model/shopState';
import {
  itemUnwished,
  itemWished,
  wishlistCleared,
  wishlistRestored,
  wishRestored,
} from '#model/cart/wishlistSlice';
import type { ToastKey } from '#textKey';
import type { ToastStyle } from '#ui/toast/toasts';
import { paths } from '#model/paths';
import { itemKey } from '#model/search/itemKey';
import { isFromOtherTab } from './tabSync';

/** The toast that an event shows, as the error catalogue of the specification has it. */
export interface ToastRule {
  style: ToastStyle;
  /** Key of the text, in `common`. */
  text: ToastKey;
  undo?: UnknownAction;
  /** The item it is about. */
  item?: { name: string; picture?: string };
  /** Where the shopper sees what has changed. */
  view?: string;
}

const about = ({ name, image }: { name: string; image: readonly string[] }): Pick<ToastRule, 'item'> => ({
  item: { name, ...(image[0] && { picture: image[0] }) },
});

function lineRestored({ cart }: ShopState, cartItemId: string): UnknownAction {
  const index = cart.findIndex((line) => line.cartItemId === cartItemId);
  return linesRestored({ lines: cart.slice(index, index + 1), index });
}

const aboutLine = ({ cart }: ShopState, id: string): Pick<ToastRule, 'item'> => {
  const line = cart.find(({ cartItemId }) => cartItemId === id);
  return line ? about(line) : {};
};

/** What was taken out of the wishlist or the comparison, and the event that puts it back. */
function removedFrom(
  items: readonly SavedItem[],
  key: ItemKey,
  putBack: (place: { item: SavedItem; index: number }) => UnknownAction,
): Pick<ToastRule, 'item' | 'undo'> {
  const index = items.findIndex((item) => isSameItem(item, key));
  const item = items[index];
  return item ? { ...about(item), undo: putBack({ item, index }) } : {};
}

/** The name of what an undo restores: when it was undone elsewhere, the toast that offers it is removed. */
export function undoneBy(action: unknown): string | undefined {
  if (linesRestored.match(action)) {
    return `cart ${action.payload.lines.map(({ cartItemId }) => cartItemId).join(' ')}`;
  }
  if (wishRestored.match(action)) return `wish ${itemKey(action.payload.item)}`;
  if (comparisonRestored.match(action)) return `compare ${itemKey(action.payload.item)}`;
  if (wishlistRestored.match(action)) return `wishes ${action.payload.map(itemKey).join(' ')}`;
  return undefined;
}

export function toastFor(action: unknown, before: ShopState, after: ShopState): ToastRule | undefined {
  if (itemAdded.match(action)) {
    return sameUnits(before, after)
      ? { style: 'info', text: 'toast.noMoreInStock', ...about(action.payload.line) }
      : { style: 'success', text: 'toast.cartAdded', ...about(action.payload.line), view: paths.cart };
  }
  if (orderRepeated.match(action)) return { style: 'success', text: 'toast.cartAdded', view: paths.cart };
  if (lineIncremented.match(action)) {
    const isMore = !sameUnits(before, after);
    return {
      style: isMore ? 'success' : 'info',
      text: isMore ? 'toast.cartAdded' : 'toast.noMoreInStock',
      ...aboutLine(before, action.payload.cartItemId),
    };
  }
  if (lineRemoved.match(action)) {
    return {
      style: 'error',
      text: 'toast.cartRemoved',
      ...aboutLine(before, action.payload),
      undo: lineRestored(before, action.payload),
    };
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
      ...aboutLine(before, action.payload),
      ...(after.cart.length < before.cart.length && { undo: lineRestored(before, action.payload) }),
    };
  }
  if (itemCompared.match(action)) {
    return { style: 'default', text: 'toast.compareAdded', ...about(action.payload), view: paths.compare };
  }
  if (itemUncompared.match(action)) {
    const removed = removedFrom(before.compare, action.payload, comparisonRestored);
    return { style: 'default', text: 'toast.compareRemoved', ...removed };
  }
  if (itemWished.match(action)) {
    return includesItem(before.wishlist, action.payload)
      ? { style: 'info', text: 'toast.wishlistDuplicate', ...about(action.payload), view: paths.wishlist }
      : { style: 'default', text: 'toast.wishlistAdded', ...about(action.payload), view: paths.wishlist };
  }
  if (itemUnwished.match(action)) {
    const removed = removedFrom(before.wishlist, action.payload, wishRestored);
    return { style: 'default', text: 'toast.wishlistRemoved', ...removed };
  }
  if (wishlistCleared.match(action)) {
    return { style: 'default', text: 'toast.wishlistRemoved', undo: wishlistRestored(before.wishlist) };
  }
  return undefined;
}

const sameUnits = (before: ShopState, after: ShopState): boolean =>
  countUnits(before.cart) === countUnits(after.cart);

/**
 * Middleware: shows the toast of each event that has one, and removes the toast of what was undone; events of other
 * tabs show none.
 */
export const toastMiddleware =
  (show: (rule: ToastRule) => void, withdraw: (undone: string) => void): Middleware<object, ShopState> =>
  (store) =>
  (next) =>
  (action) => {
    const before = store.getState();
    const result = next(action);
    const rule = isFromOtherTab(action) ? undefined : toastFor(action, before, store.getState());
    const undone = undoneBy(action);
    if (undone) withdraw(undone);
    if (rule) show(rule);
    return result;
  };

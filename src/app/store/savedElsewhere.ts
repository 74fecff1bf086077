import { createAction } from '@reduxjs/toolkit';
import type { ShopState } from '#model/shopState';
import { savedShopKey } from '#services/storage/savedShop';
import { storedText, type TextStorage } from '#storedValue';

/** What another document has saved takes the place of what this one has in memory. */
export const savedElsewhere = createAction<Partial<ShopState>>('savedElsewhere');

/** Parts that say the same stay the same objects: what shows them is not drawn again. */
export function withSavedElsewhere(
  { cart, wishlist, compare, currency, ordered, ...state }: ShopState,
  saved: Partial<ShopState>,
): ShopState {
  return {
    ...state,
    cart: sameOr(cart, saved.cart),
    wishlist: sameOr(wishlist, saved.wishlist),
    compare: sameOr(compare, saved.compare),
    currency: sameOr(currency, saved.currency),
    ordered: sameOr(ordered, saved.ordered),
  };
}

const sameOr = <Part>(mine: Part, saved: Part | undefined): Part =>
  saved === undefined || JSON.stringify(saved) === JSON.stringify(mine) ? mine : saved;

/** Knows the saved text as this document last read or wrote it: any other was written by another document. */
export function savedTextMemory(storage: TextStorage) {
  const stored = storedText(savedShopKey, () => storage);
  let known: string | null | undefined;
  return {
    note: (): void => void (known = stored.read()),
    isForeign: (): boolean => {
      const text = stored.read();
      return typeof text === 'string' && text !== known;
    },
  };
}

import { useState } from 'react';
import { quantityInCart } from '#model/cart/cart';
import { itemAdded } from '#model/cart/cartSlice';
import type { Choice, Item } from '#model/catalogue/item';
import { stockNote, type StockNote } from '#model/availability/stockNote';
import { useShop, useShopDispatch } from '#storeHooks';

/**
 * What became of a press on the button: in the cart, a size has to be chosen first, nothing is left to buy, or it is asked first
 * where a meal shall be brought.
 */
export type AddOutcome = 'added' | 'choiceMissing' | 'nothingLeft' | 'asking';

export interface Purchase {
  note: StockNote;
  quantity: number;
  setQuantity: (quantity: number) => void;
  canAdd: boolean;
  /** True after an attempt to buy without a size. */
  isSizeMissing: boolean;
  /** Puts the quantity into the cart where that can be done. */
  add: () => AddOutcome;
}

/** State and actions of buying an item: choice, quantity, adding to the cart. */
export function usePurchase(item: Item, choice: Choice, onAdded?: () => void): Purchase {
  const dispatch = useShopDispatch();
  const inCart = useShop((state) => quantityInCart(state.cart, { kind: item.kind, id: item.id, ...choice }));
  const [asked, setAsked] = useState(1);
  const [wasTried, setTried] = useState(false);
  const note = stockNote(item, choice, inCart);
  const quantity = Math.max(1, Math.min(asked, note.free));
  const canAdd = note.kind !== 'soldOut' && note.kind !== 'allInCart';
  const add = (): AddOutcome => {
    if (note.kind === 'choose') {
      setTried(true);
      return 'choiceMissing';
    }
    // With all there are in the cart, the cart says so.
    if (note.kind !== 'soldOut') dispatch(itemAdded(item, choice, quantity));
    if (!canAdd) return 'nothingLeft';
    setAsked(1);
    onAdded?.();
    return 'added';
  };
  return {
    note,
    quantity,
    setQuantity: setAsked,
    canAdd,
    isSizeMissing: wasTried && note.kind === 'choose',
    add,
  };
}

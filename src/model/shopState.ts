import { combineReducers, createSelector } from '@reduxjs/toolkit';
import { countUnits, type CartLine } from './cart/cart';
import { cartReducer, linesOrdered, orderedReducer } from './cart/cartSlice';
import type { Item } from './catalogue/item';
import { compareReducer } from './cart/compareSlice';
import { currencyReducer } from './money/currencySlice';
import { itemKey } from './search/itemKey';
import { totalOf } from './money/pricing';
import { productReducer } from './catalogue/productSlice';
import { programReducer } from './catalogue/programSlice';
import { heardReducer } from './saved/heardEvents';
import { includesItem, type ItemKey } from './saved/savedItem';
import { wishlistReducer } from './cart/wishlistSlice';
import { availabilityOf } from './availability/availability';

/** Two lists interleaved into one, so that each is spread evenly over it; the order within each stays. */
export function interleaved<T>(first: readonly T[], second: readonly T[]): T[] {
  const placed = [first, second].flatMap((list) =>
    list.map((entry, index) => ({ entry, place: (index + 0.5) / list.length })),
  );
  return placed.toSorted((a, b) => a.place - b.place).map(({ entry }) => entry);
}

/** The six parts of the client state, named once, and beside them the orders whose units have left the cart, and what was heard of other tabs. */
export const shopParts = {
  product: productReducer,
  program: programReducer,
  currency: currencyReducer,
  cart: cartReducer,
  compare: compareReducer,
  wishlist: wishlistReducer,
  ordered: orderedReducer,
  heard: heardReducer,
};

const reduceParts = combineReducers(shopParts);
/** An order takes its units from the cart once, however often and by whichever tab it is said. */
export const shopReducer: typeof reduceParts = (state, action) =>
  linesOrdered.match(action) && state?.ordered?.includes(action.payload.path) === true
    ? reduceParts(state, { type: 'known' })
    : reduceParts(state, action);

export type ShopState = ReturnType<typeof shopReducer>;

export const selectProducts = (state: ShopState) => state.product.products;
export const selectPrograms = (state: ShopState) => state.program.programs;
export const selectCurrency = (state: ShopState) => state.currency;
export const selectCart = (state: ShopState) => state.cart;
export const selectWishlist = (state: ShopState) => state.wishlist;
export const selectCompare = (state: ShopState) => state.compare;

/** Units, not lines. */
export const selectCartCount = createSelector(selectCart, countUnits);

/** Whether the catalogue has anything of this kind: only then can an item be said to be gone from it. */
export const selectHasKind = (state: ShopState, kind: Item['kind']): boolean =>
  (kind === 'program' ? selectPrograms(state) : selectProducts(state)).length > 0;

/** Programs and products interleaved together evenly, each kind in the order of the database. */
export const selectItems = createSelector([selectPrograms, selectProducts], (programs, products): Item[] =>
  interleaved<Item>(programs, products),
);

/** Every item under `kind/id`. */
export const selectItemsByKey = createSelector(
  selectItems,
  (items) => new Map(items.map((item) => [itemKey(item), item])),
);

const hasPrograms = (state: ShopState): boolean => selectHasKind(state, 'program');
const hasProducts = (state: ShopState): boolean => selectHasKind(state, 'product');

/** The lines that can be ordered: one whose item is gone or sold out stays in the cart to be seen, and costs nothing. */
export const selectPayableLines = createSelector(
  [selectCart, selectItemsByKey, hasPrograms, hasProducts],
  (cart, items, programs, products) =>
    cart.filter((line) => {
      const hasKind = line.kind === 'program' ? programs : products;
      const { problem } = availabilityOf(line, items.get(itemKey(line)), hasKind);
      return problem !== 'gone' && problem !== 'soldOut';
    }),
);

export const selectIsPayable = (state: ShopState, line: CartLine): boolean =>
  selectPayableLines(state).includes(line);

/** In the shop's own currency. */
export const selectCartTotal = createSelector(selectPayableLines, totalOf);

export const selectItem = (state: ShopState, key: ItemKey): Item | undefined =>
  selectItemsByKey(state).get(itemKey(key));

export const selectIsWished = (state: ShopState, key: ItemKey): boolean => includesItem(state.wishlist, key);
export const selectIsCompared = (state: ShopState, key: ItemKey): boolean => includesItem(state.compare, key);

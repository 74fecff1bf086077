import type { UnknownAction } from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameLine } from '#model/cart/cart';
import {
  cartCleared,
  itemAdded,
  lineDecremented,
  lineIncremented,
  lineRemoved,
  linesRestored,
  priceChangesSeen,
  quantityTyped,
} from '#model/cart/cartSlice';
import type { Item } from '#model/catalogue/item';
import { comparisonRestored, itemCompared, itemUncompared } from '#model/cart/compareSlice';
import { lineTotal } from '#model/money/pricing';
import { isSameItem } from '#model/saved/savedItem';
import { selectCartCount, selectCartTotal, shopReducer, type ShopState } from '#model/shopState';
import { itemUnwished, itemWished, wishlistCleared, wishRestored } from '#model/cart/wishlistSlice';
import { product, program, saved, variation } from '#tests/support/samples';

const tee = product({
  id: 'tee',
  price: 12.45,
  discount: 10,
  variation: [variation('Fern', { S: 2, M: 9 })],
});
const items: Item[] = [
  product({ id: 'calm', stock: 3, price: 0.1 }),
  tee,
  program({ id: 'calm', discount: 33 }),
];

type Event = (state: ShopState) => UnknownAction;

const item = fc.constantFrom(...items);
const place = fc.nat(4);
const quantity = fc.oneof(fc.integer({ min: -5, max: 200 }), fc.constant(Number.NaN), fc.constant(1.5));
const lineAt = ({ cart }: ShopState, index: number) => cart[index % Math.max(1, cart.length)];
const idAt = (state: ShopState, index: number): string => lineAt(state, index)?.cartItemId ?? 'none';

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.tuple(item, fc.constantFrom('S', 'M', 'XL'), quantity).map(
    ([added, selectedProductSize, units]): Event =>
      () =>
        itemAdded(added, added === tee ? { selectedProductColor: 'Fern', selectedProductSize } : {}, units),
  ),
  place.map(
    (index): Event =>
      (state) =>
        lineDecremented(idAt(state, index)),
  ),
  place.map(
    (index): Event =>
      (state) =>
        lineRemoved(idAt(state, index)),
  ),
  fc.tuple(place, quantity).map(
    ([index, typed]): Event =>
      (state) =>
        quantityTyped({ cartItemId: idAt(state, index), quantity: typed, limit: 5 }),
  ),
  place.map(
    (index): Event =>
      (state) =>
        lineIncremented({ cartItemId: idAt(state, index), limit: 4 }),
  ),
  fc.tuple(place, place).map(
    ([from, index]): Event =>
      (state) =>
        linesRestored({ lines: state.cart.slice(from), index }),
  ),
  fc.constantFrom(cartCleared, priceChangesSeen, wishlistCleared).map(
    (happened): Event =>
      () =>
        happened(),
  ),
  item.map(
    (wished): Event =>
      () =>
        itemWished(wished),
  ),
  item.map(
    (wished): Event =>
      () =>
        itemUnwished(wished),
  ),
  fc.tuple(item, place).map(
    ([wished, index]): Event =>
      () =>
        wishRestored({ item: saved(wished), index }),
  ),
  item.map(
    (compared): Event =>
      () =>
        itemCompared(compared),
  ),
  item.map(
    (compared): Event =>
      () =>
        itemUncompared(compared),
  ),
  fc.tuple(item, place).map(
    ([compared, index]): Event =>
      () =>
        comparisonRestored({ item: saved(compared), index }),
  ),
);

const hasTwins = <T>(list: readonly T[], isSame: (a: T, b: T) => boolean): boolean =>
  list.some((entry, index) => list.slice(index + 1).some((other) => isSame(entry, other)));

test('whatever happens to cart, wishlist and comparison, they stay sound', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const state = events.reduce(
        (before, next) => shopReducer(before, next(before)),
        shopReducer(undefined, { type: 'start' }),
      );
      for (const { quantity: units } of state.cart) {
        expect(Number.isInteger(units) && units >= 1 && units <= 99).toBe(true);
      }
      expect(hasTwins(state.cart, isSameLine)).toBe(false);
      expect(new Set(state.cart.map(({ cartItemId }) => cartItemId)).size).toBe(state.cart.length);
      expect(hasTwins(state.wishlist, isSameItem)).toBe(false);
      expect(hasTwins(state.compare, isSameItem)).toBe(false);
      const cents = state.cart.reduce((sum, line) => sum + Math.round(lineTotal(line) * 100), 0);
      expect(Math.round(selectCartTotal(state) * 100)).toBe(cents);
      expect(selectCartCount(state)).toBe(state.cart.reduce((sum, line) => sum + line.quantity, 0));
    }),
    { numRuns: 300 },
  );
});

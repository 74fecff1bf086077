import { describe, expect, test } from 'vitest';
import { itemAdded, linesReplaced } from '#model/cart/cartSlice';
import { itemCompared } from '#model/cart/compareSlice';
import { productsReceived } from '#model/catalogue/productSlice';
import { programsReceived } from '#model/catalogue/programSlice';
import {
  selectCartCount,
  selectCartTotal,
  selectHasKind,
  selectIsCompared,
  selectIsWished,
  selectItem,
  selectItems,
  selectPayableLines,
  shopReducer,
  type ShopState,
} from '#model/shopState';
import { itemWished } from '#model/cart/wishlistSlice';
import { line, product, program, variation } from '#tests/support/samples';

const after = (...actions: Parameters<typeof shopReducer>[1][]): ShopState =>
  actions.reduce(shopReducer, shopReducer(undefined, { type: 'start' }));

describe('the state of the shop', () => {
  test('has six parts and notes of the last orders and of other tabs, and starts empty in dollars', () => {
    expect(after()).toEqual({
      product: { products: [] },
      program: { programs: [] },
      currency: { currencySymbol: '$', currencyName: 'USD', currencyRate: 1 },
      cart: [],
      compare: [],
      wishlist: [],
      ordered: [],
      heard: {},
    });
  });
  test('sums what can be ordered: what is sold out costs nothing, though its line stays', () => {
    const lines = [
      line({ id: 'mat', price: 12 }),
      line({ id: 'sold', cartItemId: 'b', price: 40, quantity: 2 }),
    ];
    const state = after(
      productsReceived([product({ id: 'mat', price: 12 }), product({ id: 'sold', price: 40, stock: 0 })]),
      linesReplaced(lines),
    );
    expect(selectCartTotal(state)).toBe(12);
    expect(state.cart).toEqual(lines);
  });
  test('sums what can be ordered: an item that is gone costs nothing, though its line stays', () => {
    const gone = line({ id: 'gone', price: 40, quantity: 2 });
    const green = line({
      id: 'tee',
      cartItemId: 'c',
      price: 30,
      selectedProductColor: 'Green',
      selectedProductSize: 'M',
    });
    const tee = product({ id: 'tee', price: 30, variation: [variation('Fern', { M: 2 })] });
    const state = after(
      productsReceived([tee, product({ id: 'mat', price: 12 })]),
      linesReplaced([line({ id: 'mat', cartItemId: 'b', price: 12, quantity: 3 }), gone, green]),
    );
    expect(selectCartTotal(state)).toBe(36);
    expect(selectPayableLines(state).map(({ id }) => id)).toEqual(['mat']);
    expect(state.cart).toHaveLength(3);
  });
  test('sums all lines until there is a catalogue that could lack one', () => {
    expect(selectCartTotal(after(linesReplaced([line({ id: 'gone', price: 40, quantity: 2 })])))).toBe(80);
  });
  test('counts units and sums the rounded lines', () => {
    const state = after(
      itemAdded(product({ price: 12.45, discount: 10 }), {}, 3),
      itemAdded(program({ price: 0.1 }), {}, 3),
    );
    expect(selectCartCount(state)).toBe(6);
    expect(selectCartTotal(state)).toBe(33.93);
  });
  test('finds programs and products by kind and id', () => {
    const state = after(productsReceived([product({ id: 'x' })]), programsReceived([program({ id: 'x' })]));
    expect(selectItems(state).map(({ kind }) => kind)).toEqual(['program', 'product']);
    expect(selectItem(state, { kind: 'product', id: 'x' })?.name).toBe('Mat');
    expect(selectItem(state, { kind: 'program', id: 'x' })?.name).toBe('Calm');
    expect(selectItem(state, { kind: 'program', id: 'y' })).toBeUndefined();
  });
  test('knows of which kind it has anything', () => {
    const state = after(programsReceived([program()]));
    expect([selectHasKind(state, 'program'), selectHasKind(state, 'product')]).toEqual([true, false]);
  });
  test('knows what is saved and what is compared', () => {
    const state = after(itemWished(product()), itemCompared(program()));
    expect(selectIsWished(state, product())).toBe(true);
    expect(selectIsWished(state, program())).toBe(false);
    expect([selectIsCompared(state, program()), selectIsCompared(state, product())]).toEqual([true, false]);
  });
  test('takes a node whole in place of the one before', () => {
    const state = after(productsReceived([product()]), productsReceived([product({ id: 'cup' })]));
    expect(state.product.products.map(({ id }) => id)).toEqual(['cup']);
  });
});

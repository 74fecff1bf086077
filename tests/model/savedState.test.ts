import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cartReducer, itemAdded } from '#model/cart/cartSlice';
import { compareReducer, itemCompared } from '#model/cart/compareSlice';
import { currencyOf, currencyNames } from '#model/money/currencySlice';
import { restoreState } from '#model/savedState';
import { itemWished, wishlistReducer } from '#model/cart/wishlistSlice';
import { repriced } from '#model/cart/repricing';
import { orderLineOf } from '#model/order/order';
import { line, product, program, saved, variation } from '#tests/support/samples';

afterEach(() => vi.restoreAllMocks());

/** As the browser gives it back. */
const reloaded = (state: unknown): unknown => JSON.parse(JSON.stringify(state));

describe('a state nobody touched', () => {
  const mat = product({ image: ['/a.svg'], discount: 10, variation: [variation('Fern', { S: 9 })] });
  const fern = { selectedProductColor: 'Fern', selectedProductSize: 'S' };
  const event = fc.constantFrom(
    () => itemAdded(product({ id: 'cup', price: 12.45 })),
    () => itemAdded(mat, fern, 2),
    () => itemAdded(program(), {}, 3),
    () => itemWished(mat),
    () => itemWished(program()),
    () => itemCompared(mat),
  );
  test('comes back as it was and counts as unrepaired', () => {
    fc.assert(
      fc.property(fc.array(event), fc.constantFrom(...currencyNames), (events, name) => {
        const actions = events.map((make) => make());
        const state = {
          cart: actions.reduce(cartReducer, []),
          wishlist: actions.reduce(wishlistReducer, []),
          compare: actions.reduce(compareReducer, []),
          currency: currencyOf(name),
        };
        expect(restoreState(reloaded(state))).toEqual({ parts: state, wasRepaired: false });
      }),
    );
  });
});

describe('saved state that is not what it should be', () => {
  test.each([5, null, 'text', true, [], [1]])('%j is no state; the shop starts empty', (value) => {
    expect(restoreState(value)).toEqual({ parts: {}, wasRepaired: true });
  });
  test('a missing part is left to the reducer, and is no repair', () => {
    expect(restoreState({ cart: [] })).toEqual({ parts: { cart: [] }, wasRepaired: false });
    expect(restoreState({})).toEqual({ parts: {}, wasRepaired: false });
  });
  test('parts of the wrong type become empty ones', () => {
    const { parts, wasRepaired } = restoreState({ cart: 5, wishlist: null, compare: 'x' });
    expect(parts).toEqual({ cart: [], wishlist: [], compare: [] });
    expect(wasRepaired).toBe(true);
  });
  test('an unknown currency falls back to the dollar, and counts as repaired', () => {
    for (const currency of [{ currencyName: 'XYZ' }, { currencyName: '__proto__' }, null, 'EUR']) {
      expect(restoreState({ currency })).toEqual({
        parts: { currency: currencyOf('USD') },
        wasRepaired: true,
      });
    }
  });
  test('a tampered rate is set right', () => {
    const currency = { ...currencyOf('EUR'), currencyRate: 0.01 };
    expect(restoreState({ currency })).toEqual({ parts: { currency: currencyOf('EUR') }, wasRepaired: true });
  });
  test('the older shape, lines without a kind and an image as text, is understood', () => {
    const old = { id: 'mat', name: 'Mat', price: '25', image: '/a.svg', quantity: '2', cartItemId: 'x' };
    const { parts } = restoreState({ cart: { 0: old } });
    expect(parts.cart).toEqual([line({ cartItemId: 'x', image: ['/a.svg'], quantity: 2 })]);
  });
});

describe('lines of a saved cart', () => {
  const cartOf = (...lines: unknown[]) => restoreState({ cart: lines });
  test('keep a quantity from 1 to 99', () => {
    const quantities = [1e9, 0, -3, 2.5, 'many', null].map(
      (quantity) => cartOf({ ...line(), quantity }).parts.cart?.[0]?.quantity,
    );
    expect(quantities).toEqual([99, 1, 1, 2, 1, 1]);
  });
  test('that are the same become one', () => {
    const { parts, wasRepaired } = cartOf(line({ quantity: 2 }), line({ cartItemId: 'b', quantity: 3 }));
    expect(parts.cart).toEqual([line({ quantity: 5 })]);
    expect(wasRepaired).toBe(true);
  });
  test('that share an id of theirs get ids of their own', () => {
    const { parts } = cartOf(line(), line({ id: 'cup' }));
    const [one, other] = parts.cart ?? [];
    expect(one?.cartItemId).toBe('line-1');
    expect(other?.cartItemId).not.toBe('line-1');
  });
  test.each([null, 5, 'mat', {}, { ...line(), id: '' }])(
    'that cannot be used are dropped, the rest stays: %j',
    (bad) => {
      const { parts, wasRepaired } = cartOf(bad, line());
      expect(parts.cart).toEqual([line()]);
      expect(wasRepaired).toBe(true);
    },
  );
  test.each([
    ['a price in words', { ...line(), price: 'free' }],
    ['a price below zero', { ...line(), price: -1 }],
    ['no price', { ...line(), price: undefined }],
    ['no name', { ...line(), name: 7 }],
  ])('with %s stay, and follow the catalogue like any other that is wrong', (_, bad) => {
    const { parts } = cartOf(bad);
    expect(repriced(parts.cart ?? [], () => product())).toMatchObject([
      { id: 'mat', name: product().name, price: product().price },
    ]);
  });
  test('of vanished products stay, for the shopper to see', () => {
    expect(cartOf(line({ id: 'gone' }))).toMatchObject({
      parts: { cart: [{ id: 'gone' }] },
      wasRepaired: false,
    });
  });
});

test('saved items that appear twice are kept once', () => {
  const { parts, wasRepaired } = restoreState({ wishlist: [saved(), saved()], compare: [saved(), 5] });
  expect(parts).toEqual({ wishlist: [saved()], compare: [saved()] });
  expect(wasRepaired).toBe(true);
});

test('the catalogue that older versions saved here is left out, and is no loss of the shopper’s', () => {
  const { parts, wasRepaired } = restoreState({ cart: [line()], product: { products: [5, product()] } });
  expect(parts).toEqual({ cart: [line()] });
  expect(wasRepaired).toBe(false);
});

describe('what an order took', () => {
  const order = (number: number) => ({
    path: `guestOrders/${number}`,
    lines: [{ ...orderLineOf(line({ quantity: 2 })) }],
  });
  test('leaves a cart that was saved before it, and is noted', () => {
    const { parts, wasRepaired } = restoreState({ cart: [line({ quantity: 3 })] }, [order(1)]);
    expect(parts).toMatchObject({ cart: [{ quantity: 1 }], ordered: ['guestOrders/1'] });
    expect(wasRepaired).toBe(false);
  });
  test('stays gone from a cart that was saved after it', () => {
    const later = { cart: [line({ quantity: 3 })], ordered: ['guestOrders/1'] };
    expect(restoreState(later, [order(1)]).parts).toMatchObject({ cart: [{ quantity: 3 }] });
  });
  test('is noted without a cart, too', () => {
    expect(restoreState({}, [order(1)]).parts).toEqual({ ordered: ['guestOrders/1'] });
    expect(restoreState(5, [order(1)]).parts).toEqual({ ordered: ['guestOrders/1'] });
  });
  test('is remembered of the last ten orders', () => {
    const paths = Array.from({ length: 10 }, (_, at) => `guestOrders/${at}`);
    expect(restoreState({ ordered: [...paths, 5] }, [order(99)]).parts.ordered).toEqual([
      ...paths.slice(1),
      'guestOrders/99',
    ]);
  });
});

test('anything at all is survived', () => {
  const parts = ['cart', 'wishlist', 'compare', 'currency', 'product', 'program', 'ordered', 'heard'];
  const anyState = fc.dictionary(fc.constantFrom(...parts), fc.anything());
  fc.assert(
    fc.property(fc.oneof(anyState, fc.anything()), (state) => {
      const { parts: restored } = restoreState(state);
      for (const { quantity } of restored.cart ?? []) expect(Number.isInteger(quantity)).toBe(true);
      expect(restored.currency === undefined || restored.currency.currencyRate === 1).toBe(true);
    }),
  );
});

test('what was saved whole, in whatever order of its fields, was not repaired', () => {
  const whole = {
    cartItemId: 'one',
    kind: 'product',
    id: 'mat',
    name: 'Mat',
    price: 25,
    discount: 0,
    image: ['/mat.svg'],
    quantity: 2,
  };
  const turned = Object.fromEntries(Object.entries(whole).toReversed());
  expect(restoreState({ cart: [turned] })).toMatchObject({ parts: { cart: [whole] }, wasRepaired: false });
  expect(restoreState({ cart: [{ ...turned, quantity: 0 }] }).wasRepaired).toBe(true);
});

import * as fc from 'fast-check';
import { amountsOf, earlierAmounts } from '#model/order/amounts';
import { describe, expect, test } from 'vitest';
import type { CartLine } from '#model/cart/cart';
import type { Item, Product } from '#model/catalogue/item';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { isFinished } from '#model/order/erasure';
import {
  hasProgram,
  isOrderStatus,
  lineAmount,
  orderLineOf,
  orderStatuses,
  type OrderLine,
} from '#model/order/order';
import { deliveryPrice, needsDelivery } from '#model/order/delivery';
import { cartReducer, differencesAccepted } from '#model/cart/cartSlice';
import { acceptanceOf, differencesOf } from '#model/order/orderCheck';
import { lineTotal } from '#model/money/pricing';

const line = (changes: Partial<OrderLine> = {}): OrderLine => ({
  kind: 'product',
  id: 'mat',
  name: 'Mat',
  price: 12.45,
  discount: 10,
  quantity: 1,
  ...changes,
});

const inCart = (changes: Partial<CartLine> = {}): CartLine => ({
  cartItemId: 'a',
  kind: 'product',
  id: 'mat',
  name: 'Mat',
  price: 25,
  discount: 10,
  image: [],
  quantity: 1,
  ...changes,
});

describe('the totals of an order', () => {
  test('are the sum of the rounded lines and the delivery', () => {
    const lines = [line({ quantity: 3 }), line({ discount: 0 })];
    expect(amountsOf(lines, 'standard')).toEqual({ items: 46.08, delivery: 6.9, total: 52.98 });
  });
  test.each([
    [199.99, 6.9],
    [200, 0],
    [200.01, 0],
  ])('at %d dollars, standard delivery costs %d', (items, price) => {
    expect(deliveryPrice('standard', items)).toBe(price);
  });
  test('are those of an owner’s own terms, and say how the tax stands', () => {
    const delivery = { standard: 4, express: 9, freeFrom: 50 };
    expect(
      amountsOf([line({ price: 49.99, discount: 0 })], 'standard', { delivery, tax: 'included' }),
    ).toEqual({
      items: 49.99,
      delivery: 4,
      total: 53.99,
      tax: 'included',
    });
    expect(amountsOf([line({ price: 50, discount: 0 })], 'standard', { delivery }).delivery).toBe(0);
    expect(amountsOf([line({ price: 50, discount: 0 })], 'express', { delivery }).delivery).toBe(9);
  });
  test('of an order from before are by the delivery prices of its time', () => {
    expect(earlierAmounts([line({ price: 71.41, discount: 0 })], 'standard')).toEqual({
      items: 71.41,
      delivery: 6.9,
      total: 78.31,
    });
    expect(earlierAmounts([line({ price: 200, discount: 0 })], 'standard').delivery).toBe(0);
    expect(earlierAmounts([line({ price: 200, discount: 0 })], 'express').delivery).toBe(14.9);
  });
  test('of a line that was ordered are never computed again', () => {
    const ordered = line({ price: 10, discount: 0, quantity: 2 });
    expect(lineAmount(ordered)).toBe(20);
    expect(lineAmount({ ...ordered, amount: 19.5 })).toBe(19.5);
  });
  test('express is never free, programs alone always', () => {
    expect(deliveryPrice('express', 500)).toBe(14.9);
    expect(deliveryPrice('none', 5)).toBe(0);
  });
  test('never drift from whole cents', () => {
    const lines = fc.array(
      fc.record({
        cents: fc.integer({ min: 0, max: 1e6 }),
        discount: fc.integer({ min: 0, max: 100 }),
        quantity: fc.integer({ min: 1, max: 99 }),
      }),
    );
    fc.assert(
      fc.property(lines, (rows) => {
        const order = rows.map(({ cents, discount, quantity }) =>
          line({ price: cents / 100, discount, quantity }),
        );
        const { items } = amountsOf(order, 'none');
        const cents = order.reduce((sum, row) => sum + Math.round(lineTotal(row) * 100), 0);
        expect(items).toBe(cents / 100);
      }),
    );
  });
  test('only products are delivered', () => {
    expect(needsDelivery([line({ kind: 'program' })])).toBe(false);
    expect(needsDelivery([line({ kind: 'program' }), line()])).toBe(true);
  });
});

test('an order has a program as soon as one of its lines is', () => {
  expect(hasProgram([line(), line({ kind: 'program' })])).toBe(true);
  expect(hasProgram([line()])).toBe(false);
});

describe('the status of an order', () => {
  test('is one of five words', () => {
    expect(orderStatuses.every(isOrderStatus)).toBe(true);
    expect(['', 'Placed', 'lost', null, undefined].some(isOrderStatus)).toBe(false);
  });
  test('is final when it is delivered or cancelled', () => {
    expect(orderStatuses.filter(isFinished)).toEqual(['delivered', 'cancelled']);
  });
});

describe('the cart against the catalogue', () => {
  const items: Item[] = [
    ...productsOf({
      mat: { id: 'mat', name: 'Mat', price: 25, discount: 10, stock: 5 },
      tee: {
        id: 'tee',
        name: 'Tee',
        price: 20,
        variation: [{ color: 'clay', size: [{ name: 's', stock: 1 }] }],
      },
      free: { id: 'free', name: 'Free', price: 0, stock: 1 },
      gone: { id: 'sold', name: 'Sold', price: 1, stock: 0 },
    }).rows,
    ...programsOf({ calm: { id: 'calm', name: 'Calm', price: 49 } }).rows,
  ];
  const find = ({ kind, id }: Pick<Product, 'id'> & { kind: Item['kind'] }) =>
    items.find((item) => item.kind === kind && item.id === id);
  const choice = { id: 'tee', name: 'Tee', price: 20, discount: 0, selectedProductColor: 'clay' };

  test.each([
    ['as it was', inCart(), undefined],
    [
      'a program',
      inCart({ kind: 'program', id: 'calm', name: 'Calm', price: 49, discount: 0, quantity: 99 }),
      undefined,
    ],
    ['a tampered price', inCart({ price: 1 }), { kind: 'repriced', before: 0.9, now: 22.5 }],
    ['another name', inCart({ name: 'Old mat' }), { kind: 'renamed', now: 'Mat' }],
    [
      'the same unit price by other terms',
      inCart({ price: 22.5, discount: 0 }),
      { kind: 'rediscounted', now: 22.5 },
    ],
    [
      'another list price and discount for the same unit price',
      inCart({ price: 45, discount: 50 }),
      { kind: 'rediscounted', now: 22.5 },
    ],
    [
      'another discount of nothing',
      inCart({ id: 'free', name: 'Free', price: 0, discount: 50 }),
      { kind: 'rediscounted', now: 0 },
    ],
    ['more than the stock', inCart({ quantity: 6 }), { kind: 'short', left: 5 }],
    ['sold out', inCart({ id: 'sold' }), { kind: 'soldOut' }],
    ['gone', inCart({ id: 'nothing' }), { kind: 'gone' }],
    ['a size that is gone', inCart({ ...choice, selectedProductSize: 'xl' }), { kind: 'choiceGone' }],
    ['one without the size it has now', inCart({ id: 'tee', name: 'Tee' }), { kind: 'choiceGone' }],
    ['a size of what comes in none', inCart({ ...choice, id: 'mat', name: 'Mat' }), { kind: 'choiceGone' }],
    ['a size that is there', inCart({ ...choice, selectedProductSize: 's' }), undefined],
  ])('%s', (_, cartLine, difference) => {
    expect(differencesOf([cartLine], find)).toEqual(difference ? [{ ...difference, line: cartLine }] : []);
  });

  test('settled, it can be ordered as it stands', () => {
    const lines = [inCart({ price: 1, quantity: 9 }), inCart({ id: 'sold' }), inCart({ id: 'nothing' })];
    const next = cartReducer(lines, differencesAccepted(acceptanceOf(lines, find)));
    expect(next).toEqual([inCart({ quantity: 5 })]);
    expect(differencesOf(next, find)).toEqual([]);
  });

  test('settled, a line keeps its colour and size, and no other line follows it', () => {
    const lines = [
      inCart({ ...choice, cartItemId: 't', selectedProductSize: 's', price: 15 }),
      inCart({ ...choice, cartItemId: 'u', selectedProductColor: 'sand', selectedProductSize: 's' }),
    ];
    expect(acceptanceOf(lines, find)).toStrictEqual([
      {
        kind: 'product',
        id: 'tee',
        selectedProductColor: 'clay',
        selectedProductSize: 's',
        now: { name: 'Tee', price: 20, discount: 0, image: [], most: 1 },
      },
      { kind: 'product', id: 'tee', selectedProductColor: 'sand', selectedProductSize: 's' },
    ]);
    expect(acceptanceOf([inCart({ id: 'nothing' })], find)).toStrictEqual([
      { kind: 'product', id: 'nothing' },
    ]);
  });

  test('a line of the order holds what the rules ask for and nothing else', () => {
    expect(orderLineOf(inCart())).toStrictEqual(line({ price: 25 }));
    expect(orderLineOf(inCart({ ...choice, selectedProductSize: 's' }))).toEqual(
      line({ id: 'tee', name: 'Tee', price: 20, discount: 0, color: 'clay', size: 's' }),
    );
  });
});

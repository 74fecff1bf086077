import { expect, it } from 'vitest';
import { ordersOf } from '#services/firebase/orders/placedOrders';

const order = {
  createdAt: 5,
  status: 'placed',
  currency: 'EUR',
  language: 'de',
  delivery: 'standard',
  contact: { name: 'Ada', email: 'ada@shop.example' },
  address: { line1: 'Ulmenweg 1', city: 'Berlin', country: 'DE', postcode: '10115' },
  recipient: 'Zoë',
  earlyStart: true,
  slot: { date: '2026-11-24', time: '12:00-14:00' },
  lines: {
    'products:mat': {
      kind: 'product',
      id: 'mat',
      name: 'Mat',
      price: 25,
      discount: 0,
      quantity: 2,
      amount: 5000,
    },
  },
  amounts: { items: 5000, delivery: 435, total: 5435, currency: 'USD', tax: 'added' },
};

it('reads orders as they were placed, the newest first', () => {
  const found = ordersOf({ a: order, b: { ...order, createdAt: 9 } });
  expect(found.map(({ id }) => id)).toEqual(['b', 'a']);
  const lines = [{ key: 'products:mat', ...order.lines['products:mat'], amount: 50 }];
  const amounts = { items: 50, delivery: 4.35, total: 54.35, tax: 'added' };
  expect(found[1]).toEqual({ ...order, id: 'a', lines, amounts });
});

it('reads lines that the database answers as a list, with gaps', () => {
  const [mat] = Object.values(order.lines);
  const [found] = ordersOf({ a: { ...order, lines: [null, mat, { ...mat, id: 'tee' }] } });
  expect(found?.lines.map(({ key, id }) => [key, id])).toEqual([
    ['1', 'mat'],
    ['2', 'tee'],
  ]);
});

it('takes amounts as they are stored, whatever the shop asks today', () => {
  const [mat] = Object.values(order.lines);
  const stored = { items: 900, delivery: 1, total: 901, currency: 'USD' };
  const [found] = ordersOf({
    a: { ...order, lines: { 'products:mat': { ...mat, amount: 900 } }, amounts: stored },
  });
  expect(found?.amounts).toEqual({ items: 9, delivery: 0.01, total: 9.01 });
  expect(found?.lines.map(({ amount }) => amount)).toEqual([9]);
});

it('shows lines in the order they were placed in', () => {
  const [mat] = Object.values(order.lines);
  const lines = Object.fromEntries(
    [2, 0, 1].map((position) => [`products:${position}`, { ...mat, id: String(position), position }]),
  );
  expect(ordersOf({ a: { ...order, lines } })[0]?.lines.map(({ id }) => id)).toEqual(['0', '1', '2']);
});

it('shows of an order from before what it can be shown to have cost', () => {
  const { amounts: _, ...earlier } = order;
  const mat = { kind: 'product', id: 'mat', name: 'Mat', price: 25, discount: 10, quantity: 2 };
  const [found] = ordersOf({ a: { ...earlier, lines: { 'products:mat': mat } } });
  expect(found?.amounts).toEqual({ items: 45, delivery: 6.9, total: 51.9 });
  expect(found?.lines.map(({ amount }) => amount)).toEqual([45]);
});

it('reads an order shown in a currency that is not offered any more, in the shop’s own', () => {
  expect(ordersOf({ a: { ...order, currency: 'NOK' } })).toMatchObject([{ id: 'a', currency: 'USD' }]);
});

it.each([
  null,
  'text',
  { ...order, status: 'lost' },
  { ...order, currency: 'XYZ' },
  { ...order, delivery: 'pigeon' },
  { ...order, createdAt: '5' },
  { ...order, contact: { name: 'Ada' } },
  { ...order, lines: {} },
  { ...order, amounts: 'none' },
  { ...order, amounts: { items: 5000, delivery: 435 } },
  { ...order, amounts: { items: 5000, delivery: 435, total: '5435' } },
  { ...order, lines: { ...order.lines, other: { kind: 'product', id: 'tee' } } },
])('leaves out what is no whole order', (value) => {
  expect(ordersOf({ a: value })).toEqual([]);
});

it('shows an order without a time that cannot be one', () => {
  const [found] = ordersOf({ a: { ...order, slot: { date: 'soon', time: '12:00-14:00' } } });
  expect(found).toMatchObject({ id: 'a' });
  expect(found).not.toHaveProperty('slot');
});

it('shows an order without an address that cannot be one', () => {
  const [found] = ordersOf({ a: { ...order, address: { city: 'Berlin' } } });
  expect(found).toMatchObject({ id: 'a' });
  expect(found).not.toHaveProperty('address');
});

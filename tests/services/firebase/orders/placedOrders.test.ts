import { expect, it } from 'vitest';
import { ordersOf } from '../../../../src/services/firebase/orders/placedOrders';

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
    'products:mat': { kind: 'product', id: 'mat', name: 'Mat', price: 25, discount: 0, quantity: 2 },
  },
};

it('reads orders as they were placed, the newest first', () => {
  const found = ordersOf({ a: order, b: { ...order, createdAt: 9 } });
  expect(found.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(found[1]).toEqual({ ...order, id: 'a', lines: Object.values(order.lines) });
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

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSoldOut } from '#model/availability/availability';
import { shopOrder } from '#model/lists/shopOrder';
import { product, program } from '#tests/support/samples';

const ids = (items: readonly { id: string }[]): string => items.map(({ id }) => id).join('');
const of = (id: string, category: string, more: object = {}) =>
  product({ id, category: [category], ...more });

test('what sells most comes first, what is new among the better half, what is sold out last', () => {
  const items = [
    of('a', 'Sleep', { stock: 0, sold: 99 }),
    of('b', 'Beauty'),
    of('c', 'Food', { sold: 10 }),
    of('d', 'Gadgets', { new: true }),
    of('e', 'Journals', { sold: 40 }),
  ];
  expect(ids(shopOrder(items))).toBe('edcba');
});

test('neighbours are of different categories as long as there are others', () => {
  const items = [of('a', 'Sleep'), of('b', 'Sleep'), of('c', 'Sleep'), of('d', 'Food'), of('e', 'Food')];
  expect(ids(shopOrder(items))).toBe('adbec');
});

test('the catalogue’s order shows through where nothing is counted, new or alike', () => {
  const items = ['Sleep', 'Food', 'Beauty', 'Gadgets'].map((category, index) => of(`${index}`, category));
  expect(ids(shopOrder(items))).toBe('0123');
});

test('every item stands there once, and none that is sold out before one that is not', () => {
  const anyItem = fc.record({
    category: fc.constantFrom('Sleep', 'Food', 'Beauty'),
    stock: fc.nat(2),
    sold: fc.nat(5),
    new: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anyItem, { maxLength: 40 }), (rows) => {
      const items = rows.map(({ category, ...more }, index) => of(`${index}`, category, more));
      const order = shopOrder(items);
      expect(new Set(order).size).toBe(items.length);
      const gone = order.map((item) => isSoldOut(item));
      expect(gone).toEqual(gone.toSorted((a, b) => Number(a) - Number(b)));
    }),
  );
});

test('of several categories the best that is left comes next, whatever its place in the catalogue', () => {
  const items = [
    of('a', 'Sleep', { sold: 50 }),
    of('b', 'Food', { sold: 10 }),
    of('c', 'Beauty', { sold: 40 }),
    of('d', 'Sleep', { sold: 30 }),
    of('e', 'Food', { sold: 20 }),
  ];
  expect(ids(shopOrder(items))).toBe('acdeb');
});

test('a dimension is the category of a program, but not of a product', () => {
  const items = [
    product({ id: 'a', category: ['Physical', 'Sleep'] }),
    product({ id: 'b', category: ['Social', 'Sleep'] }),
    product({ id: 'c', category: ['Physical', 'Food'] }),
  ];
  expect(ids(shopOrder(items))).toBe('acb');
  const programs = [
    program({ id: 'a', category: ['Physical'] }),
    program({ id: 'b', category: ['Physical'] }),
    program({ id: 'c', category: ['Social'] }),
  ];
  expect(ids(shopOrder(programs))).toBe('acb');
});

import { expect, test } from 'vitest';
import { soldUpdate } from '#model/desk/unitsSold';
import { bookedOrder } from './bookedOrders';

const [mat] = bookedOrder().order.lines;
if (!mat) throw new Error('There is no line.');
const ordered = (id: string, quantity: number, changes: Parameters<typeof bookedOrder>[0] = {}) =>
  bookedOrder({ lines: [{ ...mat, id, key: `products:${id}`, quantity }], ...changes });
const back = (units: number) => ({
  refunds: [{ at: 1, day: '2026-11-20', sum: 0, lines: { 'products:mat': units }, isRestocked: true }],
});
const item = { name: 'Some item' };

test('counts what was sold, without cancelled orders, what came back, and items that are gone', () => {
  const orders = [
    ordered('mat', 2),
    ordered('mat', 2, back(1)),
    ordered('mat', 50, { status: 'cancelled' }),
    ordered('gone', 7),
    bookedOrder({ lines: [{ ...mat, kind: 'program', id: 'calm', key: 'programs:calm', quantity: 1 }] }),
  ];
  const nodes = { product: { mat: item, bowl: { ...item, sold: 4 } }, program: { calm: item } };
  expect(soldUpdate(orders, nodes)).toEqual({
    'products/mat/sold': 3,
    'products/bowl/sold': null,
    'programs/calm/sold': 1,
  });
});

test('writes only what is not so yet, and never less than nothing', () => {
  const nodes = { product: { mat: { ...item, sold: 2 }, bowl: item, broken: 'text' }, program: {} };
  expect(soldUpdate([ordered('mat', 2)], nodes)).toEqual({});
  expect(soldUpdate([ordered('mat', 1, back(3))], nodes)).toEqual({ 'products/mat/sold': null });
});

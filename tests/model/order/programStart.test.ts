import { expect, test } from 'vitest';
import type { OrderLine } from '#model/order/order';
import { programStart } from '#model/order/programStart';
import { earliestLaterStart } from '#model/order/startChoice';

const orderLine = (kind: OrderLine['kind']): OrderLine => ({
  kind,
  id: 'calm',
  name: 'Calm',
  price: 60,
  discount: 0,
  quantity: 1,
});
const amounts = { items: 60, delivery: 0, total: 60 };
const order = {
  lines: [orderLine('program')],
  amounts,
  status: 'placed' as const,
  delivery: 'none' as const,
};

test('an order of things alone, or a cancelled one, begins no program', () => {
  expect(programStart({ ...order, lines: [orderLine('product')] })).toBeUndefined();
  expect(programStart({ ...order, status: 'cancelled' })).toBeUndefined();
});

test('a program’s steps follow the order’s state and its payment', () => {
  expect(programStart(order)).toEqual({
    isConfirmed: false,
    isPaid: false,
    isSent: false,
    begins: 'later',
  });
  expect(
    programStart({ ...order, status: 'sent', earlyStart: true, payment: { until: 1, paidAt: 2 } }),
  ).toEqual({
    isConfirmed: true,
    isPaid: true,
    isSent: true,
    begins: 'early',
  });
  expect(programStart({ ...order, status: 'sent', delivery: 'standard' })?.isSent).toBe(false);
});

test('a program begins early only where that was asked for', () => {
  expect(programStart({ ...order, earlyStart: true })?.begins).toBe('early');
  expect(programStart(order)?.begins).toBe('later');
});

test.each([
  [new Date(2026, 10, 25), new Date(2026, 11, 10)],
  // Over the end of a year, a leap day, and the hour that is skipped in spring.
  [new Date(2026, 11, 20), new Date(2027, 0, 4)],
  [new Date(2028, 1, 20), new Date(2028, 2, 6)],
  [new Date(2027, 2, 20), new Date(2027, 3, 4)],
])('confirmed on %s, a program that waits begins on %s at the earliest', (day, start) => {
  expect(earliestLaterStart(day)).toEqual(start);
});

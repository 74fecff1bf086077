import { expect, test, vi } from 'vitest';
import { bestSellers, periodsOf } from '#model/desk/figures';
import { bookedOrder } from './bookedOrders';

// A Wednesday.
const now = new Date('2026-11-25T00:00:00').getTime();
const at = (day: string): { createdAt: number } => ({ createdAt: new Date(`${day}T12:00:00`).getTime() });

const orders = [
  bookedOrder(at('2026-11-25')),
  bookedOrder({
    ...at('2026-11-23'),
    refunds: [{ at: 1, day: '', sum: 25, lines: { 'products:mat': 1 }, isRestocked: true }],
  }),
  bookedOrder({ ...at('2026-11-22') }),
  bookedOrder({ ...at('2026-11-24'), status: 'cancelled' }),
  bookedOrder(at('2025-01-01')),
];

test('weeks begin on Monday; cancelled orders and money that went back do not count', () => {
  const weeks = periodsOf(orders, 'week', now);
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)).toEqual({ start: new Date('2026-11-23T00:00:00').getTime(), orders: 2, amount: 38.8 });
  expect(weeks.at(-2)).toMatchObject({ orders: 1, amount: 31.9 });
});

test('months begin on the first', () => {
  const months = periodsOf(orders, 'month', now);
  expect(months.at(-1)).toEqual({
    start: new Date('2026-11-01T00:00:00').getTime(),
    orders: 3,
    amount: 70.7,
  });
  expect(months[0]?.start).toBe(new Date('2025-12-01T00:00:00').getTime());
});

test('best sellers leave out what came back', () => {
  expect(bestSellers(orders, 'week', now)).toEqual([{ key: 'product/mat', name: 'Cork mat', units: 1 }]);
  expect(bestSellers(orders, 'month', now)).toEqual([{ key: 'product/mat', name: 'Cork mat', units: 2 }]);
});

test('the calendar is asked once for each order, however many weeks are counted', () => {
  const many = Array.from({ length: 20 }, () => bookedOrder(at('2026-11-20')));
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  periodsOf(many, 'week', now);
  periodsOf(many, 'month', now);
  bestSellers(many, 'month', now);
  expect(asked).toHaveBeenCalledTimes(many.length);
  asked.mockRestore();
});

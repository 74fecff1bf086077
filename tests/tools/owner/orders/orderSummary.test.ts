import { describe, expect, test } from 'vitest';
import { productsOf } from '#model/catalogue/catalogueReader';
import { orderSheet } from '#model/desk/orderSheet';
import { summaryOf, summaryText } from '#tools/owner/orders/orderSummary';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { draftOf } from '#tests/support/shoppers';
import { calm, mat, shop } from '#tests/rules/shopData';

const now = new Date('2026-11-21T12:00:00').getTime();
const day = 86_400_000;

const booked = (
  createdAt: number,
  status: BookedOrder['order']['status'],
  lines: Parameters<typeof draftOf>[0],
): BookedOrder => ({
  path: 'guestOrders/x',
  number: 'EW-AAAAA-BBBBB',
  order: { ...draftOf(lines), id: 'x', status, createdAt },
});

const orders = [
  booked(now - 1000, 'placed', [{ ...mat, kind: 'product' }]),
  booked(now - 3 * day, 'sent', [{ ...calm, kind: 'program', quantity: 3 }]),
  booked(now - 2 * day, 'cancelled', [{ ...mat, kind: 'product', quantity: 50 }]),
  booked(now - 8 * day, 'delivered', [{ ...mat, kind: 'product' }]),
];

describe('the shop at a glance', () => {
  const summary = summaryOf(orders, productsOf(shop.products).rows, now);

  test('counts today and the last seven days, without what was cancelled', () => {
    expect(summary.today).toEqual({ orders: 1, amount: 51.9 });
    expect(summary.week).toEqual({ orders: 2, amount: 176.4 });
    expect(summary.waiting).toBe(1);
  });

  test('names what sells best, and what runs low by colour and size', () => {
    expect(summary.sellers).toEqual([
      { name: 'Calm mornings', units: 3 },
      { name: 'Cork mat', units: 2 },
    ]);
    expect(summary.low[0]).toEqual({ id: 'tee', what: 'Tee (fern, s)', left: 1 });
    expect(summaryText(summary)).toContain('   1 left of Tee (fern, s)');
  });

  test('today is the day of the shop, wherever the command runs', () => {
    // A quarter past nine in the evening in Portland, when it is tomorrow in Vienna.
    const late = Date.parse('2026-11-22T05:15Z');
    const atNoon = booked(Date.parse('2026-11-21T20:00Z'), 'placed', [{ ...mat, kind: 'product' }]);
    const before = booked(Date.parse('2026-11-21T07:30Z'), 'placed', [{ ...mat, kind: 'product' }]);
    expect(summaryOf([atNoon, before], [], late).today.orders).toBe(1);
    expect(summaryOf([before], [], Date.parse('2026-11-21T07:45Z')).today.orders).toBe(1);
  });

  test('what came back was not sold, as at the desk', () => {
    const entry = booked(now - day, 'sent', [{ ...mat, kind: 'product' }]);
    const lines = entry.order.lines.map((line) => ({ ...line, key: 'products:mat' }));
    const refund = { at: 1, day: '2026-11-20', sum: 1, lines: { 'products:mat': 1 }, isRestocked: true };
    const back = (refunds: (typeof refund)[]) => ({ ...entry, order: { ...entry.order, lines, refunds } });
    expect(summaryOf([back([refund])], [], now).sellers).toEqual([{ name: 'Cork mat', units: 1 }]);
    expect(summaryOf([back([refund, refund])], [], now).sellers).toEqual([]);
  });

  test('an empty shop is said to be quiet', () => {
    expect(summaryText(summaryOf([], [], now))).toContain('Nothing was ordered.');
  });
});

test('the sheet of orders makes a formula in a name harmless', () => {
  const [first] = orders;
  if (!first) throw new Error('There are orders.');
  first.order.contact.name = '=cmd|calc';
  const [, row = ''] = orderSheet([first]).split('\r\n');
  expect(row).toContain(",'=cmd|calc,");
  expect(row).toContain(',45,6.9,51.9,');
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumOf } from '#model/money/pricing';
import type { OrderLine } from '#model/order/order';
import { keptRates, taxesOf, toPay } from '#model/order/taxes';

const line = (amount: number, taxRate?: number, changes: Partial<OrderLine> = {}): OrderLine => ({
  kind: 'product',
  id: 'honey',
  name: 'Honey',
  price: amount,
  discount: 0,
  quantity: 1,
  amount,
  ...(taxRate !== undefined && { taxRate }),
  ...changes,
});

const order = (lines: OrderLine[], delivery: number, tax?: 'included' | 'added') => {
  const items = sumOf(lines.map(({ amount = 0 }) => amount));
  return { lines, amounts: { items, delivery, total: sumOf([items, delivery]), ...(tax && { tax }) } };
};

const program = { kind: 'program' as const };

test.each([
  ['one rate', order([line(25, 20)], 6.9), [{ rate: 20, amount: 31.9, tax: 5.32 }]],
  ['tax that comes on top', order([line(100, 8)], 10, 'added'), [{ rate: 8, amount: 110, tax: 8.8 }]],
  [
    'delivery in proportion',
    order([line(10, 20), line(20, 10), line(0, 20)], 6),
    [
      { rate: 20, amount: 12, tax: 2 },
      { rate: 10, amount: 24, tax: 2.18 },
    ],
  ],
  [
    'delivery of what is sent alone',
    order([line(90, 20, program), line(10, 10)], 5),
    [
      { rate: 20, amount: 90, tax: 15 },
      { rate: 10, amount: 15, tax: 1.36 },
    ],
  ],
  [
    'delivery of what costs nothing, by its units',
    order([line(0, 20), line(0, 10, { quantity: 3 })], 4),
    [
      { rate: 20, amount: 1, tax: 0.17 },
      { rate: 10, amount: 3, tax: 0.27 },
    ],
  ],
  ['nothing, where no rate is known', order([line(25)], 6.9), []],
])('of an order with %s', (_, given, taxes) => {
  expect(taxesOf(given)).toEqual(taxes);
});

test('an order from before has the rate that is told, and keeps none', () => {
  const before = order([line(25), line(10)], 6.9, 'included');
  expect(taxesOf(before, 19)).toEqual([{ rate: 19, amount: 41.9, tax: 6.69 }]);
  expect(keptRates(before)).toEqual([]);
  expect(keptRates(order([line(1, 10), line(2, 20), line(3, 10)], 0))).toEqual([20, 10]);
});

test('whatever is ordered, the amounts at all rates are the total, to the cent', () => {
  const ordered = fc.record({
    cents: fc.nat(20_000),
    rate: fc.constantFrom(undefined, 0, 5.5, 10, 20),
    isProgram: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(ordered, { minLength: 1, maxLength: 8 }), fc.nat(2000), (all, delivery) => {
      const lines = all.map(({ cents, rate, isProgram }) =>
        line(cents / 100, rate, isProgram ? program : {}),
      );
      const isSent = lines.some(({ kind }) => kind === 'product');
      const whole = order(lines, isSent ? delivery / 100 : 0);
      const taxes = taxesOf(whole, 13);
      expect(sumOf(taxes.map(({ amount }) => amount))).toBe(whole.amounts.total);
      for (const { rate, amount, tax } of taxes) {
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(Math.abs(tax - (amount * rate) / (100 + rate))).toBeLessThanOrEqual(0.005 + 1e-9);
      }
    }),
  );
});

test.each([
  ['the total where tax is in it', order([line(25, 20)], 6.9, 'included'), 31.9],
  [
    'the total and the tax of each rate where it comes on top',
    order([line(100, 8), line(20, 0)], 12, 'added'),
    140.8,
  ],
  ['the total where no rate is known', order([line(25)], 0, 'added'), 25],
])('to pay is %s', (_, ordered, sum) => {
  expect(toPay(ordered)).toBe(sum);
});

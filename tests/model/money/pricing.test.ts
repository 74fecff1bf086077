import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountedPrice, lineTotal, toCents, totalOf, unitPrice } from '#model/money/pricing';

const cents = fc.integer({ min: 0, max: 10_000_000 });
const percent = fc.integer({ min: 1, max: 100 });
const pricedLine = fc.record({
  price: cents.map((amount) => amount / 100),
  discount: fc.integer({ min: 0, max: 100 }),
  quantity: fc.integer({ min: 1, max: 99 }),
});

/** Half-up in whole numbers, as one would do it on paper. */
const onPaper = (priceInCents: number, discount: number): number =>
  Number((BigInt(priceInCents) * BigInt(100 - discount) + 50n) / 100n) / 100;

describe('the discounted price', () => {
  test.each([
    [12.45, 10, 11.21],
    [10, 50, 5],
    [0.05, 50, 0.03],
    [19.99, 33, 13.39],
    [9.99, 100, 0],
    [100, 12.5, 87.5],
    [1.005, 50, 0.51],
    [0.01, 50, 0.01],
  ])('of %d less %d percent is %d, half-up', (price, discount, expected) => {
    expect(discountedPrice(price, discount)).toBe(expected);
  });
  test.each([undefined, 0, -5, Number.NaN])('is empty for a discount of %s', (discount) => {
    expect(discountedPrice(10, discount)).toBeNull();
  });
  test('never goes below nothing', () => {
    expect(discountedPrice(10, 250)).toBe(0);
  });
  test('is what paper and pencil say, for every price and percent', () => {
    fc.assert(
      fc.property(cents, percent, (price, discount) => {
        expect(discountedPrice(price / 100, discount)).toBe(onPaper(price, discount));
      }),
    );
  });
});

describe('the price of a unit', () => {
  test('is the price where nothing is taken off, and nothing at 100 percent', () => {
    expect(unitPrice({ price: 24.9, discount: 0 })).toBe(24.9);
    expect(unitPrice({ price: 24.9 })).toBe(24.9);
    expect(unitPrice({ price: 24.9, discount: 100 })).toBe(0);
  });
  test('is rounded half-up where a price has three decimals', () => {
    expect([1.005, 2.675, 1.115, 8.345].map((price) => unitPrice({ price }))).toEqual([
      1.01, 2.68, 1.12, 8.35,
    ]);
  });
  test('is rounded half-up at every half cent', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const [dollars, rest] = [Math.floor(amount / 100), String(amount % 100).padStart(2, '0')];
        expect(toCents(Number(`${dollars}.${rest}5`))).toBe(amount + 1);
        expect(toCents(Number(`${dollars}.${rest}49`))).toBe(amount);
      }),
    );
  });
  test('whole cents survive the way there and back', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(toCents(amount / 100)).toBe(amount);
      }),
    );
  });
});

describe('the total', () => {
  test('of nothing is nothing', () => {
    expect(totalOf([])).toBe(0);
  });
  test('does not drift: three times ten cents is thirty', () => {
    expect(totalOf([0.1, 0.1, 0.1].map((price) => ({ price, quantity: 1 })))).toBe(0.3);
    expect(lineTotal({ price: 0.1, quantity: 3 })).toBe(0.3);
  });
  test('is the sum of the rounded lines as they are shown', () => {
    fc.assert(
      fc.property(fc.array(pricedLine, { maxLength: 20 }), (lines) => {
        const shown = lines.map((line) => toCents(Number(lineTotal(line).toFixed(2))));
        expect(toCents(totalOf(lines))).toBe(shown.reduce((sum, amount) => sum + amount, 0));
        expect(Number(totalOf(lines).toFixed(2))).toBe(totalOf(lines));
      }),
    );
  });
  test('a line is its rounded unit price as often as its quantity', () => {
    expect(lineTotal({ price: 12.45, discount: 10, quantity: 3 })).toBe(33.63);
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inDisplayCurrency, lowerLimitInDollars, upperLimitInDollars } from '#model/money/exchange';

const at = (currencyRate: number) => ({ currencyRate });
const amount = fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100);
const rate = fc.constantFrom(1, 2, 0.5, 0.79, 0.1, 1.085, 83.12);

describe('US dollars in the display currency', () => {
  test.each([
    [12.45, 1, 12.45],
    [12.45, 2, 24.9],
    [10.01, 0.5, 5.01],
    [30.03, 0.5, 15.02],
    [44, 0.79, 34.76],
    [0, 83.12, 0],
  ])('%d at a rate of %d are %d', (dollars, currencyRate, shown) => {
    expect(inDisplayCurrency(dollars, at(currencyRate))).toBe(shown);
  });

  test('have two decimals at most', () => {
    fc.assert(
      fc.property(amount, rate, (dollars, currencyRate) => {
        const shown = inDisplayCurrency(dollars, at(currencyRate));
        expect(Number(shown.toFixed(2))).toBe(shown);
      }),
    );
  });
});

describe('a limit typed in the display currency', () => {
  test.each([
    [20, 1, 20, 20],
    [20, 2, 10, 10],
    // 39.99 dollars are 19.995, which is shown as 20.00.
    [20, 0.5, 39.99, 40],
    // 0.07 dollars are 0.035, which is shown as 0.04.
    [0.04, 0.5, 0.07, 0.08],
  ])('of %d at a rate of %d begins at %d dollars and ends at %d', (typed, currencyRate, from, to) => {
    expect(lowerLimitInDollars(typed, at(currencyRate))).toBe(from);
    expect(upperLimitInDollars(typed, at(currencyRate))).toBe(to);
  });

  test('is shown again as it was typed', () => {
    fc.assert(
      fc.property(amount, rate, (typed, currencyRate) => {
        for (const limit of [lowerLimitInDollars, upperLimitInDollars])
          expect(inDisplayCurrency(limit(typed, at(currencyRate)), at(currencyRate))).toBe(typed);
      }),
    );
  });

  test('takes in exactly the prices that are shown within it', () => {
    fc.assert(
      fc.property(amount, amount, rate, (typed, price, currencyRate) => {
        const shown = inDisplayCurrency(price, at(currencyRate));
        expect(price <= upperLimitInDollars(typed, at(currencyRate))).toBe(shown <= typed);
        expect(price >= lowerLimitInDollars(typed, at(currencyRate))).toBe(shown >= typed);
      }),
      { numRuns: 500 },
    );
  });

  test('takes in every price that is shown as the amount typed', () => {
    fc.assert(
      fc.property(amount, rate, (price, currencyRate) => {
        const typed = inDisplayCurrency(price, at(currencyRate));
        expect(price).toBeGreaterThanOrEqual(lowerLimitInDollars(typed, at(currencyRate)));
        expect(price).toBeLessThanOrEqual(upperLimitInDollars(typed, at(currencyRate)));
      }),
      { numRuns: 500 },
    );
  });
});

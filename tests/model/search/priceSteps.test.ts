import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetIndexOf } from '#model/search/facetIndex';
import { priceSteps } from '#model/search/priceSteps';
import { product } from '#tests/support/samples';

const stepsOf = (...prices: number[]): number[] =>
  priceSteps(facetIndexOf(prices.map((price, at) => product({ id: String(at), price, discount: 0 }))));

describe('limits of the price for one press', () => {
  it('are round, and part a list in about four', () => {
    expect(stepsOf(7.4, 11.2, 12.8, 15.9, 26, 29, 46.8, 68)).toEqual([15, 30, 50]);
  });
  it('fit a currency with large amounts and a list of small ones', () => {
    expect(stepsOf(450, 990, 1450, 3999)).toEqual([1000, 1500]);
    expect(stepsOf(0.2, 0.35, 0.6, 1.1)).toEqual([0.4, 0.6]);
  });
  it('are none where they would leave nothing out', () => {
    expect(stepsOf()).toEqual([]);
    expect(stepsOf(20)).toEqual([]);
    expect(stepsOf(20, 20, 20)).toEqual([]);
    expect(stepsOf(0, 0, 0)).toEqual([]);
  });
  it('grow, and each leaves something in and something out', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2_000_000 }), { maxLength: 40 }), (cents) => {
        const prices = cents.map((amount) => amount / 100);
        const steps = stepsOf(...prices);
        expect(steps).toEqual([...new Set(steps)].toSorted((a, b) => a - b));
        for (const step of steps) {
          expect(prices.some((price) => price <= step)).toBe(true);
          expect(prices.some((price) => price > step)).toBe(true);
        }
      }),
    );
  });
});

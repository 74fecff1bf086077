import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unitPrice } from '#model/money/pricing';
import { reductionOf } from '#model/money/reduction';

const item = { price: 40, discount: 25 };

describe('a reduced price', () => {
  test.each([
    ['elsewhere strikes the list price', item, false, { before: 40, percent: 25 }],
    ['in the EU strikes nothing while the lowest price is not known', item, true, { percent: 25 }],
    [
      'strikes the lowest of the last 30 days, and counts from it',
      { ...item, lowest30: 36 },
      true,
      { before: 36, percent: 16 },
    ],
    ['does so elsewhere, too', { ...item, lowest30: 36 }, false, { before: 36, percent: 16 }],
    ['is not announced where it was as cheap before', { ...item, lowest30: 30 }, true, undefined],
    ['is not announced where it was cheaper before', { ...item, lowest30: 20 }, true, undefined],
    ['that is none says nothing', { price: 40, discount: 0, lowest30: 50 }, true, undefined],
    ['by less than a cent says nothing', { price: 1, discount: 0.3 }, false, undefined],
    ['by less than a cent says nothing in the EU, either', { price: 0.02, discount: 20 }, true, undefined],
    ['of nothing before says nothing', { ...item, lowest30: 0 }, true, undefined],
    ['given away says so', { price: 40, discount: 100, lowest30: 40 }, true, { before: 40, percent: 100 }],
  ])('%s', (_, of, isInEu, expected) => {
    expect(reductionOf(of, isInEu)).toEqual(expected);
  });

  test('never promises more than it is', () => {
    const cents = fc.integer({ min: 1, max: 100_000 }).map((amount) => amount / 100);
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 99 }), cents, (price, discount, lowest30) => {
        const of = { price, discount, lowest30 };
        const { before, percent } = reductionOf(of, true) ?? {};
        if (percent === undefined) return;
        expect(before).toBe(lowest30);
        expect(unitPrice(of)).toBeLessThanOrEqual(lowest30 * (1 - percent / 100) + 1e-9);
      }),
    );
  });
});

import { expect, it } from 'vitest';
import { basePriceOf } from '#model/catalogue/basePrice';
import { product } from '#tests/support/samples';

it.each([
  [
    { price: 9.9, netContent: { amount: 400, unit: 'g' } },
    { amount: 24.75, per: 'kg' },
  ],
  [
    { price: 19.8, discount: 15, netContent: { amount: 500, unit: 'ml' } },
    { amount: 33.66, per: 'l' },
  ],
  [
    { price: 14, discount: 10, netContent: { amount: 32, unit: 'g' } },
    { amount: 39.38, per: '100g' },
  ],
  [
    { price: 5, netContent: { amount: 250, unit: 'g' } },
    { amount: 2, per: '100g' },
  ],
  [
    { price: 26, netContent: { amount: 30, unit: 'ml' } },
    { amount: 86.67, per: '100ml' },
  ],
] as const)('of %j is %j', (changes, base) => {
  expect(basePriceOf(product(changes))).toEqual(base);
});

it('of a meal goes by its portion; a mat has none', () => {
  const meal = { course: 'soup', diet: [], allergens: [], kcal: 200, portionGrams: 400 };
  expect(basePriceOf(product({ price: 7.4, meal }))).toEqual({ amount: 18.5, per: 'kg' });
  expect(basePriceOf(product({ meal: { ...meal, portionGrams: 0 } }))).toBeUndefined();
  expect(basePriceOf(product())).toBeUndefined();
});

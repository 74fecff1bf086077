import { expect, test } from 'vitest';
import { isWholeCents, plainAmount } from '#model/money/amount';

test('an amount for machines has two decimals and a point', () => {
  expect([0, 5, 12.5, 1234.5].map(plainAmount)).toEqual(['0.00', '5.00', '12.50', '1234.50']);
});

test('whole cents are told from parts of one', () => {
  expect([0, 0.1, 19.99, 1234.5, 0.29, 1.15].every(isWholeCents)).toBe(true);
  expect([0.001, 1.005, 19.999, 0.1 + 0.2].some(isWholeCents)).toBe(false);
});

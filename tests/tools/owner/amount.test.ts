import { expect, test } from 'vitest';
import { amountFrom } from '#tools/owner/amount';

test.each([
  ['9.90', 9.9],
  ['9,90', 9.9],
  ['9,9', 9.9],
  ['990', 990],
  [' 12 ', 12],
  ['0', 0],
])('%j is %d', (typed, amount) => {
  expect(amountFrom(typed)).toBe(amount);
});

test.each(['', '1,299', '1.299', '1.299,00', '1e3', '0x10', '-1', '9,', ',9', 'NaN', 'Infinity', '9,90 €'])(
  '%j could be meant otherwise, and is none',
  (typed) => {
    expect(amountFrom(typed)).toBeUndefined();
  },
);

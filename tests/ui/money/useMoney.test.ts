import { describe, expect, test } from 'vitest';
import { formatMoney } from '../../../src/ui/money/useMoney';

/** Spaces of all widths are one; which of them Intl takes is its own business. */
const shown = (amount: number, currency: string, language: string): string =>
  formatMoney(amount, currency, language).replaceAll(/\s/g, ' ');

describe('an amount of money', () => {
  test.each([
    ['en', 'USD', '$1,234.50'],
    ['en', 'EUR', '€1,234.50'],
    ['en', 'INR', '₹1,234.50'],
    ['fn', 'USD', '1 234,50 $'],
    ['fn', 'EUR', '1 234,50 €'],
    ['de', 'USD', '1.234,50 $'],
    ['de', 'INR', '1.234,50 ₹'],
  ])('in %s and %s reads %s', (language, currency, text) => {
    expect(shown(1234.5, currency, language)).toBe(text);
  });
  test.each([
    [0, '$0.00'],
    [11.2, '$11.20'],
    [0.1 + 0.2, '$0.30'],
  ])('has two decimals: %d', (amount, text) => {
    expect(shown(amount, 'USD', 'en')).toBe(text);
  });
});

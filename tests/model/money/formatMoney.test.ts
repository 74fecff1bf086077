import { describe, expect, test, vi } from 'vitest';
import { currencyNames, type CurrencyName } from '#model/money/currencySlice';
import { languages } from '#model/languages';
import { formatCharged, formatMoney } from '#model/money/formatMoney';

/** Spaces of all widths are one; which of them Intl takes is its own business. */
const shown = (amount: number, currency: CurrencyName, language: string): string =>
  formatMoney(amount, currency, language).replaceAll(/\s/g, ' ');

describe('an amount of money', () => {
  test.each<[string, CurrencyName, string]>([
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
  test.each(currencyNames)('in English reads as Intl writes it, cent by cent, in %s', (currency) => {
    const format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    const amounts = [-12.5, ...Array.from({ length: 110_000 }, (_, cents) => cents / 100)];
    const different = amounts.filter(
      (amount) => formatMoney(amount, currency, 'en') !== format.format(amount),
    );
    expect(different).toEqual([]);
  });
  test('in English is written without a formatter', () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    expect([formatMoney(0, 'USD', 'en'), formatMoney(999, 'EUR', 'en')]).toEqual(['$0.00', '€999.00']);
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });
});

test.each(languages)('an amount of US dollars keeps its sign on its line (%s)', (language) => {
  expect(formatCharged(1234.5, language)).not.toContain(' ');
});

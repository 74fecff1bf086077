import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { languages, localeOf } from '#model/languages';
import { typedAmount } from '#model/money/typedAmount';
import { wantedSide } from '#model/money/typedLimit';
import { noAmounts, pastedAmounts, typedAmounts, typedLimits } from '#tests/tables/typedAmounts';

describe.each(languages)('a price typed in %s', (language) => {
  it.each([...typedAmounts[language], ...pastedAmounts])('%j is read as %d', (typed, amount) => {
    expect(typedAmount(typed)).toBe(amount);
  });

  it.each(typedLimits[language])('%j is read as %d, and means %s', (typed, amount, side) => {
    expect(typedAmount(typed)).toBe(amount);
    expect(wantedSide(typed)).toBe(side);
  });

  it.each(noAmounts)('%j is none', (text) => {
    expect(typedAmount(text)).toBeUndefined();
  });

  it('is read as the browser writes it in this language, with and without its currency', () => {
    const cents = fc.integer({ min: 0, max: 999_999_999 });
    fc.assert(
      fc.property(
        cents,
        fc.constantFrom('USD', 'EUR', 'GBP', 'INR', 'CHF', 'CAD', 'AUD'),
        (amount, currency) => {
          const styles = (['symbol', 'narrowSymbol', 'code', 'name'] as const).map(
            (currencyDisplay) => ({ style: 'currency', currency, currencyDisplay }) as const,
          );
          for (const options of [{}, ...styles]) {
            const format = new Intl.NumberFormat(localeOf(language), {
              maximumFractionDigits: 2,
              ...options,
            });
            expect(typedAmount(format.format(amount / 100))).toBe(amount / 100);
          }
        },
      ),
    );
  });
});

test.each(['50', '50 €', 'ca. 50', 'about 50', 'env. 50', '~ 50', '', 'abc'])('%j means no side', (text) => {
  expect(wantedSide(text)).toBeUndefined();
});

test('whatever is typed, it is an amount or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const amount = typedAmount(text);
      expect(amount === undefined || (amount >= 0 && amount < 10_000_000)).toBe(true);
    }),
  );
});

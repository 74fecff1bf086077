import { describe, expect, test } from 'vitest';
import { currencyOf, currencyChosen, currencyReducer, isCurrencyName } from '#model/money/currencySlice';

describe('the currency', () => {
  test.each([
    ['USD', '$'],
    ['EUR', '€'],
    ['INR', '₹'],
  ])('%s has the symbol %s and rate 1', (name, symbol) => {
    expect(currencyReducer(currencyOf('USD'), currencyChosen(name))).toEqual({
      currencyName: name,
      currencySymbol: symbol,
      currencyRate: 1,
    });
  });
  test('is the dollar to begin with', () => {
    expect(currencyReducer(undefined, { type: 'start' }).currencyName).toBe('USD');
  });
  test.each(['XYZ', '', 'usd', 'toString', '__proto__'])('stays as it is for %j', (name) => {
    expect(currencyReducer(currencyOf('EUR'), currencyChosen(name))).toBe(currencyOf('EUR'));
    expect(isCurrencyName(name)).toBe(false);
  });
  test('stays as it is for what another tab sends unchecked', () => {
    const sent = { type: currencyChosen.type, payload: 'XYZ' };
    expect(currencyReducer(currencyOf('EUR'), sent)).toBe(currencyOf('EUR'));
  });
});

import { afterEach, expect, test, vi } from 'vitest';
import { languages, shop } from '#shopConfig';
import type { ShopConfig } from '#tools/build/shopConfig';

afterEach(() => {
  vi.doUnmock('#shopConfig');
  vi.resetModules();
});

/** The currencies of a shop with these settings. */
async function shopWith(settings: Partial<ShopConfig>) {
  vi.resetModules();
  vi.doMock('#shopConfig', () => ({ languages, shop: { ...shop, ...settings } }));
  const { currencyNames, currencyOf, currencyReducer } = await import('#model/money/currencySlice');
  const { formatMoney } = await import('#model/money/formatMoney');
  const initial = currencyReducer(undefined, { type: 'start' });
  return { names: currencyNames, initial, currencyOf, formatMoney };
}

test.each([
  ['CHF', 'CHF', 'CHF 1,234.50', 'CHF 9.90', '9,90 CHF'],
  ['SEK', 'kr', 'kr 1,234.50', 'kr 9.90', '9,90 kr'],
  ['PLN', 'zł', 'zł 1,234.50', 'zł 9.90', '9,90 zł'],
  ['GBP', '£', '£1,234.50', '£9.90', '9,90 £'],
  ['EUR', '€', '€1,234.50', '€9.90', '9,90 €'],
])('a shop in %s alone shows it everywhere, and no other', async (currency, symbol, large, small, german) => {
  const own = await shopWith({ currency, displayCurrencies: { [currency]: 1 } });
  expect(own.names).toEqual([currency]);
  expect(own.initial).toEqual({ currencyName: currency, currencySymbol: symbol, currencyRate: 1 });
  const shown = [
    own.formatMoney(1234.5, currency, 'en'),
    own.formatMoney(9.9, currency, 'en'),
    own.formatMoney(9.9, currency, 'de'),
  ].map((text) => text.replaceAll(/\s/g, ' '));
  expect(shown).toEqual([large, small, german]);
});

test('what a shop shows beside its own currency has the owner’s rate', async () => {
  const { names, currencyOf } = await shopWith({
    currency: 'CHF',
    displayCurrencies: { CHF: 1, EUR: 1.05 },
  });
  expect(names).toEqual(['CHF', 'EUR']);
  expect(currencyOf('EUR')).toEqual({ currencySymbol: '€', currencyName: 'EUR', currencyRate: 1.05 });
});

test('a currency that is not shown any more gives way to the shop’s own', async () => {
  const { currencyOf } = await shopWith({ currency: 'CHF', displayCurrencies: { CHF: 1 } });
  expect(currencyOf('USD').currencyName).toBe('CHF');
});

test('the shop’s own currency is among those shown, whatever the list says', async () => {
  const { names, initial } = await shopWith({ currency: 'SEK', displayCurrencies: { USD: 0.1 } });
  expect(names).toEqual(['USD', 'SEK']);
  expect(initial.currencyName).toBe('SEK');
});

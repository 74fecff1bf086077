import { expect, test, vi } from 'vitest';
import type { ShopConfig } from '#tools/build/shopConfig';
import { withShopData } from '#tools/build/content/shopData';
import { structuredDataFor } from '#tools/build/prerender/structuredData';
import { listLine } from '#tools/owner/orders/orderBook';
import { bill } from '#model/desk/papers/bill';
import { countries } from '#model/order/countries';
import { epcText } from '#model/order/payment';
import { writingIn } from '#model/letters/writing';
import { currencyReducer } from '#model/money/currencySlice';
import { mat } from '#tests/rules/shopData';
import { bookedAt } from '#tests/support/deskSteps';
import { draftOf, order, read } from '#tests/support/shoppers';
import { shopDatabase } from '#tests/support/shopDatabase';
import { product } from '#tests/support/samples';

/** A shop in Austria: in euros, with its own delivery prices, for two countries. */
vi.mock('#shopConfig', async (original) => {
  const { shop, ...rest } = await original<{ shop: ShopConfig }>();
  const own = {
    name: 'Almhonig',
    numberPrefix: 'AH',
    currency: 'EUR',
    delivery: { standard: 4.5, express: 9.9, freeFrom: 60 },
    countries: ['AT', 'DE'],
    timeZone: 'Europe/Vienna',
    taxRate: 5.5,
  };
  return { ...rest, shop: { ...shop, ...own } };
});

const { access, ask } = shopDatabase();
const toVienna = { line1: 'Ring 1', city: 'Wien', postcode: '1010', country: 'AT' };
const draft = () => ({
  ...draftOf([{ ...mat, kind: 'product' as const }]),
  address: toVienna,
  currency: 'EUR' as const,
  language: 'de',
});

test('an order is stored in euros, at the shop’s own delivery prices', async () => {
  const path = await order(ask, draft());
  expect(await read(ask, `${path}/amounts`)).toEqual({
    items: 4500,
    delivery: 450,
    total: 4950,
    currency: 'EUR',
    tax: 'included',
  });
});

test.each([
  ['US dollars', { currency: 'USD' }],
  ['the sample’s delivery price', { delivery: 690, total: 5190 }],
])('an order with %s is refused', async (_, changes) => {
  const path = await order(ask, draft());
  const stored = await read(ask, path);
  if (typeof stored !== 'object' || stored === null || !('amounts' in stored)) throw new Error('no order');
  const body = { ...stored, amounts: { ...Object(stored.amounts), ...changes } };
  const elsewhere = path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  await expect(ask(elsewhere, { method: 'PUT', body })).rejects.toMatchObject({ status: 401 });
});

test('an order for a country the shop does not serve is refused', async () => {
  expect(countries).toEqual(['AT', 'DE']);
  await expect(order(ask, { ...draft(), address: { ...toVienna, country: 'US' } })).rejects.toMatchObject({
    problem: 'country',
  });
});

test('bill, list and letters are in euros', async () => {
  const path = await order(ask, draft());
  const entry = await bookedAt(access, path);
  expect(listLine(entry)).toContain('€49.50');
  expect(entry.number).toMatch(/^AH-/);
  const page = bill(entry, { no: 1, taxRate: 10, at: Date.now(), seller: [] });
  expect(page).toMatch(/49,50\s€/);
  expect(page).not.toMatch(/\$|USD/);
  expect(writingIn('de', 'Europe/Vienna').money(49.5)).toMatch(/49,50\s€/);
});

test('pages, terms and search engines say so, too', () => {
  expect(currencyReducer(undefined, { type: '' }).currencyName).toBe('EUR');
  expect(withShopData('{{name}}: in {{currency}}', 'de', 'terms')).toBe('Almhonig: in Euro');
  expect(withShopData('in {{currency}}', 'en', 'terms')).toBe('in euros');
  expect(withShopData('{{taxSentence}}', 'de', 'terms')).toMatch(
    /^Die Umsatzsteuer \(5,5\s%\) ist enthalten, die Lieferung kommt hinzu\.$/,
  );
  const facts = JSON.stringify(structuredDataFor('https://almhonig.example').product(product()));
  expect(facts).toContain('"priceCurrency":"EUR"');
  expect(epcText({ name: 'Almhonig', iban: 'AT611904300234573201', bic: '' }, 'EW', 49.5)).toContain(
    'EUR49.50',
  );
});

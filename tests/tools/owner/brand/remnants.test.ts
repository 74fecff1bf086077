import { expect, test } from 'vitest';
import { shop } from '#shopConfig';
import { configRemnants, linesNamingSample, remnants } from '#tools/owner/brand/remnants';

test('the sample is all remnant', async () => {
  const places = (await remnants(shop)).map(({ where }) => where);
  expect(places).toEqual(
    expect.arrayContaining([
      'shop.config.ts: name',
      'shop.config.ts: contact.email',
      'shop.config.ts: contact.phone',
      'shop.config.ts: contact.address[0]',
      'shop.config.ts: logo',
      'shop.config.ts: social[0].href',
      'shop.config.ts: company.vatId',
      'public/pictures/products',
    ]),
  );
});

test('texts take the name from the configuration, so that none is left when it changes', async () => {
  const own = { ...shop, name: 'Almhonig' };
  const texts = (await remnants(own)).filter(({ where }) => /\.(md|json):\d+$/.test(where));
  expect(texts).toEqual([]);
});

test('a configuration of one’s own has none', () => {
  const own = {
    name: 'Almhonig',
    logo: 'logo.svg',
    contact: {
      email: 'hallo@almhonig.at',
      phone: '+43 664 1234567',
      address: ['Dorfstraße 1', '6020 Innsbruck'],
    },
    company: { vatId: 'ATU12345678' },
    countries: ['AT'],
  };
  expect(configRemnants(own)).toEqual([]);
});

test('lines that name the sample are counted from one; addresses and keys of the shop are no names', () => {
  expect(linesNamingSample('Hello\nWelcome to Eightwell\nbye')).toEqual([2]);
  expect(linesNamingSample('see /EightwellHealth, persist:eightwell and eightwell:ordered')).toEqual([]);
});

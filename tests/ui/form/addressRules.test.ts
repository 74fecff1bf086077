import { expect, test } from 'vitest';
import { countries } from '#model/order/countries';
import { needsPostcode } from '#model/order/country';
import { addressOf, emptyAddress, hasItsPostcode, hasSomePostcode } from '#ui/form/address/addressRules';
import { noPostcodes, postcodes } from '#tests/tables/postcodes';

const flat = { ...emptyAddress, line1: 'Elm 1', city: 'Springfield' };

test.each(Object.entries(postcodes))('an address in %s keeps its post code in form', (country, entries) => {
  for (const [typed, kept] of entries) {
    const address = { ...flat, country, postcode: typed };
    expect([typed, hasItsPostcode(address), addressOf(address).postcode]).toEqual([typed, true, kept]);
  }
});

test.each(Object.entries(noPostcodes))(
  'an address in %s is refused with another post code',
  (country, texts) => {
    for (const text of texts)
      expect([text, hasItsPostcode({ ...flat, country, postcode: text })]).toEqual([text, false]);
  },
);

test.each(countries)('an address in %s needs a post code where its label says so', (country) => {
  expect(hasSomePostcode({ ...flat, country })).toBe(!needsPostcode(country));
});

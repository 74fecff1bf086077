import { expect, test } from 'vitest';
import { longest } from '../../../src/model/limits';
import { countries } from '../../../src/model/order/countries';
import { fieldOrder, regionKind } from '../../../src/model/order/country';
import { regionNamed, regionOfPostcode, regionsOf } from '../../../src/model/order/regions';

test.each([
  ['US', '97205', 'OR'],
  ['US', '10001', 'NY'],
  ['US', '33101', 'FL'],
  ['US', '60601', 'IL'],
  ['US', '94110-1234', 'CA'],
  ['US', '00501', 'NY'],
  ['US', '99501', 'AK'],
  ['US', '20500', 'DC'],
  ['US', '96910', undefined],
  ['US', ' 97205 ', 'OR'],
  ['US', '972', undefined],
  ['US', '9', undefined],
  ['US', 'x97205', undefined],
  ['CA', 'k1a 0b1', 'ON'],
  ['CA', 'X0A 0H0', undefined],
  ['AU', '3000', 'VIC'],
  ['AU', '2600', undefined],
  ['AU', '30000', undefined],
  ['AU', 'x3000', undefined],
  ['NZ', '3000', undefined],
  ['DE', '10115', undefined],
])('in %s the code %s lies in %s', (country, postcode, region) => {
  expect(regionOfPostcode(country, postcode)).toBe(region);
});

test('every country that needs a part in its addresses has a list, and each entry fits the order', () => {
  for (const country of countries) {
    const regions = regionsOf(country);
    expect([country, regions.length > 0]).toEqual([country, regionKind(country) !== undefined]);
    expect(new Set(regions.map(({ value }) => value)).size).toBe(regions.length);
    for (const { value, name } of regions) {
      expect(value.length).toBeLessThanOrEqual(longest.region);
      expect(name).not.toBe('');
    }
  }
});

test('what was typed before is found by code or name', () => {
  expect(regionNamed(regionsOf('US'), ' oregon ')?.value).toBe('OR');
  expect(regionNamed(regionsOf('US'), 'or')?.name).toBe('Oregon');
  expect(regionNamed(regionsOf('US'), 'Bavaria')).toBeUndefined();
});

test('the fields stand as the country writes them', () => {
  expect(fieldOrder('US')).toEqual(['line1', 'line2', 'city', 'region', 'postcode']);
  expect(fieldOrder('GB')).toEqual(['line1', 'line2', 'city', 'postcode']);
  expect(fieldOrder('DE')).toEqual(['line1', 'line2', 'postcode', 'city']);
  expect(fieldOrder('JP')).toEqual(['postcode', 'region', 'city', 'line1', 'line2']);
  expect(fieldOrder('HK')).toEqual(['line1', 'line2', 'city']);
});

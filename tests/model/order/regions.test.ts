import { expect, test } from 'vitest';
import { longest } from '#model/limits';
import { countries } from '#model/order/countries';
import { fieldOrder, regionKind } from '#model/order/country';
import { regionsOfPostcodes } from '#tests/tables/regionsOfPostcodes';
import { regionNamed, regionOfPostcode, regionsOf, regionToFill } from '#model/order/regions';

test.each(regionsOfPostcodes)('in %s the code %s lies in %s', (country, postcode, region) => {
  expect(regionOfPostcode(country, postcode)).toBe(region);
});

test.each([
  ['AU', '3000', 'VIC'],
  // In three states, in none yet, and not finished.
  ['AU', '0872', ''],
  ['CA', 'K1A 0B1', ''],
  ['US', '88899', ''],
  ['US', '9720', undefined],
  ['US', '', undefined],
])('in %s the code %s puts %j into a field that the shop filled in', (country, postcode, region) => {
  expect(regionToFill(country, postcode)).toBe(region);
});

test('every beginning of a ZIP code that is in use, and belongs to one state as a whole, has its state', () => {
  const prefixes = Array.from({ length: 1000 }, (_, prefix) => String(prefix).padStart(3, '0'));
  const without = prefixes.filter((prefix) => regionOfPostcode('US', `${prefix}55`) === undefined);
  const unused = '000 001 002 003 004 428 429 568 886 887 888'.split(' ');
  const shared = ['005', '399', '969'];
  expect(without.toSorted()).toEqual([...unused, ...shared].toSorted());
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

test('what is a country of its own is no region of another', () => {
  const names = regionsOf('CN').map(({ name }) => name);
  expect(names).toContain('Guangdong Sheng');
  for (const name of ['Hong Kong', 'Macau', 'Taiwan']) expect(names).not.toContain(name);
});

test('what was typed before is found by code or name', () => {
  expect(regionNamed(regionsOf('US'), ' oregon ')?.value).toBe('OR');
  expect(regionNamed(regionsOf('US'), 'or')?.name).toBe('Oregon');
  expect(regionNamed(regionsOf('JP'), 'Tōkyō')?.value).toBe('Tokyo');
  expect(regionNamed(regionsOf('US'), 'Bavaria')).toBeUndefined();
});

test('the fields stand as the country writes them', () => {
  expect(fieldOrder('US')).toEqual(['line1', 'line2', 'city', 'region', 'postcode']);
  expect(fieldOrder('GB')).toEqual(['line1', 'line2', 'city', 'postcode']);
  expect(fieldOrder('DE')).toEqual(['line1', 'line2', 'postcode', 'city']);
  expect(fieldOrder('JP')).toEqual(['postcode', 'region', 'city', 'line1', 'line2']);
  expect(fieldOrder('HK')).toEqual(['region', 'city', 'line1', 'line2']);
  expect(fieldOrder('HU')).toEqual(['city', 'line1', 'line2', 'postcode']);
  expect(fieldOrder('AE')).toEqual(['line1', 'line2', 'city', 'region']);
  expect(fieldOrder('CN')).toEqual(['line1', 'line2', 'city', 'region', 'postcode']);
  expect(fieldOrder('AR')).toEqual(['line1', 'line2', 'postcode', 'city', 'region']);
  expect(fieldOrder('ZZ')).toEqual(['line1', 'line2', 'postcode', 'city']);
  for (const country of countries) {
    const fields = fieldOrder(country);
    for (const field of ['line1', 'line2', 'city'] as const) expect(fields).toContain(field);
    expect(new Set(fields).size).toBe(fields.length);
  }
});

import { describe, expect, it, test } from 'vitest';
import { countries } from '#model/order/countries';
import { hasPostcode, needsPostcode, postcodeExample } from '#model/order/country';
import { isPostcode, postcodeIn } from '#model/order/postcode';
import { longest } from '#model/limits';
import { noPostcodes, postcodes, withOptionalPostcodes, withoutPostcodes } from '#tests/tables/postcodes';

const rows = <Entry>(table: Readonly<Record<string, readonly Entry[]>>): [string, Entry][] =>
  Object.entries(table).flatMap(([country, entries]) =>
    entries.map((entry): [string, Entry] => [country, entry]),
  );

describe('a post code', () => {
  it.each(rows(postcodes))('in %s: %j is kept as post writes it', (country, [typed, kept]) => {
    expect(postcodeIn(country, typed)).toBe(kept);
    expect(postcodeIn(country, kept)).toBe(kept);
    expect(kept.length).toBeLessThanOrEqual(longest.postcode);
  });

  it.each(rows(noPostcodes))('in %s is not “%s”', (country, text) => {
    expect(isPostcode(country, text)).toBe(false);
  });

  it.each(countries.filter((country) => hasPostcode(country)))(
    'of %s has an example in the form that is kept, and rows in the table',
    (country) => {
      const example = postcodeExample(country) ?? '';
      expect(postcodeIn(country, example)).toBe(example);
      expect([`${example}§`, `§${example}`].some((text) => isPostcode(country, text))).toBe(false);
      expect(postcodes[country]?.length).toBeGreaterThan(0);
    },
  );

  it('is no whole letter that was pasted, which is told at once', () => {
    for (const country of ['US', 'GB', 'JP']) expect(isPostcode(country, '1x'.repeat(20_000))).toBe(false);
  });

  it('may be anything where there is none, and where nothing is known', () => {
    for (const country of [...withoutPostcodes, 'ZZ']) expect(isPostcode(country, 'anything')).toBe(true);
    expect(postcodeExample('ZZ')).toBeUndefined();
  });
});

test('where a post code may be missing, or there is none', () => {
  expect(countries.filter((country) => !hasPostcode(country)).toSorted()).toEqual(withoutPostcodes);
  expect(countries.filter((country) => hasPostcode(country) && !needsPostcode(country)).toSorted()).toEqual(
    withOptionalPostcodes.toSorted(),
  );
});

import { describe, expect, it, test } from 'vitest';
import { addressFrom, freeSlot, isSameAddress, type Address } from '../../../src/model/order/address';
import { addressLines, isPostcode, postcodeExample } from '../../../src/model/order/country';

const home: Address = { line1: '1 Elm Street', city: 'Portland', country: 'US' };

describe('an address from the database', () => {
  it('keeps street, place and country, and what else is text', () => {
    expect(addressFrom(home)).toStrictEqual(home);
    const whole = { ...home, line2: 'Flat 2', region: 'OR', postcode: '97205' };
    expect(addressFrom({ ...whole, note: 'Ring twice' })).toStrictEqual(whole);
    expect(addressFrom({ ...home, line2: 5, region: null, postcode: {} })).toStrictEqual(home);
  });

  it.each([
    null,
    'text',
    [home],
    { ...home, line1: '' },
    { ...home, city: undefined },
    { ...home, country: 5 },
    {},
  ])('that lacks one of the three is none: %o', (value) => {
    expect(addressFrom(value)).toBeUndefined();
  });
});

test('the book has five places, and the first free one is taken', () => {
  expect(freeSlot({})).toBe('address1');
  expect(freeSlot({ address1: home, address3: home })).toBe('address2');
  const full = { address1: home, address2: home, address3: home, address4: home, address5: home };
  expect(freeSlot(full)).toBeNull();
});

test('two addresses are the same when no part of them differs', () => {
  const whole = { ...home, line2: 'Flat 2', region: 'OR', postcode: '97205' };
  expect(isSameAddress(whole, { ...whole })).toBe(true);
  expect(isSameAddress(home, { ...home, line2: '' })).toBe(true);
  for (const part of ['line1', 'line2', 'city', 'region', 'postcode', 'country'] as const) {
    expect(isSameAddress(whole, { ...whole, [part]: 'XX' })).toBe(false);
  }
});

describe('on a parcel', () => {
  it('the place stands as the country writes it', () => {
    const us = { ...home, line2: 'Flat 2', region: 'OR', postcode: '97205' };
    expect(addressLines(us)).toEqual(['1 Elm Street', 'Flat 2', 'Portland, OR 97205']);
    const german = { line1: 'Ulmenweg 1', city: 'Berlin', postcode: '10115', country: 'DE' };
    expect(addressLines(german)).toEqual(['Ulmenweg 1', '10115 Berlin']);
    expect(addressLines({ ...german, region: 'Mitte' })).toEqual(['Ulmenweg 1', '10115 Berlin (Mitte)']);
  });

  it('what is missing leaves no gap', () => {
    expect(addressLines(home)).toEqual(['1 Elm Street', 'Portland']);
    expect(addressLines({ ...home, line1: '', city: '' })).toEqual([]);
  });
});

describe('a post code', () => {
  it.each([
    ['US', '97205', true],
    ['US', ' 97205-1234 ', true],
    ['US', '9720', false],
    ['US', '972051', false],
    ['CA', 'k1a 0b1', true],
    ['CA', 'K1A', false],
    ['AU', '3000', true],
    ['AU', '300', false],
    ['IN', '560001', true],
    ['BR', '01310-100', true],
    ['BR', '01310100', true],
    ['GB', 'SW1A 1AA', true],
    ['GB', 'm1 1ae', true],
    ['GB', '1AA', false],
    ['IE', 'D6W XY00', true],
    ['NL', '1012JS', true],
    ['NL', '1012', false],
    ['PL', '00-950', true],
    ['PL', '00950', false],
    ['PT', '1100-148', true],
    ['SE', '11152', true],
    ['JP', '1000001', true],
    ['DE', '10115', true],
    ['DE', '1011', false],
    ['AT', '1010', true],
    ['HK', 'anything', true],
    ['ZZ', 'anything', true],
  ])('in %s may be “%s”: %s', (country, text, isOne) => {
    expect(isPostcode(country, text)).toBe(isOne);
  });

  it.each(['US', 'CA', 'AU', 'IN', 'BR', 'MX', 'GB', 'IE', 'NL', 'PL', 'PT', 'SE', 'JP', 'DE', 'LU', 'SG'])(
    'of %s looks like its example, and not like one with a character more',
    (country) => {
      const example = postcodeExample(country) ?? '';
      expect(example).not.toBe('');
      expect(isPostcode(country, example)).toBe(true);
      expect([`${example}§`, `§${example}`].some((text) => isPostcode(country, text))).toBe(false);
    },
  );

  it('has no example where there is none, or where any form will do', () => {
    expect([postcodeExample('HK'), postcodeExample('ZZ')]).toEqual([undefined, undefined]);
  });
});

import { describe, expect, it, test } from 'vitest';
import { addressFrom, freeSlot, isSameAddress, type Address } from '#model/order/address';
import { addressLines } from '#model/order/country';

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

  it.each([
    ['US', ['1 Elm Street', 'Flat 2', 'Springfield, Region CODE']],
    ['CA', ['1 Elm Street', 'Flat 2', 'Springfield Region CODE']],
    ['GB', ['1 Elm Street', 'Flat 2', 'Springfield (Region)', 'CODE']],
    ['AU', ['1 Elm Street', 'Flat 2', 'Springfield Region CODE']],
    ['BR', ['1 Elm Street', 'Flat 2', 'Springfield-Region', 'CODE']],
    ['MX', ['1 Elm Street', 'Flat 2', 'CODE Springfield, Region']],
    ['IT', ['1 Elm Street', 'Flat 2', 'CODE Springfield Region']],
    ['IE', ['1 Elm Street', 'Flat 2', 'Springfield', 'Region', 'CODE']],
    ['CH', ['1 Elm Street', 'Flat 2', 'CODE Springfield (Region)']],
    ['LI', ['1 Elm Street', 'Flat 2', 'CODE Springfield (Region)']],
    ['MC', ['1 Elm Street', 'Flat 2', 'CODE Springfield (Region)']],
    ['AR', ['1 Elm Street', 'Flat 2', 'CODE Springfield', 'Region']],
    ['CN', ['1 Elm Street', 'Flat 2', 'Springfield', 'Region, CODE']],
    ['HU', ['Springfield (Region)', '1 Elm Street', 'Flat 2', 'CODE']],
    ['JP', ['〒CODE', 'Region Springfield', '1 Elm Street', 'Flat 2']],
    ['KR', ['Region Springfield', '1 Elm Street', 'Flat 2', 'CODE']],
    ['AE', ['1 Elm Street', 'Flat 2', 'Springfield', 'Region']],
    ['SG', ['1 Elm Street', 'Flat 2', 'Springfield (Region) CODE']],
    ['ZZ', ['1 Elm Street', 'Flat 2', 'CODE Springfield (Region)']],
  ])('to %s it reads %j', (country, lines) => {
    const whole = { line1: '1 Elm Street', line2: 'Flat 2', city: 'Springfield', region: 'Region', country };
    expect(addressLines({ ...whole, postcode: country === 'AE' ? '' : 'CODE' })).toEqual(lines);
  });

  it('what is missing leaves no gap', () => {
    expect(addressLines(home)).toEqual(['1 Elm Street', 'Portland']);
    expect(addressLines({ ...home, region: 'OR' })).toEqual(['1 Elm Street', 'Portland, OR']);
    expect(addressLines({ ...home, postcode: '97205' })).toEqual(['1 Elm Street', 'Portland 97205']);
    expect(addressLines({ ...home, country: 'JP' })).toEqual(['Portland', '1 Elm Street']);
    expect(addressLines({ ...home, line1: '', city: '' })).toEqual([]);
  });
});

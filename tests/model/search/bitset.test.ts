import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBit,
  allBits,
  countBits,
  countInBoth,
  hasBit,
  inAny,
  inBoth,
  noBits,
  type Bitset,
} from '#model/search/bitset';

const length = 100;
const anySet = fc.uniqueArray(fc.nat(length - 1));
const bitsOf = (set: readonly number[]): Bitset => {
  const bits = noBits(length);
  for (const position of set) addBit(bits, position);
  return bits;
};
const setOf = (bits: Bitset): number[] =>
  Array.from({ length }, (_, position) => position).filter((position) => hasBit(bits, position));

describe('bits', () => {
  it('behave like sets of numbers', () => {
    fc.assert(
      fc.property(anySet, anySet, (a, b) => {
        const [one, other] = [bitsOf(a), bitsOf(b)];
        const shared = a.filter((position) => b.includes(position));
        expect(new Set(setOf(one))).toEqual(new Set(a));
        expect(new Set(setOf(inBoth(one, other)))).toEqual(new Set(shared));
        expect(new Set(setOf(inAny([one, other], length)))).toEqual(new Set([...a, ...b]));
        expect(countBits(one)).toBe(a.length);
        expect(countInBoth(one, other)).toBe(shared.length);
      }),
    );
  });

  it.each([0, 1, 31, 32, 33, 64, 1000])('hold all of %i positions', (size) => {
    expect(countBits(allBits(size))).toBe(size);
  });
});

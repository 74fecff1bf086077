import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  editDistance,
  lettersOf,
  mayBeNear,
  slipsAllowed,
} from '../../../../../src/model/search/engine/matching/editDistance';

const word = fc.stringMatching(/^[abest]{0,7}$/);
const most = fc.constantFrom(0, 0.6, 0.8, 1.2, 1.6, 2, 2.6);

describe('the distance of two words', () => {
  it.each([
    ['nothing', 'lamp', 'lamp', 0],
    ['a letter that is missing', 'lap', 'lamp', 1],
    ['a last letter that is missing', 'lam', 'lamp', 1],
    ['a letter too many', 'lramp', 'lamp', 1],
    ['a last letter too many', 'lampt', 'lamp', 1],
    ['one letter instead of two', 'kete', 'kette', 0.6],
    ['two letters instead of one', 'lammp', 'lamp', 0.6],
    ['a wrong consonant', 'lamb', 'lamp', 1],
    ['a wrong vowel', 'limp', 'lamp', 0.8],
    ['a consonant instead of a vowel', 'ltmp', 'lamp', 1],
    ['a vowel instead of a consonant', 'laep', 'lamp', 1],
    ['neighbours that changed places', 'lapm', 'lamp', 0.8],
    ['a wrong first letter', 'damp', 'lamp', 1.4],
    ['a first letter that is missing', 'amp', 'lamp', 1.4],
    ['a first letter too many', 'clamp', 'lamp', 1.4],
    ['first letters that changed places', 'almp', 'lamp', 1.2],
    ['two slips', 'limpp', 'lamp', 1.4],
    ['nothing typed at all', '', 'lamp', 4.4],
  ])('counts %s', (_slip, typed, meant, distance) => {
    expect(editDistance(typed, meant, Infinity)).toBeCloseTo(distance);
  });

  it('is the same both ways, and none between equals only', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b, Infinity);
        expect(editDistance(b, a, Infinity)).toBeCloseTo(distance);
        expect(distance === 0).toBe(a === b);
      }),
    );
  });

  it('is given up where it is more than asked for, and only there', () => {
    fc.assert(
      fc.property(word, word, most, (a, b, asked) => {
        const distance = editDistance(a, b, Infinity);
        expect(editDistance(a, b, asked)).toBe(distance > asked ? Infinity : distance);
      }),
      { examples: [['stba', 'stab', 0.8]] },
    );
  });

  it('is counted for up to forty letters; longer words are the same or far apart', () => {
    const long = 'ab'.repeat(20);
    expect(editDistance(long, `${long.slice(0, -1)}c`, 2)).toBe(1);
    expect(editDistance(`${long}a`, long, 2)).toBe(Infinity);
    expect(editDistance(long, `${long}a`, 2)).toBe(Infinity);
    expect(editDistance(`${long}a`, `${long}a`, 2)).toBe(0);
  });
});

describe('letters and lengths', () => {
  it('are the same in whatever order, and no letters are none', () => {
    expect(lettersOf('stapel')).toBe(lettersOf('palettes'));
    expect(lettersOf('')).toBe(0);
  });

  const near = (a: string, b: string, asked: number) => mayBeNear(a, lettersOf(a), b, lettersOf(b), asked);

  it('rule out no word that is near enough', () => {
    fc.assert(
      fc.property(word, word, most, (a, b, asked) => {
        expect(near(a, b, asked) || editDistance(a, b, asked) === Infinity).toBe(true);
      }),
      {
        examples: [
          ['tab', 'tabb', 0.6],
          ['tab', 'teb', 0.8],
        ],
      },
    );
  });

  it.each([
    ['with other letters', 'lamp', 'tent', 2],
    ['with one letter more that is not its own', 'lamp', 'lamps', 0.6],
    ['that is much longer', 'tea', 'teatea', 1.2],
    ['that is much shorter', 'teatea', 'tea', 1.2],
  ])('rule out a word %s', (_what, a, b, asked) => {
    expect(near(a, b, asked)).toBe(false);
  });
});

it.each([
  [2, 0],
  [3, 1.2],
  [5, 1.2],
  [6, 2],
  [8, 2],
  [9, 2.6],
])('a word of %i letters may be mistyped by %d', (length, slips) => {
  expect(slipsAllowed(length)).toBe(slips);
});

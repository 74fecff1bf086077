import { describe, expect, it } from 'vitest';
import { seededRandom, nth } from '../../../../tools/sample/seededRandom';
import { distance, isDark, isPale, mix } from '../../../../tools/sample/illustrations/colour';
import { cut, takeScissors } from '../../../../tools/sample/illustrations/scissors/cut';
import { digits, points } from '../../../../tools/sample/illustrations/scissors/points';

describe('scissors', () => {
  it('read corners and curve points from words', () => {
    expect(points('1,-2! 3.5,4')).toEqual([
      { x: 1, y: -2, corner: true },
      { x: 3.5, y: 4, corner: false },
    ]);
  });

  it('refuse words that are no points', () => {
    expect(() => points('1,2 three')).toThrow(/three/);
  });

  it('cut the same outline with the same hand', () => {
    const outline = '0,0! 100,0! 100,100! 0,100!';
    takeScissors('square');
    const first = cut(outline);
    expect(cut(outline)).not.toBe(first);
    takeScissors('square');
    expect(cut(outline)).toBe(first);
  });

  it('close an outline unless it is open', () => {
    expect(cut('0,0! 9,9! 0,9!')).toMatch(/z$/);
    expect(cut('0,0 9,9 0,9', { open: true })).not.toMatch(/z$/);
  });

  it('write numbers as short as a path allows', () => {
    expect([digits(0.5, 1), digits(-0.5, 1), digits(3), digits(-0.01, 1)]).toEqual(['.5', '-.5', '3', '0']);
  });
});

describe('seeded random numbers', () => {
  it('deals the same numbers for the same name and others for another', () => {
    expect(seededRandom('fern').next()).toBe(seededRandom('fern').next());
    expect(seededRandom('fern').next()).not.toBe(seededRandom('moss').next());
  });

  it('goes round a list in both directions', () => {
    expect([nth(['a', 'b'], 3), nth(['a', 'b'], -1)]).toEqual(['b', 'b']);
  });

  it('shuffles without losing anything', () => {
    expect(new Set(seededRandom('cards').shuffle([1, 2, 3, 4]))).toEqual(new Set([1, 2, 3, 4]));
  });
});

describe('colour', () => {
  it('mixes from one colour to the other', () => {
    expect([
      mix('#000000', '#ffffff', 0),
      mix('#000000', '#ffffff', 0.5),
      mix('#000000', '#ffffff', 1),
    ]).toEqual(['#000000', '#808080', '#ffffff']);
  });

  it('knows pale from dark and near from far', () => {
    expect([isPale('#fdfaf3'), isDark('#163226')]).toEqual([true, true]);
    expect(distance('#000000', '#ffffff')).toBeGreaterThan(distance('#000000', '#202020'));
  });
});

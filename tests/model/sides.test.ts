import { describe, expect, test } from 'vitest';
import { dimensions } from '#model/catalogue/item';
import { begunAgain, isAnswered, knownSidesFrom, sectorPath, weakSides } from '#model/sides';

const all = (value: number) => Object.fromEntries(dimensions.map((side) => [side, value]));

test('only what can be an answer is read', () => {
  expect(
    knownSidesFrom({
      now: { Physical: 3, Social: '4', Financial: 0, Spiritual: 11, Emotional: 2.5, Else: 3 },
      before: { Physical: 10 },
    }),
  ).toEqual({ now: { Physical: 3, Social: 4 }, before: { Physical: 10 } });
  for (const found of [undefined, null, 'x', [1], { now: 3 }, { Physical: 3 }])
    expect(knownSidesFrom(found)).toEqual({ now: {}, before: {} });
});

test('who begins again keeps the answers to compare with', () => {
  const begun = begunAgain({ now: all(4), before: all(2) });
  expect(begun).toEqual({ now: {}, before: all(4) });
  expect(isAnswered(begun.now)).toBe(false);
  expect(isAnswered(begun.before)).toBe(true);
});

describe('the weak sides', () => {
  test('are the two lowest, in the order of the wheel where they are alike', () => {
    expect(weakSides({ ...all(7), Spiritual: 2, Social: 4 })).toEqual(['Spiritual', 'Social']);
    expect(weakSides({ ...all(7), Emotional: 3, Spiritual: 3, Social: 3 })).toEqual(['Social', 'Spiritual']);
  });
  test('are not guessed before all is answered, nor where all is alike', () => {
    expect(weakSides({ Physical: 1 })).toEqual([]);
    expect(weakSides(all(5))).toEqual([]);
  });
});

test('the pieces of the wheel lie side by side, the first one right of the top', () => {
  expect(sectorPath(0, 100)).toBe('M0 0L0.00 -100.00A100 100 0 0 1 70.71 -70.71z');
  expect(sectorPath(7, 100)).toMatch(/^M0 0L-70\.71 -70\.71A100 100 0 0 1 -?0\.00 -100\.00z$/);
});

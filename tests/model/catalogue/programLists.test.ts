import { describe, expect, test } from 'vitest';
import type { Dimension } from '#model/catalogue/item';
import { isLevel } from '#model/catalogue/level';
import { ladderOf, programsAbout } from '#model/catalogue/programLadder';
import { programPairs } from '#model/catalogue/programPairs';
import { shopCategories } from '#model/catalogue/shopCategories';
import { mostMinutes, timeCommitments } from '#model/catalogue/timeCommitment';
import { product, program } from '#tests/support/samples';

const of = (id: string, level: string, ...dimensions: Dimension[]) => program({ id, level, dimensions });
const ids = (programs: readonly { id: string }[]): string[] => programs.map(({ id }) => id);

describe('programs of a dimension', () => {
  const programs = [
    of('touches', 'standard', 'Social', 'Physical'),
    of('first', 'deep', 'Physical'),
    of('other', 'starter', 'Financial'),
    of('also first', 'deep', 'Physical', 'Social'),
  ];
  test('are those that are about it, then those that touch it', () => {
    expect(ids(programsAbout(programs, ['physical']))).toEqual(['first', 'also first', 'touches']);
    expect(programsAbout(programs, ['spiritual'])).toEqual([]);
  });
  test('make a ladder of one for each level that there is', () => {
    expect(ladderOf(programs, 'physical').map(({ level, program: { id } }) => [level, id])).toEqual([
      ['standard', 'touches'],
      ['deep', 'first'],
    ]);
  });
});

test('a level is one of three words', () => {
  expect(['starter', 'standard', 'deep'].every(isLevel)).toBe(true);
  expect(['', 'Starter', 'expert'].some(isLevel)).toBe(false);
});

test('a pair is a starter of one dimension and a standard program of another', () => {
  const rest = of('rest', 'starter', 'Emotional');
  const money = of('money', 'standard', 'Financial');
  const pairs = programPairs([
    of('deep money', 'deep', 'Financial'),
    of('later', 'standard', 'Emotional'),
    of('beside', 'starter', 'Social', 'Emotional'),
    rest,
    money,
    of('body', 'starter', 'Physical'),
  ]);
  expect(pairs).toEqual([{ name: 'restAndMoney', first: rest, second: money }]);
  const all = (['Emotional', 'Physical', 'Intellectual', 'Spiritual'] as const).map((one) =>
    of(one, 'starter', one),
  );
  const others = (['Financial', 'Social', 'Occupational', 'Environmental'] as const).map((one) =>
    of(one, 'standard', one),
  );
  expect(programPairs([...all, ...others]).map(({ first, second }) => [first.id, second.id])).toEqual([
    ['Emotional', 'Financial'],
    ['Physical', 'Social'],
    ['Intellectual', 'Occupational'],
    ['Spiritual', 'Environmental'],
  ]);
});

describe('the time that programs take', () => {
  const taking = (...minutes: number[]) =>
    minutes.map((minutesPerWeek) => program({ id: String(minutesPerWeek), minutesPerWeek }));
  test('groups them, the shortest first, two of each at most', () => {
    const groups = timeCommitments(taking(91, 60, 0, 180, 120, 61, 45));
    expect(groups.map(({ name, programs }) => [name, ids(programs)])).toEqual([
      ['short', ['0', '45']],
      ['medium', ['61']],
      ['long', ['91', '120']],
    ]);
    expect(timeCommitments(taking(90)).map(({ name }) => name)).toEqual(['medium']);
  });
  test('ends where the next group begins', () => {
    expect((['short', 'medium', 'long'] as const).map((name) => mostMinutes[name])).toEqual([
      60,
      90,
      Infinity,
    ]);
  });
});

test('the menu names every category of things once, in the order of the catalogue', () => {
  const products = [['Rest', 'Food'], ['Food'], ['Light', 'Rest']].map((category) => product({ category }));
  expect(shopCategories(products)).toEqual(['Rest', 'Light']);
});

import { expect, test } from 'vitest';
import { placesOf, type Removal } from '#model/cart/removal';

const isSame = (a: string, b: string): boolean => a === b;
const gone = (entry: string, index: number): Removal<string, 'removed'> => ({ entry, index, way: 'removed' });
const drawn = (present: string[], removals: Removal<string, 'removed'>[]): string[] =>
  placesOf(present, removals, isSame).map(({ entry, removal }) => entry ?? `(${removal?.entry})`);

test('a note stands where the entry stood', () => {
  expect(drawn(['a', 'c'], [gone('b', 1)])).toEqual(['a', '(b)', 'c']);
  expect(drawn([], [gone('a', 0)])).toEqual(['(a)']);
});

test('several notes keep their places, in the order of the removals', () => {
  expect(drawn(['c'], [gone('a', 0), gone('b', 1)])).toEqual(['(a)', '(b)', 'c']);
  expect(drawn(['a'], [gone('c', 2), gone('b', 1)])).toEqual(['a', '(b)', '(c)']);
});

test('what has come back has no note', () => {
  expect(drawn(['a', 'b'], [gone('b', 1)])).toEqual(['a', 'b']);
});

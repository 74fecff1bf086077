import { expect, test } from 'vitest';
import { compareKeys } from '#model/databaseKeys';

test('keys are ordered as the Realtime Database documents it: whole numbers of 32 bits first, by value, then texts', () => {
  const ordered = [
    '-2147483648',
    '-10',
    '-2',
    '0',
    '2',
    '02',
    '002',
    '10',
    '2147483647',
    '-',
    '-2147483649',
    '1.5',
    '2147483648',
    'B',
    'a',
    'a1',
    'ä',
  ];
  expect(ordered.toReversed().toSorted(compareKeys)).toEqual(ordered);
  expect(compareKeys('a', 'a')).toBe(0);
});

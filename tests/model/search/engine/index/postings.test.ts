import { expect, it } from 'vitest';
import { append, appendTo, type Postings } from '../../../../../src/model/search/engine/index/postings';

const postingsOf = (...added: [position: number, field: number][]): Postings => {
  const postings: Postings = [];
  for (const [position, field] of added) appendTo(postings, position, field);
  return postings;
};

it('a posting is an entry and a field in one number', () => {
  expect(postingsOf([0, 0], [0, 4], [1, 0], [3, 2])).toEqual([0, 4, 8, 26]);
});

it.each<[string, [number, number][], Postings]>([
  [
    'at once',
    [
      [1, 2],
      [1, 2],
    ],
    [10],
  ],
  [
    'after other fields of the entry',
    [
      [0, 2],
      [0, 1],
      [0, 4],
      [0, 2],
    ],
    [2, 1, 4],
  ],
  [
    'in its first field, after others',
    [
      [1, 0],
      [1, 3],
      [1, 0],
    ],
    [8, 11],
  ],
])('an entry is noted once for a field, also where it comes again %s', (_when, added, postings) => {
  expect(postingsOf(...added)).toEqual(postings);
});

it('words have lists of their own', () => {
  const words = new Map<string, Postings>();
  append(words, 'tea', 0, 0);
  append(words, 'cup', 1, 0);
  append(words, 'tea', 1, 4);
  append(words, 'tea', 1, 4);
  expect([...words]).toEqual([
    ['tea', [0, 12]],
    ['cup', [8]],
  ]);
});

import { expect, it } from 'vitest';
import { entryOfPage } from '../../../../../src/model/search/engine/index/pageEntry';

const page = {
  key: 'topics/sleep',
  kind: 'topics',
  path: '/topics/sleep',
  title: 'Sleep',
  description: 'How to rest.',
  labels: ['Night', 'Bed'],
} as const;
const texts = { name: ['Sleep'], category: [], tag: ['Night', 'Bed'], purpose: [], text: ['How to rest.'] };
const nothing = { name: [], category: [], tag: [], purpose: [], text: [] };

it('a page is found by its title, its labels and its description, and is never sold out', () => {
  expect(entryOfPage(page, true)).toStrictEqual({
    listed: { key: 'topics/sleep', isSoldOut: false },
    base: texts,
    contains: [],
  });
});

it('a page in another language has no English texts', () => {
  expect(entryOfPage(page, false)).toStrictEqual({
    listed: { key: 'topics/sleep', isSoldOut: false },
    base: nothing,
    local: texts,
    contains: [],
  });
});

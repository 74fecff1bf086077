import { afterEach, expect, test } from 'vitest';
import { hasPersonalState } from '#prerender/personalState';
import { readSources, typeScript } from '#tools/build/sources';

/** The keys under which the shop keeps something, as its stores name them; some are only the beginning of a key. */
async function keysOfStores(): Promise<string[]> {
  const sources = await readSources('src', typeScript);
  const keys = sources.flatMap(({ text }) => [...text.matchAll(/['`](eightwell:[-a-z:]+)/g)]);
  return [...new Set(keys.map(([, key = '']) => key))].filter((key) => key !== 'eightwell:').toSorted();
}

/** What a page shows as soon as it is rendered: it is rendered again for whoever has one of these. */
const seen = [
  'eightwell:back-in-stock',
  'eightwell:draft:',
  'eightwell:first-program',
  'eightwell:kitchen',
  'eightwell:member',
  'eightwell:message:',
  'eightwell:order',
  'eightwell:withdrawals',
];
/** What is only used later: a page stays as it was prerendered for whoever has nothing else. */
const unseen = [
  'eightwell:catalogue',
  'eightwell:desk-seen',
  'eightwell:desk-sound',
  'eightwell:ordered',
  'eightwell:orders',
  'eightwell:placed',
  'eightwell:places',
  'eightwell:reloaded-for',
  'eightwell:search-misses',
  'eightwell:searches',
  'eightwell:set-aside',
  'eightwell:signing-out',
  'eightwell:viewed',
];

afterEach(() => localStorage.clear());

test('of every stored value it is said whether a page shows it when it is rendered', async () => {
  expect(await keysOfStores()).toEqual([...seen, ...unseen].toSorted());
});

test.each([...seen.map((key) => ({ key, isOwn: true })), ...unseen.map((key) => ({ key, isOwn: false }))])(
  'a page for a visitor who has $key alone is rendered anew: $isOwn',
  ({ key, isOwn }) => {
    localStorage.setItem(key, 'x');
    expect(hasPersonalState()).toBe(isOwn);
  },
);

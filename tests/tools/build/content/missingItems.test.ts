import { expect, test } from 'vitest';
import programs from '#local/seed/programs.json';
import { programsOf } from '#model/catalogue/catalogueReader';
import { articleNotes, missingItems } from '#tools/build/content/missingItems';

const article = (program: string, href = 'https://example.org') => ({
  slug: 'first-swarm',
  program,
  blocks: [
    { type: 'paragraph' as const, text: ['See ', { mark: 'link' as const, href, children: ['this'] }, '.'] },
  ],
});

const items = [{ id: 'keeping-bees' }, { id: 'honey' }];

test.each([
  ['the program', article('calm-days'), 'The article “first-swarm” names the program “calm-days”'],
  ['a link', article('', '/product/wax?color=Red'), 'The article “first-swarm” links to “wax”'],
  ['a link to a family', article('keeping-bees', '/yoga/stretch'), 'links to “stretch”'],
])('%s that the catalogue does not have is named', (_, named, sentence) => {
  expect(missingItems([named], items)).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  article(''),
  article('keeping-bees', '/product/honey#care'),
  article('', '/shop'),
  article('', '/blog/first-hive'),
])('what is there, and what is no item, is not', (named) => {
  expect(missingItems([named], items)).toEqual([]);
});

test('the sample’s articles name programs of the sample', async () => {
  expect(await articleNotes(programsOf(programs).rows)).toEqual([]);
  expect((await articleNotes(items)).length).toBeGreaterThanOrEqual(12);
});

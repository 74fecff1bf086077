import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { previewOf } from '#content/articleList';
import { listPaths } from '#app/routes/listPaths';
import { languages } from '#model/languages';
import { paths } from '#model/paths';
import { headTexts } from '#tools/build/commonTexts';
import { readLibrary } from '#tools/build/content/library';
import { previewCards } from '#tools/build/content/previewCards';

test.each(languages)('in %s the card of a page has the title of that page', async (language) => {
  const cards = previewCards(language);
  const titleOn = (picture: string | undefined) =>
    cards.find(({ name }) => picture === `/pictures/og/${name}.png`)?.title;
  const stories = await readLibrary('src', 'stories');
  const wellness = stories.find((story) => story.slug === 'wellness' && story.language === language);
  if (!wellness || !('picture' in wellness)) throw new Error('There is no page about wellness.');
  expect(titleOn(previewOf(wellness.picture))).toBe(wellness.title);
  expect(titleOn(listPaths[paths.shop]?.picture)).toBe(headTexts[language].shop.title);
  expect(titleOn(listPaths[paths.programs]?.picture)).toBe(headTexts[language].program.title);
});

test('every card is there', () => {
  const names = previewCards('en').map(({ name }) => name);
  expect(names.filter((name) => !existsSync(`public/pictures/og/${name}.png`))).toEqual([]);
});

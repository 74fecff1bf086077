import { expect, it } from 'vitest';
import { languages } from '#model/languages';
import { anchors, paths } from '#model/paths';
import { readLibrary } from '#tools/build/content/library';

const pages: Record<string, ['legal' | 'stories', string]> = {
  [paths.terms]: ['legal', 'terms-conditions'],
  [paths.privacy]: ['legal', 'privacy-policy'],
  [paths.about]: ['stories', 'about'],
};

it.each(Object.values(anchors))('%s leads to a section in every language', async (address) => {
  const [path = '', id] = address.split('#');
  const [kind, slug] = pages[path] ?? ['legal', 'none'];
  const texts = (await readLibrary('src', kind)).filter((text) => text.slug === slug);
  const found = texts.filter(({ blocks }) => blocks.some((block) => 'id' in block && block.id === id));
  expect(found.map(({ language }) => language).toSorted()).toEqual([...languages].toSorted());
});

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { languages, shop } from '#shopConfig';
import { projectOf } from '#tools/owner/doctor/project';
import { ownFolder } from '#tests/support/ownFolder';

afterEach(() => vi.resetModules());

/** What the build and the doctor read with these parts of the shop alone. */
async function toolsWith(sections: typeof shop.sections) {
  vi.resetModules();
  vi.doMock('#shopConfig', () => ({ languages, shop: { ...shop, sections } }));
  // One after the other: of several at a time, some would have the shop that was asked for before.
  const { articleNotes } = await import('#tools/build/content/missingItems');
  const { checkLibrary } = await import('#tools/build/content/library');
  const { examineServices } = await import('#tools/owner/doctor/services');
  vi.doUnmock('#shopConfig');
  return { articleNotes, checkLibrary, examineServices };
}

const without = (part: (typeof shop.sections)[number]) => shop.sections.filter((section) => section !== part);

test('nothing is said of articles that a shop does not show', async () => {
  const { articleNotes } = await toolsWith(without('blog'));
  expect(await articleNotes([{ id: 'honey' }])).toEqual([]);
});

test.each([
  ['blog', 'articles', 'unfinished'],
  ['topics', 'topics', 'unfinished'],
  ['dimensions', 'dimensions', 'unfinished'],
  ['stories', 'stories', 'benefits'],
  ['dimensions', 'stories', 'wellness'],
] as const)('a shop without %s is built whatever is wrong with its %s (%s)', async (part, kind, slug) => {
  const root = ownFolder();
  const folder = join(root, 'src', 'content', kind, slug);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'en.md'), 'A draft.');
  const fault = (sections: typeof shop.sections) =>
    toolsWith(sections).then(({ checkLibrary }) => checkLibrary(join(root, 'src')).catch(String));
  expect(await fault(shop.sections)).toContain(`${kind}/${slug}/en.md: the front matter`);
  expect(await fault(without(part))).toBeUndefined();
});

test('a shop without sizes of clothes has no table of them', async () => {
  const sectionsOfAbout = async (sections: typeof shop.sections) => {
    vi.resetModules();
    vi.doMock('#shopConfig', () => ({ languages, shop: { ...shop, sections } }));
    const { readLibrary } = await import('#tools/build/content/library');
    vi.doUnmock('#shopConfig');
    const texts = (await readLibrary('src', 'stories')).filter(({ slug }) => slug === 'about');
    return texts.map(({ blocks }) => blocks.flatMap((block) => ('id' in block ? [block.id] : [])));
  };
  for (const ids of await sectionsOfAbout(shop.sections)) expect(ids).toContain('sizes');
  for (const ids of await sectionsOfAbout(without('sizes'))) {
    expect(ids).toContain('accessibility');
    expect(ids).not.toContain('sizes');
  }
});

test('the doctor asks nobody for the parts that a shop leaves out', async () => {
  const { examineServices } = await toolsWith([]);
  expect(await examineServices(projectOf({}))).toEqual([]);
});

import { beforeEach, expect, it, vi } from 'vitest';
import type { ShopConfig } from '#tools/build/shopConfig';

beforeEach(() => vi.resetModules());

/** The texts about a shop with this name and claim, and what the build says against them. */
async function textsOf(own: Pick<ShopConfig, 'name' | 'claim'>) {
  vi.doMock('#shopConfig', async (original) => {
    const { shop } = await original<{ shop: ShopConfig }>();
    return {
      languages: ['de'],
      shop: { ...shop, ...own, contact: { ...shop.contact, email: 'servus@groebner.at' } },
    };
  });
  const { readLibrary } = await import('#tools/build/content/library');
  const kinds = ['stories', 'legal', 'articles', 'topics', 'dimensions'] as const;
  return (await Promise.all(kinds.map((kind) => readLibrary('src', kind)))).flat();
}

/** What a reader sees of blocks, without their marks. */
const textIn = (part: unknown): string => {
  if (typeof part === 'string') return part.replaceAll(/\s/g, ' ');
  if (Array.isArray(part)) return part.map(textIn).join('');
  return typeof part === 'object' && part !== null ? Object.values(part).map(textIn).join('') : '';
};

it.each([
  ['one of few words', 'Ö', 'Tee'],
  [
    'characters that YAML, HTML and Markdown know',
    `O’Neill & "Söhne": #1 <Tee> *gut* 'n' {neu}`,
    '- Tee: [ja] & #nein',
  ],
  ['backslashes and dollars', String.raw`A\B $& $1`, String.raw`50 % \ $$`],
  [
    'one longer than a search result',
    'Wohlfühlmanufaktur '.repeat(8).trim(),
    'Kräuter und Loden. '.repeat(12).trim(),
  ],
])('a name and claim of %s can be built', async (_, name, claim) => {
  const texts = await textsOf({ name, claim });
  const about = texts.find(({ slug }) => slug === 'about');
  expect(about?.title.replaceAll(/\s/g, ' ')).toBe(`Über ${name}`);
  expect(about?.description.replaceAll(/\s/g, ' ')).toBe(claim);
  expect(textIn(about?.blocks)).toContain(name.replaceAll(/\s/g, ' '));
});

import { afterEach, expect, test, vi } from 'vitest';
import { languages, shop } from '#shopConfig';

afterEach(() => vi.resetModules());

/** The shop with these parts alone. */
async function shopWith(sections: typeof shop.sections) {
  vi.resetModules();
  vi.doMock('#shopConfig', () => ({ languages, shop: { ...shop, sections } }));
  // One after the other: of several at a time, some would have the shop that was asked for before.
  const { isClosed, usesSection } = await import('#model/sections');
  const { routes } = await import('#app/routes/routes');
  const { topics } = await import('#model/topics');
  const { emptyAddresses } = await import('#model/catalogue/emptyAddresses');
  vi.doUnmock('#shopConfig');
  const pages = routes.map(({ path }) => path);
  return { isClosed, usesSection, pages, topics, empty: emptyAddresses([], []) };
}

test('every page that a part may take away exists while all parts are used', async () => {
  const { isClosed, pages } = await shopWith(shop.sections);
  const without = await shopWith([]);
  expect(pages.filter((path) => isClosed(path))).toEqual([]);
  expect(pages.length - without.pages.length).toBeGreaterThan(15);
});

test.each([
  ['blog', ['/blog', '/blog/:slug', '/blogRewriting']],
  ['dimensions', ['/wellness', '/wellness/:dimension', '/socialwellness']],
  ['topics', ['/sleep', '/anxiety', '/performance']],
  ['kitchen', ['/cloud-kitchen']],
  ['finder', ['/find-my-program']],
  ['partners', ['/partnerForm']],
] as const)('a shop without %s has none of its pages, and nothing leads there', async (part, own) => {
  const { pages, isClosed, usesSection, empty } = await shopWith(
    shop.sections.filter((section) => section !== part),
  );
  expect(usesSection(part)).toBe(false);
  for (const path of own) {
    expect(pages).not.toContain(path);
    expect(isClosed(path)).toBe(true);
  }
  expect(empty).toContain(own[0]);
  expect(pages).toContain('/Shop');
});

test('without topics none is named', async () => {
  expect((await shopWith(['blog'])).topics).toEqual([]);
  expect((await shopWith(['topics'])).topics).toHaveLength(3);
});

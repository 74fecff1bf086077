import { readFile } from 'node:fs/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ShopConfig } from '#tools/build/shopConfig';

const compiled = async (rates: Record<string, number>): Promise<string> => {
  vi.doMock('#model/money/rates', () => ({ rates }));
  const { withShopData } = await import('#tools/build/content/shopData');
  return withShopData('{{currencySentence}}', 'de', 'terms');
};

beforeEach(() => vi.resetModules());

it('says that no amount is converted while every rate is one', async () => {
  expect(await compiled({ USD: 1, EUR: 1 })).toContain('kein Betrag wird umgerechnet');
});

it('says that amounts are converted once the owner has set a rate', async () => {
  expect(await compiled({ USD: 1, EUR: 0.9 })).toContain('zum Kurs des Shops umgerechnet');
});

it('stops at a name that is no data of the shop', async () => {
  const { withShopData } = await import('#tools/build/content/shopData');
  expect(() => withShopData('{{vatNumber}}', 'en', 'about/en.md')).toThrow('about/en.md: “{{vatNumber}}”');
});

const ofSample = /sample shop|invented|boutique d’exemple|inventés|Beispiel-Shop|erfunden|Eightwell/;

it.each(['en', 'fn', 'de'] as const)(
  'nothing in %s says of somebody’s own shop that it is a sample',
  async (language) => {
    vi.doMock('#shopConfig', async (original) => {
      const { shop, ...rest } = await original<{ shop: ShopConfig }>();
      return {
        ...rest,
        shop: { ...shop, name: 'Almhonig', contact: { ...shop.contact, email: 'hallo@almhonig.at' } },
      };
    });
    const { compile } = await import('#tools/build/content/compile');
    for (const place of ['legal/privacy-policy', 'legal/terms-conditions', 'stories/about']) {
      const path = `src/content/${place}/${language}.md`;
      const text = JSON.stringify(compile(path, await readFile(path, 'utf8')));
      expect(text).not.toMatch(ofSample);
      expect(text).not.toMatch(/\{\{|\}\}/);
    }
    vi.doUnmock('#shopConfig');
  },
);

it('the sample says so', async () => {
  const { compile } = await import('#tools/build/content/compile');
  const path = 'src/content/legal/terms-conditions/en.md';
  expect(JSON.stringify(compile(path, await readFile(path, 'utf8')))).toContain('This is a sample shop.');
});

import { beforeEach, expect, it, vi } from 'vitest';

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

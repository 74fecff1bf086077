import { expect, it, vi } from 'vitest';
import type { Language } from '#model/languages';
import type { ShopConfig } from '#tools/build/shopConfig';

const named: Record<Language, string> = { en: 'Austria', fn: 'Autriche', de: 'Österreich' };

it.each([
  [['de'], 'de'],
  [['fn'], 'fn'],
  [['de', 'en'], 'de'],
  [['de', 'en'], 'en'],
  [['fn', 'de', 'en'], 'de'],
  [['en', 'fn', 'de'], 'fn'],
] satisfies [Language[], Language][])('a shop in %j names countries in %s', async (languages, language) => {
  vi.resetModules();
  vi.doMock('#shopConfig', async (original) => ({
    ...(await original<{ shop: ShopConfig }>()),
    languages,
  }));
  const { countryNames } = await import('#model/order/countryNames');
  expect(countryNames(language)('AT')).toBe(named[language]);
});

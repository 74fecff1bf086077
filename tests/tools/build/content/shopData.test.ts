import { readFile } from 'node:fs/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { languages, shop } from '#shopConfig';
import type { ShopConfig } from '#tools/build/shopConfig';

const compiled = async (rates: Record<string, number>): Promise<string> => {
  vi.doMock('#model/money/rates', () => ({ rates }));
  const { withShopData } = await import('#tools/build/content/shopData');
  return withShopData('{{currencySentence}}', 'de', 'terms');
};

beforeEach(() => vi.resetModules());

/** What a text says in a shop with these settings. */
async function saidBy(text: string, settings: Partial<ShopConfig>): Promise<string> {
  vi.resetModules();
  vi.doUnmock('#model/money/rates');
  vi.doMock('#shopConfig', () => ({ languages, shop: { ...shop, ...settings } }));
  const { withShopData } = await import('#tools/build/content/shopData');
  return withShopData(text, 'de', 'terms').replaceAll(/\s/g, ' ');
}

it.each([
  [
    { currency: 'EUR', delivery: { standard: 5.9, express: 12.9, freeFrom: 80 } },
    '5,90 €, ab 80,00 € Bestellwert kostenlos; es gilt, was der Warenkorb zeigt / 12,90 €',
  ],
  [{ currency: 'CHF', delivery: { standard: 0, express: 9, freeFrom: 50 } }, 'Nichts / 9,00 CHF'],
  [{ currency: 'SEK', delivery: { standard: 49, express: 99, freeFrom: 0 } }, 'Nichts / 99,00 kr'],
])('names the shop’s own prices of delivery: %j', async (settings, said) => {
  expect(await saidBy('{{standardDelivery}} / {{expressDelivery}}', settings)).toBe(said);
});

it('says nothing of a choice of currencies where there is none', async () => {
  expect(await saidBy('a{{currencySentence}}b', { currency: 'EUR', displayCurrencies: { EUR: 1 } })).toBe(
    'ab',
  );
});

it('leaves out what is said of parts that are not used, with their rows, points and headings', async () => {
  const text = [
    '| a | b |',
    '| {{ifKitchen}}Meals | cold{{end}} |',
    '| c | d |',
    '- {{ifNewsletter}}letters{{end}}',
    '- goods',
    '{{ifNewsletter}}## Letters{{end}}',
    '## {{ifKitchen}}Meals{{end}}{{unlessKitchen}}Food{{end}}',
  ].join('\n');
  const own = { ...shop.contact, email: 'servus@groebner.at' };
  expect(await saidBy(text, { sections: [], contact: own })).toBe('| a | b | | c | d | - goods  ## Food');
  expect(await saidBy('{{ifSample}}sample{{end}}', { contact: own })).toBe('');
  expect(await saidBy('{{ifKitchen}}Meals{{end}}', { sections: ['kitchen'] })).toBe('Meals');
  await expect(saidBy('{{ifKitschen}}Meals{{end}}', {})).rejects.toThrow('“Kitschen” is no part of the shop');
});

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

const ofSample = /sample shop|invented|boutique d’exemple|inventés|Beispiel-Shop|erfunden|eightwell/i;

it.each(['en', 'fn', 'de'] as const)(
  'nothing in %s says of somebody’s own shop that it is a sample',
  async (language) => {
    vi.doMock('#shopConfig', async (original) => {
      const { shop: sample, ...rest } = await original<{ shop: ShopConfig }>();
      return {
        ...rest,
        shop: {
          ...sample,
          name: 'Alm "Honig": Söhne & {Co}',
          contact: { ...sample.contact, email: 'hallo@almhonig.at' },
        },
      };
    });
    const { compile } = await import('#tools/build/content/compile');
    for (const place of ['legal/privacy-policy', 'legal/terms-conditions', 'stories/about']) {
      const path = `src/content/${place}/${language}.md`;
      const text = JSON.stringify(compile(path, await readFile(path, 'utf8')));
      expect(text).not.toMatch(ofSample);
      expect(text).not.toMatch(/\{\{|\}\}/);
      // Without a picture of its owner's, the page about the shop has none.
      expect(text).not.toMatch(/\/pictures\/(hero|placeholder)/);
    }
    vi.doUnmock('#shopConfig');
  },
);

it('the sample says so', async () => {
  const { compile } = await import('#tools/build/content/compile');
  const path = 'src/content/legal/terms-conditions/en.md';
  expect(JSON.stringify(compile(path, await readFile(path, 'utf8')))).toContain('This is a sample shop.');
});

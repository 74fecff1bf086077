import { readdir, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSeed, readSeedTexts } from '#local/seed/readSeed';
import { catalogueTextsOf } from '#model/catalogue/catalogueTexts';
import { brand } from '#brand';
import { countries } from '#model/order/countries';
import { countryNames } from '#model/order/countryNames';
import { regionsOf } from '#model/order/regions';
import { currencyNames, currencyOf } from '#model/money/currencySlice';
import { languageNames, languages, localeOf, type Language } from '#model/languages';
import { escaped } from '#tools/build/hosting/redirects';
import { readAddresses } from '#tools/build/routeAddresses';
import { rope, tee, teeFernM, walker, withSavedShop, yoga } from '#e2e/support/savedShop';
import { expectAccessible } from '#e2e/support/accessibility';
import { moveTo } from '#e2e/support/moveTo';
import { shownTexts, type ShownText } from '#e2e/support/shownTexts';
import { writtenTexts } from '#e2e/support/writtenTexts';
import { largeLetters, overflow, resize } from '#e2e/support/overflow';
import { expect, test } from '#e2e/support/test';
import { shareOf } from '#e2e/support/ways';

type Translation = Exclude<Language, 'en'>;
const translations = languages.filter((language) => language !== 'en');

const addresses = await readAddresses();

/** What is the same in every language: names, currencies … */
const sharedNames = new Set<string>([
  ...brand.social.map(({ name }) => name),
  ...brand.appStores.map(({ name }) => name),
  ...Object.values(languageNames),
  ...currencyNames.map(currencyOf).map((each) => `${each.currencyName} ${each.currencySymbol}`),
]);
/** … addresses, sizes, quantities. */
const everywhere = [
  new RegExp(`^(© \\d+ )?${brand.name}$`),
  new RegExp([...brand.address, '@', '^https:'].join('|')),
  /^(X?[SL]|M|S\/M|L\/XL|[A-Z]\d|IP67)$/,
  /^[\d.,–×\s]+(g|kg|kcal|mm|cm|ml|l|°C|h|min|dB|W|ATM)$/,
];

const shared: Record<Translation, string> = {
  fn: `article articles attention base blog contact conversation cookies couples dimension dimensions e-mail eircode express
    fitness gadgets gluten jade large lupin mauve message messages nutrition organisation page pages patience performance
    plateau portion protection province rose routine signal sources sport standard stock stress suggestions total traces
    tube yoga`,
  de: `blog bowls cookies dimension eircode express filter fitness gadgets gluten hosting jade link listen material meditation
    merino name november organisation portion register routine sand set shop signal sport standard stress tank teams tube
    vegan warm yoga`,
};

/** Words that a language shares with English, countries that it calls the same, and states as post writes them. */
function sharedWords(language: Translation): ReadonlySet<string> {
  const places = countries.map((code) => countryNames(language)(code).toLowerCase());
  const regions = countries.flatMap((code) => regionsOf(code).map(({ name }) => name.toLowerCase()));
  return new Set([...shared[language].split(/\s+/), ...places, ...regions, 'hong kong']);
}

/** A text without its numbers and without the shop's name behind it. */
const wordsOf = (text: string): string =>
  text
    .replace(` | ${brand.name}`, '')
    .replaceAll(/^\d+ | \d+$/g, '')
    .toLowerCase();

/** Long texts, by their titles: each is looked at in both languages and both themes as well. */
const titles: Readonly<Record<string, Record<Translation, string>>> = {
  '/blog': { fn: 'Blog', de: 'Blog' },
  '/blog/rewriting-a-habit': { fn: 'Réécrire une habitude', de: 'Eine Gewohnheit umschreiben' },
  '/anxiety': { fn: 'Anxiété', de: 'Angst' },
  '/physicalwellness': { fn: 'Bien-être physique', de: 'Körperliches Wohlbefinden' },
  '/wellness': { fn: 'Le bien-être a huit côtés', de: 'Wohlbefinden hat acht Seiten' },
  '/health': { fn: 'Santé', de: 'Gesundheit' },
  '/newhealth': { fn: 'Quoi de neuf', de: 'Neu bei Eightwell' },
  '/ComprehensiveWellness': { fn: 'Réunir les dimensions', de: 'Dimensionen zu einem Plan' },
  '/about': { fn: 'À propos', de: 'Über Eightwell' },
  '/privacy-policy': { fn: 'Politique de confidentialité', de: 'Datenschutzerklärung' },
  '/cloud-kitchen': { fn: 'Cuisine en ligne', de: 'Lieferküche' },
};

type Place = ShownText & { address: string };

const isThorough = Boolean(process.env['EVERY_SCREEN']);
const desktop = { width: 1280, height: 800 };
const [narrowest, ...wider] = largeLetters;

/**
 * The narrowest screen for every page, which has the least room, and the others in turn; EVERY_SCREEN=1 asks for all of them.
 * Every second page begins with the screen that the one before it ended with.
 */
function screensFor(at: number): readonly (typeof largeLetters)[number][] {
  if (isThorough) return largeLetters;
  const other = wider[Math.floor(at / 2) % wider.length] ?? narrowest;
  return at % 2 === 0 ? [narrowest, other] : [other, narrowest];
}

/** Walks some pages of the shop in a language, in letters of several sizes; every text that stands there, with its address. */
async function readPages(
  page: Page,
  language: Translation,
  some: readonly string[],
  look: (address: string) => Promise<void>,
): Promise<Place[]> {
  const texts: Place[] = [];
  let shown = 'desktop';
  await page.goto(`/login?lng=${language}`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  for (const [index, address] of some.entries()) {
    await moveTo(page, address);
    for (const text of await shownTexts(page)) texts.push({ ...text, address });
    if (titles[address]) {
      await resize(page, desktop);
      shown = 'desktop';
    }
    await look(address);
    for (const { name, ...screen } of screensFor(index + 2 * translations.indexOf(language))) {
      if (shown !== name) await resize(page, screen);
      shown = name;
      expect.soft(await overflow(page), `${address} in ${language} with ${name}`).toBeLessThanOrEqual(0);
    }
  }
  return texts;
}

/** A sentence as a pattern, with anything where a value is put in. */
const patternOf = (sentence: string): string =>
  sentence
    .split(/\{\{.*?\}\}/)
    .map(escaped)
    .join('.+');

/** The English sentences of the interface, wherever they may stand, without those whose words another language has too. */
async function interfaceSentences(known: ReadonlySet<string>): Promise<RegExp> {
  const folder = 'public/locales/en';
  const files = await Promise.all(
    (await readdir(folder)).map((name) => readFile(`${folder}/${name}`, 'utf8')),
  );
  const patterns = files
    .flatMap((text) => [...text.matchAll(/: ("(?:[^"\\]|\\.)*\s(?:[^"\\]|\\.)*")/g)])
    .map(([, sentence = '']) => String(JSON.parse(sentence)))
    .filter((sentence) => {
      const words = sentence.replaceAll(/\{\{.*?\}\}/g, '').match(/\p{L}{3,}/gu) ?? [];
      return words.some((word) => !known.has(word.toLowerCase()));
    })
    .map(patternOf);
  return new RegExp(`^(?:${patterns.join('|')})$`);
}

const { programs, products } = readSeed();

/** English names of items that have another name in a language; one word alone may be a word of that language. */
function translatedNames(language: Translation): string[] {
  const texts = catalogueTextsOf(readSeedTexts()[language]);
  return [
    ...Object.values(programs).map(({ id, name }) => ({ name, own: texts.program.get(id)?.name })),
    ...Object.values(products).map(({ id, name }) => ({ name, own: texts.product.get(id)?.name })),
  ].flatMap(({ name, own }) => (own !== name && name.includes(' ') ? name : []));
}

const shares = 4;

for (let share = 0; share < shares; share += 1) {
  test(
    `no English is left in French and German, and nothing runs off, part ${share + 1} of ${shares}`,
    { tag: '@desktop' },
    async ({ page }) => {
      // A quarter of some fifty pages, twice.
      await withSavedShop(page, {
        cart: [rope, teeFernM, yoga],
        wishlist: [tee, yoga],
        compare: [yoga, walker, tee, rope],
      });
      expect(addresses.length).toBeGreaterThanOrEqual(40);
      expect(addresses).toEqual(expect.arrayContaining(Object.keys(titles)));
      const some = shareOf(addresses, share, shares);
      const written = new Set((await Promise.all(some.map(writtenTexts))).flat());
      expect(written.size).toBeGreaterThan(500);
      for (const language of translations) {
        await test.step(language, async () => {
          await page.emulateMedia({ colorScheme: language === 'de' ? 'dark' : 'light' });
          const locale = localeOf(language);
          const known = sharedWords(language);
          const sentences = await interfaceSentences(known);
          const texts = await readPages(page, language, some, async (address) => {
            await expect(page.locator('html')).toHaveAttribute('lang', locale);
            const name = titles[address]?.[language];
            if (name === undefined) return;
            await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
            await expectAccessible(page, `${address} in ${language}`);
          });
          const left = texts.filter(
            ({ text, lang }) =>
              lang === locale &&
              (written.has(text) || sentences.test(text)) &&
              !known.has(wordsOf(text)) &&
              !sharedNames.has(text) &&
              !everywhere.some((pattern) => pattern.test(text)),
          );
          const names = translatedNames(language);
          const inside = texts.filter(
            ({ text, lang }) => lang === locale && names.some((name) => text.includes(name)),
          );
          const marked = texts.filter(({ lang, isQuoted }) => lang !== locale && !isQuoted);
          const named = ({ text, address }: Place): string => `${address}: ${text}`;
          expect(left.map(named), 'English that stands for itself').toEqual([]);
          expect(inside.map(named), 'English names inside other words').toEqual([]);
          expect(marked.map(named), 'marked as English, and no quotation').toEqual([]);
        });
      }
    },
  );
}

test('a German visit does not begin with English names', { tag: '@desktop' }, async ({ page }) => {
  const texts = { products: { [tee.id]: { name: 'Alltagsshirt' } } };
  await page.route('**/texts/de.json*', (route) => route.fulfill({ json: texts }));
  // What stands there in the moment in which the app takes the page over.
  await page.addInitScript(() => {
    const mark = performance.mark.bind(performance);
    performance.mark = (name, options) => {
      const title = document.querySelector('main h1')?.textContent ?? '';
      if (name === 'interactive') document.documentElement.dataset['first'] = `${document.title}: ${title}`;
      return mark(name, options);
    };
  });
  await page.goto(`/product/${tee.id}?lng=de`);
  await expect(page.locator('html')).toHaveAttribute('data-first', /^Alltagsshirt \| .+: Alltagsshirt$/);
});

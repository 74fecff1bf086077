import type { Locator, Page } from '@playwright/test';
import { createInstance, type TFunction } from 'i18next';
import { readFile } from 'node:fs/promises';
import { readSeedTexts } from '../../local/seed/readSeed';
import { catalogueTextsOf } from '../../src/model/catalogue/catalogueTexts';
import { languages } from '../../src/model/languages';
import { expectAccessible } from '../support/accessibility';
import { rope, tee, teeFernM, walker, withSavedShop, yoga } from '../support/savedShop';
import { expect, test } from '../support/test';

const namespaces = ['common', 'lists', 'basket', 'item'] as const;

/** The shop's own texts in a language. */
async function textsIn(language: string): Promise<TFunction<typeof namespaces>> {
  const texts = await Promise.all(
    namespaces.map(async (name): Promise<[string, object]> => {
      const file = await readFile(`public/locales/${language}/${name}.json`, 'utf8');
      return [name, JSON.parse(file)];
    }),
  );
  const i18n = createInstance();
  await i18n.init({ lng: language, resources: { [language]: Object.fromEntries(texts) } });
  return i18n.getFixedT(language, namespaces);
}

const catalogueTexts = readSeedTexts();

/** The name of an item as the shop says it in a language. */
function nameIn(language: string, { kind, id, name }: typeof tee): string {
  const texts = catalogueTextsOf(catalogueTexts[language]);
  return texts[kind].get(id)?.name ?? name;
}

const dialog = (page: Page): Locator => page.getByRole('dialog');

async function examine(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  await expectAccessible(page);
}

async function closed(page: Page, part: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(part).toHaveCount(0);
}

interface Way {
  language: (typeof languages)[number];
  colorScheme: 'light' | 'dark';
  /** The one screen it is looked at; both where none is named. */
  tag?: '@phone' | '@desktop';
}

const allWays: Way[] = languages.flatMap((language) => [
  { language, colorScheme: 'light' },
  { language, colorScheme: 'dark' },
]);

/** Every way with AXE=full; otherwise each language, theme and screen once at least. */
const ways: Way[] =
  process.env['AXE'] === 'full'
    ? allWays
    : [
        { language: 'en', colorScheme: 'light', tag: '@phone' },
        { language: 'fn', colorScheme: 'dark', tag: '@desktop' },
        { language: 'de', colorScheme: 'dark', tag: '@phone' },
      ];

for (const { language, colorScheme, tag = [] } of ways) {
  test.describe(`what opens, in ${language}, ${colorScheme}`, { tag }, () => {
    test.slow();
    test.use({ colorScheme });
    test.beforeEach(async ({ page }) => {
      await withSavedShop(page, {
        cart: [rope, teeFernM, yoga],
        wishlist: [tee, yoga],
        compare: [yoga, walker],
      });
    });

    test('is accessible: menu, search, cart, filters', async ({ page, isMobile }) => {
      const t = await textsIn(language);
      await page.goto(`/Shop?lng=${language}`);
      if (isMobile) {
        await page.getByRole('button', { name: t('common:header.openMenu') }).click();
        await examine(page, dialog(page));
        await dialog(page)
          .getByRole('combobox', { name: t('common:header.search') })
          .fill('yog');
      } else {
        await page.getByRole('combobox', { name: t('common:header.search') }).fill('yog');
      }
      await examine(page, page.getByRole('listbox'));
      // On small screens the cart is a page of its own.
      if (!isMobile) {
        await page.keyboard.press('Escape');
        await page.goto(`/Shop?lng=${language}`);
        await page.getByRole('button', { name: t('common:cart.open', { count: 3 }) }).click();
        await examine(page, page.getByRole('link', { name: t('common:cart.view') }));
        await page
          .getByRole('button', { name: t('common:cart.remove', { name: nameIn(language, yoga) }) })
          .click();
        await examine(
          page,
          page.getByRole('button', { name: new RegExp(`^${t('common:toast.undo')}`) }).first(),
        );
      }
      await page.goto(`/shop-grid-no-sidebar?lng=${language}`);
      await page.getByRole('button', { name: t('lists:filters.open') }).click();
      await examine(page, dialog(page));
      await closed(page, dialog(page));
    });

    test('is accessible: quick view, zoom, the question before emptying', async ({ page }) => {
      const t = await textsIn(language);
      await page.goto(`/Shop?q=everyday&lng=${language}`);
      await page
        .getByRole('button', { name: t('common:card.quickView', { name: nameIn(language, tee) }) })
        .click();
      await examine(page, dialog(page));
      await closed(page, dialog(page));
      await page.goto(`/product/${tee.id}?lng=${language}`);
      await page
        .getByRole('button', { name: t('item:gallery.enlarge', { index: 1, count: 2 }).split('1')[0] })
        .first()
        .click();
      await examine(page, dialog(page));
      await closed(page, dialog(page));
      await page.goto(`/cart?lng=${language}`);
      await page.getByRole('button', { name: t('basket:cart.clear') }).click();
      await examine(page, dialog(page));
      await dialog(page)
        .getByRole('button', { name: t('basket:cart.clearConfirm') })
        .click();
      await examine(page, page.getByText(t('basket:cart.clearedNote')).first());
    });
  });
}

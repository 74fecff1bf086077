import type { Locator, Page } from '@playwright/test';
import { createInstance, type TFunction } from 'i18next';
import { readFile } from 'node:fs/promises';
import { readSeedTexts } from '#local/seed/readSeed';
import { catalogueTextsOf } from '#model/catalogue/catalogueTexts';
import { expectAccessible } from '#e2e/support/accessibility';
import { moveTo } from '#e2e/support/moveTo';
import { rope, tee, teeFernM, walker, withSavedShop, yoga } from '#e2e/support/savedShop';
import { expect, test } from '#e2e/support/test';
import { allWays, isEveryWay } from '#e2e/support/ways';

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

async function examine(page: Page, part: Locator, name: string): Promise<void> {
  await expect(part).toBeVisible();
  await expectAccessible(page, name);
}

/** In the dialog, or on its way around through the browser's own controls. */
const isInside = (): boolean =>
  document.activeElement === document.body || document.activeElement?.closest('[role=dialog]') !== null;

/** Opens a dialog by keyboard, looks at it, and sees that it keeps the focus until Escape gives it back. */
async function examineDialog(page: Page, opener: Locator, name: string): Promise<void> {
  await test.step(name, async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await examine(page, dialog(page), name);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 8; press += 1) {
        await page.keyboard.press(key);
        await expect.poll(() => page.evaluate(isInside), `${name}: the focus stays inside`).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

/** Every way with AXE=full; otherwise each language, theme and screen once at least. */
const ways = isEveryWay
  ? allWays.map((way) => ({ ...way, tag: [] }))
  : [
      { language: 'en', colorScheme: 'light', tag: '@phone' } as const,
      { language: 'fn', colorScheme: 'dark', tag: '@desktop' } as const,
      { language: 'de', colorScheme: 'dark', tag: '@phone' } as const,
    ];

for (const { language, colorScheme, tag } of ways) {
  test.describe(`what opens, in ${language}, ${colorScheme}`, { tag }, () => {
    test.use({ colorScheme });
    test.beforeEach(async ({ page }) => {
      await withSavedShop(page, {
        cart: [rope, teeFernM, yoga],
        wishlist: [tee, yoga],
        compare: [yoga, walker],
      });
    });

    test('is accessible: menu, suggestions, cart', async ({ page, isMobile }) => {
      const t = await textsIn(language);
      await page.goto(`/Shop?lng=${language}`);
      if (isMobile) {
        await page.getByRole('button', { name: t('common:header.openMenu') }).click();
        await examine(page, dialog(page), 'menu');
        await dialog(page)
          .getByRole('combobox', { name: t('common:header.search') })
          .fill('yog');
      } else {
        await page.getByRole('combobox', { name: t('common:header.search') }).fill('yog');
      }
      await examine(page, page.getByRole('listbox'), 'suggestions');
      // On small screens the cart is a page of its own.
      if (isMobile) return;
      await page.keyboard.press('Escape');
      await moveTo(page, '/contact');
      await page.getByRole('button', { name: t('common:cart.open', { count: 3 }) }).click();
      await examine(page, page.getByRole('link', { name: t('common:cart.view') }), 'cart');
      await page
        .getByRole('button', { name: t('common:cart.remove', { name: nameIn(language, yoga) }) })
        .click();
      const undo = page.getByRole('button', { name: new RegExp(`^${t('common:toast.undo')}`) });
      await examine(page, undo.first(), 'undo');
    });

    test('is accessible and keeps the focus: filters, quick view, zoom, the question before emptying', async ({
      page,
      isMobile,
    }) => {
      const t = await textsIn(language);
      await page.goto(`/Shop?q=everyday&lng=${language}`);
      const quickView = t('common:card.quickView', { name: nameIn(language, tee) });
      if (!isMobile) await examineDialog(page, page.getByRole('button', { name: quickView }), 'quick view');
      await moveTo(page, '/shop-grid-no-sidebar');
      await examineDialog(page, page.getByRole('button', { name: t('lists:filters.open') }), 'filters');
      await moveTo(page, `/product/${tee.id}`);
      const enlarge = t('item:gallery.enlarge', { index: 1, count: 2 }).split('1')[0];
      await examineDialog(page, page.getByRole('button', { name: enlarge }).first(), 'zoom');
      await moveTo(page, '/cart');
      const clear = page.getByRole('button', { name: t('basket:cart.clear') });
      await examineDialog(page, clear, 'the question before emptying');
      await clear.click();
      await dialog(page)
        .getByRole('button', { name: t('basket:cart.clearConfirm') })
        .click();
      await examine(page, page.getByText(t('basket:cart.clearedNote')).first(), 'the emptied cart');
    });
  });
}

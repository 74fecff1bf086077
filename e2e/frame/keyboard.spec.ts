import type { Locator, Page } from '@playwright/test';
import { teeFernM, withSavedShop } from '../support/savedShop';
import { expect, test } from '../support/test';

/** What opens, and how: the button that opens it has to have the focus again afterwards. */
const parts: readonly { name: string; at: string; opener: (page: Page) => Locator }[] = [
  {
    name: 'the filters',
    at: '/shop-grid-no-sidebar',
    opener: (page) => page.getByRole('button', { name: /^FILTER/ }),
  },
  {
    name: 'quick view',
    at: '/Shop?q=everyday%20tee',
    opener: (page) => page.getByRole('button', { name: 'Quick view of Everyday Tee' }),
  },
  {
    name: 'the enlarged picture',
    at: '/product/everyday-tee',
    opener: (page) => page.getByRole('button', { name: /^Enlarge picture/ }).first(),
  },
  {
    name: 'the question before emptying the cart',
    at: '/cart',
    opener: (page) => page.getByRole('button', { name: 'Remove everything' }),
  },
];

/** In the dialog, or on its way around through the browser's own controls. */
const isInside = (): boolean =>
  document.activeElement === document.body || document.activeElement?.closest('[role=dialog]') !== null;

for (const { name, at, opener } of parts) {
  test(`${name} keeps the focus inside, and gives it back`, async ({ page }) => {
    await withSavedShop(page, { cart: [teeFernM] });
    await page.goto(at);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 8; press += 1) {
        await page.keyboard.press(key);
        await expect.poll(() => page.evaluate(isInside)).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });
}

import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/support/test';

const key = 'persist:eightwell';

const plant = (page: Page, text: string) =>
  page.addInitScript(
    ([where = '', what = '']) => {
      if (!sessionStorage.getItem('planted')) localStorage.setItem(where, what);
      sessionStorage.setItem('planted', 'yes');
    },
    [key, text],
  );

const line = (fields: object = {}) => ({
  cartItemId: 'one',
  kind: 'product',
  id: 'loop-bands',
  name: 'Three Loop Bands',
  price: 18.9,
  discount: 0,
  image: [],
  quantity: 2,
  ...fields,
});

for (const [what, text] of [
  ['broken JSON', '{"cart": "[{'],
  ['a number', '5'],
  ['parts of the wrong type', JSON.stringify({ cart: '5', wishlist: '{"a":1}', currency: '"EUR"' })],
] as const) {
  test(
    `${what} where the state should be is put aside, and the shop stands`,
    { tag: '@desktop' },
    async ({ page, consoleGuard }) => {
      consoleGuard.allow(/none of the shop’s currencies|Not all of the saved state could be used/);
      await plant(page, text);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('eightwell:set-aside'))).toBe(text);
    },
  );
}

test(
  'what is valid in a damaged state is kept and set right',
  { tag: '@desktop' },
  async ({ page, consoleGuard }) => {
    consoleGuard.allow(/none of the shop’s currencies: XYZ|Not all of the saved state could be used/);
    const cart = [
      line({ quantity: 1e9 }),
      line({ cartItemId: 'two' }),
      // The line has no price, which comes from the catalogue.
      { id: 'x' },
      { name: 'No id' },
      line({ id: 'gone', price: '3' }),
    ];
    await plant(page, JSON.stringify({ cart: JSON.stringify(cart), currency: '{"currencyName":"XYZ"}' }));
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Cart, 102 items$/ })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Currency', exact: true })).toHaveValue('USD');
    await page.reload();
    await expect(page.getByRole('button', { name: /^Cart, 102 items$/ })).toBeVisible();
  },
);

test(
  'prices somebody changed in storage are the catalogue’s again',
  { tag: '@desktop' },
  async ({ page }) => {
    await plant(page, JSON.stringify({ cart: JSON.stringify([line({ price: 0.01 })]) }));
    await page.goto('/');
    await page.getByRole('button', { name: 'Cart, 2 items' }).click();
    await expect(page.getByText('2 × $18.90')).toBeVisible();
  },
);

const notSaved = 'This browser does not save your cart. It is kept until you close the page.';

/** Has each document note whether it has ever said so: toasts go. */
const noteTold = (page: Page) =>
  page.addInitScript((text) => {
    new MutationObserver(() => {
      if (document.body?.textContent.includes(text)) performance.mark('told');
    }).observe(document, { subtree: true, childList: true });
  }, notSaved);
const wasTold = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByName('told').length > 0);

test('a storage that is full costs the catalogue, never the cart', { tag: '@desktop' }, async ({ page }) => {
  // About 5 MB is what a browser gives; this leaves room for a cart alone.
  await page.addInitScript(() => {
    for (let size = 2 ** 22; size > 2 ** 12; size /= 2) {
      try {
        localStorage.setItem(`filler-${size}`, 'x'.repeat(size));
      } catch {
        // There is no room for so much: the next smaller piece is tried.
      }
    }
  });
  await page.goto('/product/loop-bands');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('persist:eightwell')))
    .toContain('loop-bands');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(page.getByText(notSaved)).toHaveCount(0);
});

for (const [what, cripple] of [
  [
    'throws',
    () =>
      void (Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      }),
  ],
  [
    'is switched off',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Denied.', 'SecurityError');
          },
        });
      }
    },
  ],
] as const) {
  test(
    `a storage that ${what} is said once, and the shop works`,
    { tag: '@desktop' },
    async ({ page, consoleGuard }) => {
      consoleGuard.allow(/cannot be saved|could not be saved|does not keep/);
      await page.addInitScript(cripple);
      await noteTold(page);
      await page.goto('/product/loop-bands');
      await expect(page.getByText(notSaved)).toHaveCount(1);
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
      await expect(page.getByText(notSaved)).toHaveCount(1);
      expect(await wasTold(page)).toBe(true);
      // The next document of the same visit.
      await page.goto('/product/sisal-rope');
      await page
        .getByRole('button', { name: /^Save Sisal/ })
        .first()
        .click();
      await expect(page.getByText('Added To wishlist')).toBeVisible();
      expect(await wasTold(page)).toBe(false);
    },
  );
}

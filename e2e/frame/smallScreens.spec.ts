import type { Locator, Page } from '@playwright/test';
import { rope, roller, teeFernM, walker, withSavedShop, yoga } from '../support/savedShop';
import { expect, test } from '../support/test';

const smallest = { width: 360, height: 640 };
/** A desktop screen at 400 %, as somebody sees it who needs large letters. */
const enlarged = { width: 320, height: 256 };

/** It can be brought into view whole, and nothing lies on top of it. */
async function expectUsable(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await expect(control).toBeInViewport({ ratio: 1 });
  await control.click({ trial: true });
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('on the smallest screen', { tag: '@phone' }, () => {
  test.use({ viewport: smallest });
  test.beforeEach(({ page }) =>
    withSavedShop(page, { cart: [rope, roller, teeFernM, yoga], compare: [yoga, walker] }),
  );

  test('filters, quick view and questions can be answered', async ({ page }) => {
    await page.goto('/Shop?q=everyday%20tee');
    await page.getByRole('button', { name: /^FILTER/ }).click();
    await expectUsable(page.getByRole('dialog').getByRole('button', { name: /^Show \d+ result/ }));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Quick view of Everyday Tee' }).click();
    await expectUsable(page.getByRole('dialog').getByRole('button', { name: 'Add to cart' }));
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Remove everything' }).click();
    await expectUsable(page.getByRole('dialog').getByRole('button', { name: 'Empty it' }));
    await expectUsable(page.getByRole('dialog').getByRole('button', { name: 'Keep it' }));
  });

  test('the first step of checkout can be taken', async ({ page }) => {
    await page.goto('/checkout');
    await expectUsable(page.getByRole('button', { name: 'Review the order' }));
  });

  test('a comparison fits, and nothing has to be pushed sideways', async ({ page }) => {
    await page.goto('/compare');
    await expect(page.getByRole('link', { name: 'Hill Walker' }).first()).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

test('nothing has to be pushed sideways at four times the size', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize(enlarged);
  await withSavedShop(page, { cart: [rope, teeFernM] });
  for (const path of [
    '/',
    '/Shop',
    '/program',
    '/product/everyday-tee',
    '/cart',
    '/checkout',
    '/blog',
    '/login',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});

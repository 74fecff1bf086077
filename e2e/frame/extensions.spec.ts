import { readSeed } from '#local/seed/readSeed';
import { expect, test } from '#e2e/support/test';
import { holdCode } from '#e2e/support/holdCode';
import { searchAndTurnPage } from '#e2e/support/listPage';
import { fillCart, rope, yoga } from '#e2e/support/savedShop';

// What tools in the browser do to each page: notes of prices, passwords and pictures are put around what they are about.
test.describe('while an extension wraps what it finds', { tag: '@onceOnDesktop' }, () => {
  test.beforeEach(async ({ page, consoleGuard }) => {
    // The written page is no longer what the app renders: it starts anew.
    consoleGuard.allow(/A prerendered page differs from the app/);
    await page.addInitScript(() => {
      const wrapper = 'an-extension';
      const wrapAll = (): void => {
        for (const found of document.querySelectorAll('main :is(li, a, button, img, input, p, select)')) {
          if (found.closest('head') || found.parentElement?.localName === wrapper) continue;
          const around = document.createElement(wrapper);
          around.style.display = 'contents';
          found.replaceWith(around);
          around.append(found);
        }
      };
      document.addEventListener('DOMContentLoaded', () => {
        wrapAll();
        new MutationObserver(wrapAll).observe(document.body, { childList: true, subtree: true });
      });
    });
  });

  test('the cart’s lines are changed and removed', async ({ page }) => {
    await fillCart(page, [{ ...rope, quantity: 2 }, yoga]);
    await page.goto('/cart');
    const total = page.getByRole('region', { name: 'Summary' });
    await page.getByRole('button', { name: 'One Sisal Skipping Rope less' }).click();
    await expect(total).toContainText('$84.50');
    await page.getByRole('button', { name: 'Remove Unhurried Yoga' }).click();
    await expect(total).toContainText('$15.50');
    await page.getByRole('button', { name: 'Remove Sisal Skipping Rope' }).click();
    await expect(page.getByText('No items added to cart').first()).toBeVisible();
  });

  test('a list is searched and paged through', async ({ page, catalogue }) => {
    // Other tests sell things of their own meanwhile.
    await catalogue.serve('products', readSeed().products);
    await searchAndTurnPage(page);
  });
});

test.describe('while the app is still coming, an extension', { tag: '@onceOnDesktop' }, () => {
  test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/A prerendered page differs from the app/));

  const changes: Record<string, () => void> = {
    'removes pictures': () => {
      for (const picture of document.querySelectorAll('main img')) picture.remove();
    },
    'removes comments': () => {
      const comments = document.createNodeIterator(document.body, NodeFilter.SHOW_COMMENT);
      for (let found = comments.nextNode(); found; found = comments.nextNode())
        found.parentNode?.removeChild(found);
    },
    'puts signs beside buttons': () => {
      for (const button of document.querySelectorAll('button')) button.before(document.createElement('span'));
    },
    'wraps buttons once': () => {
      for (const button of document.querySelectorAll('button')) {
        const wrapper = document.createElement('span');
        button.replaceWith(wrapper);
        wrapper.append(button);
      }
    },
  };
  for (const [what, change] of Object.entries(changes)) {
    test(`${what}: what was pressed is done`, async ({ page }) => {
      const letGo = await holdCode(page);
      const asked = page.waitForRequest(/\/assets\/start-/);
      const opened = page.goto('/product/sisal-rope');
      await asked;
      await page.waitForFunction(() => document.readyState !== 'loading');
      await page.evaluate(change);
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
      letGo();
      await opened;
      await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    });
  }
});

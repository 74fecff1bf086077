import { expect, test } from '@playwright/test';
import { missingAddress } from '#tools/build/routeAddresses';

test.use({ javaScriptEnabled: false });

test.describe('a browser that is too old', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: true });

  test('shows the page, and says so in the language that was asked for', async ({ page }) => {
    // Firefox 114, Safari 15 and Chrome 109 do not have it.
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await page.goto('/product/dawn-lamp?lng=de');
    await expect(page.getByRole('alert')).toHaveText(/^Dieser Browser ist zu alt für den Shop/, {
      useInnerText: true,
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText('$84.00').first()).toBeVisible();
    expect(failures).toEqual([]);
  });
});

test('without JavaScript the eight questions stand as a text', { tag: '@once' }, async ({ page }) => {
  await page.goto('/wellness');
  const sides = page.getByRole('region', { name: 'My eight sides' });
  await expect(sides.getByRole('listitem')).toHaveText(
    Array.from({ length: 8 }, () => /\?$/),
    {
      useInnerText: true,
    },
  );
  await expect(sides.getByRole('slider')).toHaveCount(0);
  await expect(sides.getByRole('button')).toHaveCount(0);
});

// What every page says without code is tested on the written pages; that it is seen, on one page of each kind.
test('pages can be seen without JavaScript', { tag: '@desktop' }, async ({ page }) => {
  for (const address of [
    '/',
    '/Shop',
    '/product/dawn-lamp',
    '/blog/rewriting-a-habit',
    '/cart',
    '/login',
    missingAddress,
  ]) {
    await test.step(address, async () => {
      // Reading does not wait for pictures.
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('Privacy Policy');
      await expect(main).toHaveText(/\S.{40,}/s, { useInnerText: true });
    });
  }
});

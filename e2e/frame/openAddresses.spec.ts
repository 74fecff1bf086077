import { oddValues, openAddresses } from '#e2e/support/openAddresses';
import { moveTo } from '#e2e/support/moveTo';
import { expect, test } from '#e2e/support/test';

/** What a browser would send: what cannot be encoded, because it is broken already, goes as it is. */
const written = (value: string): string => (value.startsWith('%E0') ? value : encodeURIComponent(value));

test.describe('an address with', () => {
  for (const [what, value] of Object.entries(oddValues)) {
    test(`${what} shows a page as wide as the screen`, { tag: '@once' }, async ({ page }) => {
      test.slow();
      const wide: string[] = [];
      let opened = '';
      for (const address of openAddresses) {
        const [path = ''] = address.split(/[?#]/);
        const to = address.replaceAll('*', written(value));
        // A page's written HTML meets the value once; its other parameters are read by the same app.
        if (path === opened) await moveTo(page, to);
        else await page.goto(to);
        opened = path;
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main')).not.toHaveText('');
        const { width, screen } = await page.evaluate(() => ({
          width: document.documentElement.scrollWidth,
          screen: document.documentElement.clientWidth,
        }));
        if (width > screen) wide.push(`${address}: ${width} px`);
      }
      expect(wide).toEqual([]);
    });
  }
});

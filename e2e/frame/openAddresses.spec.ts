import { oddValues, openAddresses } from '#e2e/support/openAddresses';
import { expect, test } from '#e2e/support/test';

/** What a browser would send: what cannot be encoded, because it is broken already, goes as it is. */
const written = (value: string): string => (value.startsWith('%E0') ? value : encodeURIComponent(value));

test.describe('an address with', () => {
  for (const [what, value] of Object.entries(oddValues)) {
    test(`${what} shows a page as wide as the screen`, async ({ page }) => {
      test.slow();
      const wide: string[] = [];
      for (const address of openAddresses) {
        await page.goto(address.replaceAll('*', written(value)));
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

import { oddValues, openAddresses } from '#e2e/support/openAddresses';
import { moveTo } from '#e2e/support/moveTo';
import { expect, test } from '#e2e/support/test';

/** What a browser would send: what cannot be encoded, because it is broken already, goes as it is. */
const written = (value: string): string => (value.startsWith('%E0') ? value : encodeURIComponent(value));

const values = Object.keys(oddValues).length;
const isThorough = Boolean(process.env['EVERY_SCREEN']);

test.describe('an address with', () => {
  for (const [turn, [what, value]] of Object.entries(oddValues).entries()) {
    test(`${what} shows a page as wide as the screen`, { tag: '@once' }, async ({ page, consoleGuard }) => {
      // A code that the sign-in service never gave.
      consoleGuard.allow(/accounts:update/);
      const wide: string[] = [];
      await page.goto(`/about?x=${written(value)}`);
      for (const [index, address] of openAddresses.entries()) {
        const to = address.replaceAll('*', written(value));
        // The written HTML of each page meets one of the values, and the app that stands one more; EVERY_SCREEN=1 asks for all.
        const meeting = (index + turn) % values;
        if (isThorough || meeting === 0) await page.goto(to);
        else if (meeting === 2) await moveTo(page, to);
        else continue;
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

import { expect, test } from '@playwright/test';
import { readAddresses } from '../../tools/build/routeAddresses';

const addresses = await readAddresses();
test.use({ javaScriptEnabled: false });

test('every page can be read without JavaScript', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('Privacy Policy');
      await expect(main).toHaveText(/\S.{40,}/s, { useInnerText: true });
    });
  }
});

import type { Page } from '@playwright/test';
import { missingAddress, readAddresses } from '#tools/build/routeAddresses';
import { expectAccessible } from '#e2e/support/accessibility';
import type { ConsoleGuard } from '#e2e/support/consoleGuard';
import { expectLargeFields } from '#e2e/support/largeFields';
import { expect, test } from '#e2e/support/test';
import { allWays, isEveryWay, shareOf } from '#e2e/support/ways';

const addresses = await readAddresses();

/** What holds for every page of the shop, whatever it shows; each complaint names its address. */
async function expectWellDrawn(page: Page, consoleGuard: ConsoleGuard, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
  await expect.soft(page, address).toHaveTitle(/ \| /);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${address}: pixels beyond the right edge`).toBeLessThanOrEqual(0);
  expect.soft(consoleGuard.unexpected, `${address}: messages in the browser console`).toEqual([]);
  await expectLargeFields(page, address);
  await expectAccessible(page, address);
}

for (const [index, { language, colorScheme }] of allWays.entries()) {
  // Each page in one of the six ways, unless all are asked for.
  const pages = isEveryWay ? addresses : shareOf(addresses, index, allWays.length);
  test.describe(`in ${language}, ${colorScheme}`, { tag: '@once' }, () => {
    test.use({ colorScheme });
    test(`pages are rendered, fit their screen and are accessible`, async ({ page, consoleGuard }) => {
      test.setTimeout(30_000 * pages.length);
      // The browser itself notes that the one page that is missing is missing.
      consoleGuard.allow(new RegExp(`status of 404.*${missingAddress}`));
      for (const address of pages) {
        await test.step(address, async () => {
          await page.goto(`${address}?lng=${language}`);
          await expectWellDrawn(page, consoleGuard, address);
        });
      }
    });
  });
}

import { missingAddress, readAddresses } from '../../tools/build/routeAddresses';
import { languages } from '../../src/model/languages';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

const addresses = await readAddresses();
const themes = ['light', 'dark'] as const;

interface Way {
  language: (typeof languages)[number];
  theme: (typeof themes)[number];
}

/** Every language in both themes with AXE=full; otherwise each page in one of the six ways. */
function waysFor(index: number): Way[] {
  const all = languages.flatMap((language) => themes.map((theme) => ({ language, theme })));
  return process.env['AXE'] === 'full' ? all : all.slice(index % 6).slice(0, 1);
}

for (const [index, address] of addresses.entries()) {
  test(`${address} is drawn, fits its screen and is accessible`, async ({ page, consoleGuard }) => {
    // The browser itself notes that the one page that is missing is missing.
    if (address === missingAddress) consoleGuard.allow(/status of 404/);
    const ways = waysFor(index);
    test.setTimeout(30_000 * ways.length);
    for (const { language, theme } of ways) {
      await test.step(`${language}, ${theme}`, async () => {
        await page.emulateMedia({ colorScheme: theme });
        await page.goto(`${address}?lng=${language}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
        await expect(page).toHaveTitle(/ \| /);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, 'pixels beyond the right edge').toBeLessThanOrEqual(0);
        await expectAccessible(page);
      });
    }
  });
}

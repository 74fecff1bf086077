import { expect, test } from '@playwright/test';
import { readAddresses } from '#tools/build/routeAddresses';
import { shareOf } from '#e2e/support/ways';

const addresses = await readAddresses();
const shares = 2;

test.use({ javaScriptEnabled: false });

test('whoever withdraws without JavaScript is told where to write', { tag: '@once' }, async ({ page }) => {
  await page.goto('/withdraw?lng=en');
  // Playwright switches scripts off after the parser was set up, so Chromium keeps this as text.
  const said = await page.getByRole('main').locator('noscript').textContent();
  expect(said).toMatch(/You can also withdraw by e-mail: \S+@\S+/);
});

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

for (let share = 0; share < shares; share += 1) {
  test(
    `every page can be read without JavaScript, part ${share + 1} of ${shares}`,
    { tag: '@desktop' },
    async ({ page }) => {
      test.slow();
      for (const address of shareOf(addresses, share, shares)) {
        await test.step(address, async () => {
          // Reading does not wait for pictures.
          await page.goto(address, { waitUntil: 'domcontentloaded' });
          const main = page.getByRole('main');
          await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('contentinfo')).toContainText('Privacy Policy');
          await expect(main).toHaveText(/\S.{40,}/s, { useInnerText: true });
        });
      }
    },
  );
}

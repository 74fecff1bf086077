import { languages } from '#model/languages';
import { deskItemPath } from '#model/paths';
import { expectAccessible } from '#e2e/support/accessibility';
import { expect, test } from '#e2e/support/checkoutSteps';
import { createOwner, openDesk, orderAsGuest } from '#e2e/support/owner';

const schemes = ['light', 'dark'] as const;
const isThorough = Boolean(process.env['EVERY_SCREEN']);
/** Each language in each scheme at each width with EVERY_SCREEN=1; else what differs most. */
const looks = isThorough
  ? schemes.flatMap((scheme) => languages.map((language) => ({ scheme, language })))
  : ([
      { scheme: 'light', language: 'en' },
      { scheme: 'dark', language: 'de' },
    ] as const);
const widths = [320, 390, 768, 1280, 1920];
const [narrowest, widest] = [widths.slice(0, 1), widths.slice(-1)];

test(
  'every page of the desk is accessible, and nothing scrolls sideways',
  { tag: '@onceOnDesktop' },
  async ({ page, browser, accounts, shelf, database }) => {
    test.setTimeout(isThorough ? 900_000 : 240_000);
    const line = await shelf.offer(2);
    await database.set(`products/${line.id}/variation`, [
      { color: 'Fern', swatch: '#4e925e', size: [{ name: 'M', stock: 2 }] },
    ]);
    const plain = await shelf.offer(2);
    const elsewhere = await browser.newContext();
    const { id, email } = await orderAsGuest(await elsewhere.newPage(), [plain]);
    await elsewhere.close();
    await openDesk(page, await createOwner(accounts));
    const places = [
      '/owner',
      '/owner/orders',
      `/owner/orders/${id}`,
      '/owner/messages',
      '/owner/catalogue',
      deskItemPath('product', line.id),
      deskItemPath('program'),
      '/owner/figures',
      `/owner/people?email=${encodeURIComponent(email)}`,
      '/owner/settings',
    ];
    for (const { scheme, language } of looks) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.evaluate((code) => localStorage.setItem('i18nextLng', code), language);
      for (const place of places) {
        await page.goto(place);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').locator('output, table, form, ul').first()).toBeVisible();
        for (const width of isThorough ? widths : scheme === 'light' ? widest : narrowest) {
          const look = `${place}, ${language}, ${scheme}, ${width}`;
          await page.setViewportSize({ width, height: 900 });
          await expectAccessible(page, look);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect.soft(overflow, `${look} scrolls sideways`).toBeLessThanOrEqual(0);
        }
      }
    }
  },
);

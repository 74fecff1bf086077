import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { languages } from '#model/languages';
import { deskItemPath } from '#model/paths';
import { expectAccessible } from '#e2e/support/accessibility';
import { expect, test } from '#e2e/support/checkoutSteps';
import { expectLargeFields } from '#e2e/support/largeFields';
import { createOwner, openDesk, orderAsGuest } from '#e2e/support/owner';

test.use({ hasTouch: true });

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

/** What is there only once something was opened on a page. */
async function openSheet(page: Page): Promise<void> {
  const [name, mimeType] = ['items.csv', 'text/csv'];
  const buffer = Buffer.from('id,name,price,stock\nmat,Mat,dear,1\nnew-mat,New mat,12.5,3');
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
}

async function openTexts(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Deutsch' }).click();
  await expect(page.getByRole('tab', { name: 'Deutsch', selected: true })).toBeVisible();
}

async function openForms(page: Page): Promise<void> {
  const closed = page.getByRole('main').locator('button[aria-expanded=false]');
  while ((await closed.count()) > 0) await closed.first().click();
}

for (const { scheme, language } of looks)
  test(
    `every page of the desk is accessible, and nothing scrolls sideways, in ${language} on ${scheme}`,
    { tag: '@onceOnDesktop' },
    async ({ page, browser, accounts, shelf, database }) => {
      test.setTimeout(isThorough ? 600_000 : 240_000);
      const line = await shelf.offer(2);
      await database.set(`products/${line.id}/variation`, [
        { color: 'Fern', swatch: '#4e925e', size: [{ name: 'M', stock: 2 }] },
      ]);
      const plain = await shelf.offer(2, { price: 25_000 });
      const elsewhere = await browser.newContext();
      const { id, email } = await orderAsGuest(await elsewhere.newPage(), [plain]);
      await elsewhere.close();
      const written = { createdAt: Date.now(), language: 'en', name: 'Ada Lovelace', email };
      const partner = { organisation: 'Studio', country: 'FR', partnerType: 'studio', consent: true };
      const message = `-O${randomUUID().replaceAll('-', '').slice(0, 18)}`;
      await database.set(`contactMessages/${message}`, {
        ...written,
        topic: 'other',
        message: 'Is it soft?',
      });
      await database.set(`partnerApplications/${message}`, {
        ...written,
        ...partner,
        dimensions: { Physical: true },
        message: 'We teach.',
      });
      await database.set(`withdrawals/${message}`, { ...written, about: 'The mat of last week' });
      await database.set(`letters/marks/order-sent/${id}`, { state: 'failed', why: 'no answer' });
      await openDesk(page, await createOwner(accounts));
      const item = deskItemPath('product', line.id);
      const places: (readonly [place: string, open?: (page: Page) => Promise<void>])[] = [
        ['/owner'],
        ['/owner/orders'],
        [`/owner/orders/${id}`],
        ['/owner/messages'],
        ['/owner/catalogue'],
        [item],
        [deskItemPath('program')],
        ['/owner/figures'],
        [`/owner/people?email=${encodeURIComponent(email)}`],
        ['/owner/settings'],
        ...(isThorough
          ? ([
              [`/owner/orders/${id}`, openForms],
              ['/owner/catalogue', openSheet],
              [item, openTexts],
            ] as const)
          : []),
      ];
      await page.emulateMedia({ colorScheme: scheme });
      await page.evaluate((code) => localStorage.setItem('i18nextLng', code), language);
      for (const [place, open] of places) {
        await page.goto(place);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').locator('output, table, form, ul').first()).toBeVisible();
        await open?.(page);
        for (const width of isThorough ? widths : scheme === 'light' ? widest : narrowest) {
          const look = `${place}${open ? `, ${open.name}` : ''}, ${language}, ${scheme}, ${width}`;
          await page.setViewportSize({ width, height: 900 });
          await expectLargeFields(page, look);
          await expectAccessible(page, look);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect.soft(overflow, `${look} scrolls sideways`).toBeLessThanOrEqual(0);
        }
      }
      for (const inbox of ['contactMessages', 'partnerApplications', 'withdrawals'])
        await database.set(`${inbox}/${message}`, null);
      await database.set(`letters/marks/order-sent/${id}`, null);
    },
  );

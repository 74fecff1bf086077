import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

const box = (page: Page) => page.getByRole('form', { name: 'Never miss an update! Subscribe now.' });
const field = (page: Page) => box(page).getByRole('textbox', { name: 'E-mail' });

async function subscribe(page: Page, email: string): Promise<void> {
  await field(page).fill(email);
  await box(page).getByRole('button', { name: 'SUBSCRIBE' }).click();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
  // Before the shop's script runs, the box is a plain form; the others wait for it.
  await expect(page.locator('form[inert]')).toHaveCount(0);
});

test('a new address is thanked', async ({ page }) => {
  await subscribe(page, 'ada@shop.example');
  await expect(box(page).getByRole('status')).toHaveText('Thank you for subscribing!');
  await expect(field(page)).toHaveValue('');
});

test('an address without an @ is not sent, and the field says why', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  await subscribe(page, 'ada');
  await expect(field(page)).toHaveAccessibleDescription('Nothing was sent: an e-mail address needs an @.');
  await expect(field(page)).toHaveValue('');
  expect(sent).toBe(0);
  await expectAccessible(page);
});

test('the provider’s own words are shown, with a link that leads out safely', async ({ page }) => {
  await subscribe(page, 'taken@shop.example');
  await expect(box(page).getByRole('status')).toContainText('taken@shop.example is already subscribed.');
  const link = box(page).getByRole('link', { name: 'Click here to update your profile.' });
  await expect(link).toHaveAttribute('href', 'https://mail.example/profile');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

test('hostile HTML does nothing', async ({ page }) => {
  await subscribe(page, 'hostile@shop.example');
  await expect(box(page).getByRole('status')).toHaveText('Thank you indeed.Confirm');
  await expect(box(page).getByRole('status').locator('script, img, [href]')).toHaveCount(0);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
});

test('a slow provider is waited for', async ({ page }) => {
  await subscribe(page, 'slow@shop.example');
  await expect(box(page).getByRole('status')).toHaveText('sending...');
  await expect(box(page).getByRole('status')).toHaveText('Thank you for subscribing!');
});

test('a provider that is down is said so', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/503|did not get through/);
  await subscribe(page, 'down@shop.example');
  await expect(box(page).getByRole('status')).toContainText('cannot be reached');
});

test('without script the box is a form that the provider takes', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/contact');
  const answer = context.waitForEvent('page');
  await subscribe(page, 'ada@shop.example');
  await expect((await answer).getByText('Thank you for subscribing!')).toBeVisible();
  await context.close();
});

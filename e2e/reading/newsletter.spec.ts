import type { Page } from '@playwright/test';
import { address } from '#local/machine/ports';
import { expectAccessible } from '#e2e/support/accessibility';
import { expect, test } from '#e2e/support/test';

const box = (page: Page) => page.getByRole('form', { name: 'Never miss an update! Subscribe now.' });
const field = (page: Page) => box(page).getByRole('textbox', { name: 'E-mail' });

async function subscribe(page: Page, email: string): Promise<void> {
  await field(page).fill(email);
  await box(page).getByRole('button', { name: 'SUBSCRIBE' }).click();
}

/** The form says where it goes; the way there is chosen by that address alone. */
const setProvider = (page: Page, path: string): Promise<void> =>
  box(page).evaluate((form, url) => form.setAttribute('action', url), `${address('mocks')}${path}`);

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
  // Before the shop's script runs, the box is a plain form; the others wait for it.
  await expect(page.locator('form[inert]')).toHaveCount(0);
});

test.describe('the newsletter', { tag: '@once' }, () => {
  test('the provider answers in its own words, and harmlessly', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/503|did not get through/);
    const outcome = box(page).getByRole('status');

    await test.step('a new address is thanked', async () => {
      await subscribe(page, 'ada@shop.example');
      await expect(outcome).toHaveText('Thank you for subscribing!');
      await expect(field(page)).toHaveValue('');
    });
    await test.step('a known one hears the provider’s own words, with a link that leads out safely', async () => {
      await subscribe(page, 'taken@shop.example');
      await expect(outcome).toContainText('taken@shop.example is already subscribed.');
      const link = box(page).getByRole('link', { name: 'Click here to update your profile.' });
      await expect(link).toHaveAttribute('href', 'https://mail.example/profile');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    });
    await test.step('hostile HTML does nothing', async () => {
      await subscribe(page, 'hostile@shop.example');
      await expect(outcome).toHaveText('Thank you indeed.Confirm');
      await expect(outcome.locator('script, img, [href]')).toHaveCount(0);
      expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    });
    await test.step('a provider that is down is said so', async () => {
      await subscribe(page, 'down@shop.example');
      await expect(outcome).toContainText('cannot be reached');
    });
    await test.step('a slow one is waited for', async () => {
      await subscribe(page, 'slow@shop.example');
      await expect(outcome).toHaveText('sending...');
      await expect(outcome).toHaveText('Thank you for subscribing!');
    });
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

  test('without script the box is a form that the provider takes', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/contact');
    const answer = context.waitForEvent('page');
    await subscribe(page, 'ada@shop.example');
    await expect((await answer).getByText('Thank you for subscribing!')).toBeVisible();
    await context.close();
  });

  test.describe('a provider that answers with a script', () => {
    const outcome = (page: Page) => box(page).getByRole('status');

    test.beforeEach(async ({ page }) => {
      await setProvider(page, '/subscribe/post?u=1&id=2');
    });

    test('is asked in a frame of its own, and has its own words shown', async ({ page, consoleGuard }) => {
      consoleGuard.allow(/503|did not get through/);
      await test.step('the frame goes with the answer', async () => {
        const asked = page.waitForRequest(/post-json/);
        await subscribe(page, 'ada+news@shop.example');
        await expect(outcome(page)).toHaveText('Thank you for subscribing!');
        const question = new URL((await asked).url());
        expect(Object.fromEntries(question.searchParams)).toEqual({
          u: '1',
          id: '2',
          EMAIL: 'ada+news@shop.example',
          c: 'subscribed',
        });
        expect((await asked).headers()['referer'] ?? '').toBe('');
        await expect(page.locator('iframe')).toHaveCount(0);
      });
      await test.step('its own words', async () => {
        await subscribe(page, 'taken@shop.example');
        await expect(outcome(page)).toContainText('taken@shop.example is already subscribed.');
        await expect(box(page).getByRole('link', { name: 'Click here' })).toHaveAttribute('href', /^https:/);
      });
      await test.step('with far too much to say has none of it shown', async () => {
        await subscribe(page, 'huge@shop.example');
        await expect(outcome(page)).toHaveText('If the address is right, an e-mail is on its way.');
      });
      await test.step('that is down is said so', async () => {
        await subscribe(page, 'down@shop.example');
        await expect(outcome(page)).toContainText('cannot be reached');
      });
    });

    test('reaches nothing of the shop’s, whatever its script does', async ({ page, consoleGuard }) => {
      consoleGuard.allow(/frames\/newsletter|elsewhere\.example|sandboxed/);
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('elsewhere.example')) elsewhere.push(request.url());
      });
      const before = page.url();
      await page.evaluate(() => localStorage.setItem('eightwell:kept', 'yes'));
      await subscribe(page, 'hostile@shop.example');
      await expect(outcome(page)).toHaveText('Thank you indeed.Confirm');
      await expect(outcome(page).locator('script, img, [href]')).toHaveCount(0);
      expect(page.url()).toBe(before);
      expect(page.context().pages()).toHaveLength(1);
      expect(elsewhere).toEqual([]);
      expect(await page.evaluate(() => ['stolen' in window, document.cookie])).toEqual([false, '']);
      expect(
        await page.evaluate(() => [localStorage.getItem('eightwell:kept'), localStorage.getItem('stolen')]),
      ).toEqual(['yes', null]);
    });

    test('that never answers is given up', async ({ page, consoleGuard }) => {
      consoleGuard.allow(/did not get through/);
      await page.clock.install();
      const asked = page.waitForRequest(/post-json/);
      await subscribe(page, 'silent@shop.example');
      await asked;
      await expect(outcome(page)).toHaveText('sending...');
      await page.clock.fastForward(16_000);
      await expect(outcome(page)).toContainText('cannot be reached');
      await expect(page.locator('iframe')).toHaveCount(0);
    });
  });

  test('a provider whose answer nobody may read is taken at its word', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/CORS policy|Failed to load resource/);
    await setProvider(page, '/mailing-list');
    await subscribe(page, 'ada@shop.example');
    await expect(box(page).getByRole('status')).toHaveText(
      'If the address is right, an e-mail is on its way.',
    );
  });

  test('the frame has a policy of its own, with the provider in it and the shop’s origin out of it', async ({
    page,
    request,
  }) => {
    const policy = (await request.get('/frames/newsletter.html')).headers()['content-security-policy'];
    expect(policy).toContain(`${address('mocks')}/subscribe/post-json`);
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).not.toContain("'self' ");
    await page.goto('/frames/newsletter.html');
    expect(await page.evaluate(() => self.origin)).toBe('null');
  });
});

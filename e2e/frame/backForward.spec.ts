import type { Page } from '@playwright/test';
import { address } from '#local/machine/ports';
import { openProfile, signIn } from '#e2e/support/member';
import { expect, test } from '#e2e/support/test';

/** Another site, which the browser may go to and come back from. */
const elsewhere = `${address('mocks')}/dashboard`;

const logout = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'Your account' }).getByRole('button', { name: 'Logout' }).click();

/** Whether the sign-in library has a session in this browser. */
const hasSession = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const all = opening.result
            .transaction('firebaseLocalStorage')
            .objectStore('firebaseLocalStorage')
            .getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            resolve(JSON.stringify(all.result).includes('authUser'));
          });
        });
      }),
  );

/** A cached page fires no `load`; until it answers, the browser cannot be asked to go back once more. */
async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.visibilityState === 'visible');
}

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/failed: Page entered Back-Forward Cache/));

test.describe('Back after signing out', { tag: '@cached' }, () => {
  for (const isVerified of [false, true]) {
    const who = isVerified ? 'a member' : 'a member whose address is not verified';
    test(`shows nothing of ${who}, and restores no session`, async ({ page, context, accounts }) => {
      const member = await accounts.create({ displayName: 'Mara Unmistakable', isVerified });
      await signIn(page, member, '/my-account');
      await page.reload();
      await expect(page.getByText(member.email).first()).toBeVisible();
      await page.goto(elsewhere).catch(() => undefined);
      await page.goto('/cart');
      await openProfile(page, false);
      await logout(page);
      await expect(page.getByText('You are signed out.').first()).toBeVisible();

      const lookedUp: string[] = [];
      page.on('request', (request) => {
        if (/identitytoolkit|securetoken/.test(request.url())) lookedUp.push(request.url());
      });
      await goBack(page);
      await goBack(page);
      await page.waitForURL('**/login**');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Unmistakable')).toHaveCount(0);
      expect(lookedUp).toEqual([]);
      expect(await hasSession(page)).toBe(false);

      const later = await context.newPage();
      await later.goto('/');
      await expect(later.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeVisible();
    });
  }
});

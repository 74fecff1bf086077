import type { Page } from '@playwright/test';
import { newEmail, goodPassword } from '#e2e/support/accounts';
import { expectAccessible } from '#e2e/support/accessibility';
import { emailField, openProfile, passwordField } from '#e2e/support/member';
import { expect, test } from '#e2e/support/test';

async function fillSignUp(page: Page, name: string, email: string): Promise<void> {
  await page.goto('/signup?next=%2Fcart');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await emailField(page).fill(email);
  await passwordField(page).fill(goodPassword);
}

test.describe('signing up', { tag: '@onceOnDesktop' }, () => {
  test('signing up names the member, enters them in the user list and sends an e-mail', async ({
    page,
    accounts,
    database,
    isMobile,
  }) => {
    const email = newEmail('ada');
    await fillSignUp(page, 'Ada Byron', email);
    await expect(page.getByText('A good password.')).toBeVisible();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/cart');
    await expect(page.getByText(`Please verify ${email}`)).toBeVisible();
    // A toast would say the same, over the buttons of the page.
    await expect(page.getByRole('alert')).toHaveCount(0);

    const profile = await openProfile(page, isMobile);
    await expect(profile).toContainText('Ada Byron');
    await expect(profile).toContainText(email);
    expect(await accounts.codes(email, 'VERIFY_EMAIL')).toHaveLength(1);
    const users = Object.values((await database.get('users')) ?? {});
    expect(users).toContainEqual({ email, displayName: 'Ada Byron' });
  });

  test('the next step stays in sight until it is done', async ({ page, accounts }) => {
    const email = newEmail('ada');
    await fillSignUp(page, 'Ada Byron', email);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/cart');
    const reminder = page.getByRole('region', { name: 'not verified yet' });
    await expect(reminder).toContainText(`Please verify ${email}`);
    await expect(reminder.getByRole('button', { name: 'Send it again' })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(reminder).toBeVisible();
    await page.goto('/my-account');
    await expect(reminder).toHaveCount(1);

    await page.goto('/');
    await expect(reminder).toBeVisible();
    const { uid } = await accounts.find(email);
    await accounts.change(uid, { emailVerified: true });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText('Your e-mail address is verified.')).toBeVisible();
    await expect(reminder).toBeHidden();
  });

  test('an address that is in use leads to signing in, with what was typed', async ({
    page,
    accounts,
    consoleGuard,
  }) => {
    consoleGuard.allow(/identitytoolkit/);
    const { email } = await accounts.create();
    await fillSignUp(page, 'Mara Lind', email);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'There is already an account with this e-mail address.',
    );
    await page.getByRole('link', { name: 'Sign in instead' }).click();
    await expect(emailField(page)).toHaveValue(email);
    expect(new URL(page.url()).searchParams.get('next')).toBe('/cart');
  });

  test('complaints stand at their fields, the first one gets the focus', async ({ page }) => {
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter your name.');
    await passwordField(page).fill('short');
    await passwordField(page).blur();
    await expect(passwordField(page)).toHaveAccessibleDescription(/A password needs at least 8 characters\./);
    await expectAccessible(page);
    await passwordField(page).fill('long enough now');
    await expect(passwordField(page)).not.toHaveAccessibleDescription(/needs at least/);
  });

  test('a password that the service refuses is said', { tag: '@desktop' }, async ({ page, consoleGuard }) => {
    consoleGuard.allow(/identitytoolkit|status of 400/);
    await page.route('**/accounts:signUp*', (route) =>
      route.fulfill({ status: 400, json: { error: { message: 'WEAK_PASSWORD : Password is too common.' } } }),
    );
    await page.goto('/signup');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await emailField(page).fill(newEmail());
    await passwordField(page).fill('password password');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'This password is too easy to guess.',
    );
    await expect(passwordField(page)).toHaveValue('password password');
  });

  test('a name with markup is text', { tag: '@desktop' }, async ({ page, accounts }) => {
    const member = await accounts.create({ displayName: '<img src=x onerror=alert(1)>' });
    await page.goto('/login?next=%2Fmy-account');
    await emailField(page).fill(member.email);
    await passwordField(page).fill(member.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('main').getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  });

  test('Get Started opens on creating an account, with signing in beside it', async ({ page }) => {
    await page.goto('/cart');
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL('/login?next=%2Fcart');
    await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
    const ways = page.getByRole('navigation', { name: 'Sign in or create an account' });
    await ways.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  });
});

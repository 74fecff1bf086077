import { newEmail } from '#e2e/support/accounts';
import { chooseGoogleUser, emulatorMessages, serveGoogle } from '#e2e/support/googleWindow';
import { openProfile, passwordField, signIn } from '#e2e/support/member';
import { expect, test } from '#e2e/support/test';

const googleButton = 'Continue with Google';

test.beforeEach(async ({ context, consoleGuard }) => {
  await serveGoogle(context);
  consoleGuard.allow(emulatorMessages);
});

test.describe('signing in with Google', { tag: '@onceOnDesktop' }, () => {
  test('Google’s window opens in the click, and a new member is entered in the user list', async ({
    page,
    database,
    isMobile,
  }) => {
    const email = newEmail('grace');
    await page.goto('/login?next=%2Fcart');
    const [window] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: googleButton }).click(),
    ]);
    await expect(page.getByText('Please go on in Google’s window.')).toBeVisible();
    await chooseGoogleUser(window, { email, name: 'Grace H.' });
    await page.waitForURL('**/cart');
    const profile = await openProfile(page, isMobile);
    await expect(profile).toContainText('Grace H.');
    await expect
      .poll(async () => Object.values((await database.get('users')) ?? {}))
      .toContainEqual({ email, displayName: 'Grace H.' });
  });

  test.describe('in another app', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 383.0.0',
    });
    test('it is said that Google lets nobody sign in there', async ({ page }) => {
      await page.goto('/login');
      await expect(page.getByText('Google lets nobody sign in inside other apps')).toBeVisible();
    });
  });

  test('a blocked window is said', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/login');
    await page.getByRole('button', { name: googleButton }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Your browser held back Google’s window.',
    );
  });

  test('a closed window is said, and another press opens a new one', async ({ page }) => {
    await page.goto('/login?next=%2Fcart');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: googleButton }).click();
    await (await opened).close();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Google’s window was closed');
    const again = page.waitForEvent('popup');
    await page.getByRole('button', { name: googleButton }).click();
    await chooseGoogleUser(await again, { email: newEmail('grace'), name: 'Grace H.' });
    await page.waitForURL('**/cart');
  });

  test(
    'without a connection the button says so',
    { tag: '@desktop' },
    async ({ page, context, consoleGuard }) => {
      consoleGuard.allow(
        /apis\.google\.com|sign-in window could not be prepared|Something went wrong with the account/,
      );
      await context.route('https://apis.google.com/**', (route) => route.abort());
      await page.goto('/login');
      await page.getByRole('button', { name: googleButton }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'We could not reach the sign-in service.',
      );
    },
  );

  test('an address with a password is joined with Google after the password', async ({ page, accounts }) => {
    const member = await accounts.create();
    await page.goto('/login?next=%2Fmy-account');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: googleButton }).click();
    await chooseGoogleUser(await opened, { email: member.email, name: 'Mara at Google', isVerified: false });
    await expect(page.getByText(`${member.email} already has an account with a password.`)).toBeVisible();
    await passwordField(page).fill(member.password);
    await page.getByRole('button', { name: 'Sign in and connect Google' }).click();
    await page.waitForURL('**/my-account');
    await expect(page.getByRole('button', { name: 'Disconnect Google' })).toBeVisible();
  });

  test('a member connects Google and takes it away again', async ({ page, accounts }) => {
    const member = await accounts.create();
    await signIn(page, member, '/my-account');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Connect Google' }).click();
    await chooseGoogleUser(await opened, { email: newEmail('other'), name: 'Mara' });
    await page.getByRole('button', { name: 'Disconnect Google' }).click();
    await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible();
  });
});

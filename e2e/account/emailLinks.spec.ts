import { newEmail } from '#e2e/support/accounts';
import { emailField, fillSignIn, openProfile, passwordField, signIn } from '#e2e/support/member';
import { expect, test } from '#e2e/support/test';

const sentAnswer = /^If there is an account for .+, an e-mail is on its way\./;

test.describe('the links in e-mails', { tag: '@onceOnDesktop' }, () => {
  test('a reset answers the same for a member and for nobody', async ({ page, accounts, consoleGuard }) => {
    consoleGuard.allow(/identitytoolkit/);
    const { email } = await accounts.create();
    for (const address of [email, newEmail('nobody')]) {
      await page.goto('/login?forgot=yes');
      await emailField(page).fill(address);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByRole('main').getByText(sentAnswer)).toBeVisible();
    }
    expect(await accounts.codes(email, 'PASSWORD_RESET')).toHaveLength(1);
  });

  test('the link of a reset sets a new password, once', async ({ page, accounts, consoleGuard }) => {
    consoleGuard.allow(/identitytoolkit/);
    const { email } = await accounts.create();
    await page.goto('/login');
    await emailField(page).fill(email);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(emailField(page)).toHaveValue(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(sentAnswer)).toBeVisible();

    const [code = ''] = await accounts.codes(email, 'PASSWORD_RESET');
    const link = `/login?mode=resetPassword&oobCode=${code}`;
    await page.goto(link);
    await expect(page.getByText(`For the account ${email}.`)).toBeVisible();
    expect(page.url(), 'the code stays out of the history').not.toContain(code);
    await passwordField(page).fill('a quiet morning walk');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByText('Your new password is set.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(passwordField(page)).toHaveValue('');

    await page.goto(link);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This link has been used already');
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();

    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await fillSignIn(page, email, 'a quiet morning walk');
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('an expired link is said', { tag: '@desktop' }, async ({ page, consoleGuard }) => {
    consoleGuard.allow(/identitytoolkit|status of 400/);
    await page.route('**/accounts:update*', (route) =>
      route.fulfill({ status: 400, json: { error: { message: 'EXPIRED_OOB_CODE' } } }),
    );
    await page.goto('/login?mode=verifyEmail&oobCode=old');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'This link is too old. Ask for a new one.',
    );
  });

  test('an unverified member is asked to verify, can resend once a minute, and coming back is noticed', async ({
    page,
    accounts,
    context,
  }) => {
    const member = await accounts.create({ isVerified: false });
    await signIn(page, member, '/my-account');
    const banner = page.getByRole('region', { name: 'not verified yet' });
    await banner.getByRole('button', { name: 'Send it again' }).click();
    await expect(banner).toContainText('The e-mail is on its way.');
    await expect(banner).toContainText(/You can ask for another one in \d+ seconds\./);
    await expect(banner.getByRole('button', { name: 'Send it again' })).toBeHidden();

    const [code = ''] = await accounts.codes(member.email, 'VERIFY_EMAIL');
    const other = await context.newPage();
    await other.goto(`/login?mode=verifyEmail&oobCode=${code}`);
    await expect(other.getByText('Thank you, your e-mail address is verified.')).toBeVisible();
    expect(await accounts.isVerified(member.email)).toBe(true);
    await other.close();

    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(banner).toBeHidden();
    await expect(page.getByText('Your e-mail address is verified.')).toBeVisible();
  });

  test('a verified address is told even where the session cannot be asked, and when its link is opened twice', async ({
    page,
    accounts,
    consoleGuard,
  }) => {
    consoleGuard.allow(/identitytoolkit|could not be checked/);
    const member = await accounts.create({ isVerified: false });
    await signIn(page, member, '/my-account');
    const banner = page.getByRole('region', { name: 'not verified yet' });
    await banner.getByRole('button', { name: 'Send it again' }).click();
    await expect(banner).toContainText('The e-mail is on its way.');
    const [code = ''] = await accounts.codes(member.email, 'VERIFY_EMAIL');
    const link = `/login?mode=verifyEmail&oobCode=${code}`;
    const thanks = page.getByText('Thank you, your e-mail address is verified.');

    await page.route('**/accounts:lookup*', (route) => route.abort());
    await page.goto(link);
    await expect(thanks).toBeVisible();
    expect(await accounts.isVerified(member.email)).toBe(true);

    await page.unroute('**/accounts:lookup*');
    await page.goto('/my-account');
    await page.goto(link);
    await expect(thanks).toBeVisible();
  });

  test('the user list is asked for the own, verified address only', async ({
    page,
    accounts,
    database,
    isMobile,
  }) => {
    const member = await accounts.create({ displayName: 'Old name', isVerified: false });
    await database.set(`users/${member.uid}`, { email: member.email, displayName: 'Name from the list' });
    const asked: URL[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/users.json')) asked.push(new URL(request.url()));
    });
    await signIn(page, member);
    await expect(await openProfile(page, isMobile)).toContainText('Old name');
    expect(asked).toEqual([]);

    await accounts.change(member.uid, { emailVerified: true });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText('Name from the list')).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.searchParams.get('orderBy')).toBe('"email"');
    expect(asked[0]?.searchParams.get('equalTo')).toBe(JSON.stringify(member.email));
    expect(asked[0]?.searchParams.get('limitToFirst')).toBe('1');
  });

  test(
    'a member without a record keeps the profile’s name, and is entered',
    { tag: '@desktop' },
    async ({ page, accounts, database, isMobile }) => {
      const member = await accounts.create();
      await signIn(page, member);
      await expect(await openProfile(page, isMobile)).toContainText('Mara Lind');
      await expect
        .poll(() => database.get(`users/${member.uid}`))
        .toEqual({ email: member.email, displayName: 'Mara Lind' });
    },
  );
});

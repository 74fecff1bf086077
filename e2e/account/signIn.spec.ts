import { newEmail, goodPassword } from '#e2e/support/accounts';
import { emailField, expectGuest, fillSignIn, openProfile, passwordField, signIn } from '#e2e/support/member';
import { moveTo } from '#e2e/support/moveTo';
import { expect, test } from '#e2e/support/test';

const refused = /identitytoolkit/;

test.describe('signing in', { tag: '@onceOnDesktop' }, () => {
  test('a member signs in and is led back to where they came from', async ({ page, accounts, isMobile }) => {
    const member = await accounts.create();
    await page.goto('/login?next=%2Fprogram%3Fq%3Dcalm');
    await fillSignIn(page, member.email, member.password);
    await page.waitForURL('**/program?q=calm');
    const profile = await openProfile(page, isMobile);
    await expect(profile).toContainText('Mara Lind');
    await expect(profile).toContainText(member.email);
  });

  test('the button stays beneath the finger when the address before it is left', async ({ page }) => {
    await page.goto('/login');
    const button = page.getByRole('main').getByRole('button', { name: 'Sign in' });
    await emailField(page).fill(newEmail());
    const before = await button.boundingBox();
    await passwordField(page).focus();
    // What looks for a slip in the address is loaded now, and has nothing to say.
    await expect(page.getByRole('form', { name: 'Sign in' }).getByRole('status')).toHaveText('');
    expect(await button.boundingBox()).toEqual(before);
  });

  // Every other such address is tried in tests/model/account/nextPath.test.ts.
  test(
    'a way back that leads out of the shop is ignored',
    { tag: '@desktop' },
    async ({ page, accounts, baseURL }) => {
      const member = await accounts.create();
      await page.goto(`/login?next=${encodeURIComponent('//evil.example')}`);
      await fillSignIn(page, member.email, member.password);
      await expect(page).toHaveURL(`${baseURL}/`);
    },
  );

  const wrongPairs = {
    'a wrong password': (known: string) => [known, 'not my password'] as const,
    'an unknown address': () => [newEmail('nobody'), goodPassword] as const,
  };
  const sentences = {
    en: 'E-mail and password do not match. Check both, or set a new password.',
    fn: 'L’e-mail et le mot de passe ne vont pas ensemble. Vérifiez-les, ou définissez un nouveau mot de passe.',
    de: 'E-Mail und Passwort passen nicht zusammen. Prüfen Sie beides, oder setzen Sie ein neues Passwort.',
  };
  for (const [language, sentence] of Object.entries(sentences)) {
    test(`an unknown address and a wrong password give the same sentence in ${language}, and nothing typed is lost`, async ({
      page,
      accounts,
      consoleGuard,
    }) => {
      consoleGuard.allow(refused);
      const { email } = await accounts.create();
      await page.goto(`/login?lng=${language}`);
      const form = page.getByRole('main').getByRole('form');
      for (const [what, pair] of Object.entries(wrongPairs)) {
        await test.step(what, async () => {
          const [typedEmail, typedPassword] = pair(email);
          await form.locator('input[type=email]').fill(typedEmail);
          await form.locator('input[type=password]').fill(typedPassword);
          const answered = page.waitForResponse(/accounts:signInWithPassword/);
          await form.locator('[type=submit]').click();
          await answered;
          await expect(form.getByRole('alert')).toHaveText(sentence);
          await expect(form.locator('input[type=email]')).toHaveValue(typedEmail);
          await expect(form.locator('input[type=password]')).toHaveValue(typedPassword);
        });
      }
    });
  }

  test(
    'a locked account and too many tries are said',
    { tag: '@desktop' },
    async ({ page, accounts, consoleGuard }) => {
      consoleGuard.allow(refused);
      const member = await accounts.create();
      await accounts.change(member.uid, { disableUser: true });
      await page.goto('/login');
      await fillSignIn(page, member.email, member.password);
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toHaveText('This account is locked. Please write to us.');

      await page.route('**/accounts:signInWithPassword*', (route) =>
        route.fulfill({ status: 400, json: { error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } }),
      );
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
      await expect(alert).toContainText('That was too often in a short time.');
    },
  );

  test('going offline in the middle is said, and the next try works', async ({
    page,
    accounts,
    context,
    consoleGuard,
    isMobile,
  }) => {
    consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|identitytoolkit|sign-in service could not be reached/);
    const member = await accounts.create();
    await page.goto('/login');
    await emailField(page).fill(member.email);
    await passwordField(page).fill(member.password);
    // The sign-in library has arrived.
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'We could not reach the sign-in service.',
    );
    await context.setOffline(false);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await openProfile(page, isMobile);
  });

  test('what was typed survives the change of tab and a reload, except the password', async ({ page }) => {
    await page.goto('/login?next=%2Fcart');
    await emailField(page).fill('mara@eightwell.example');
    await passwordField(page).fill(goodPassword);
    await page.reload();
    await expect(emailField(page)).toHaveValue('mara@eightwell.example');
    await expect(passwordField(page)).toHaveValue('');
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    );
    expect(stored).not.toContain(goodPassword);
  });

  test(
    'a wrong clock does not keep anyone out',
    { tag: '@desktop' },
    async ({ page, accounts, isMobile }) => {
      const member = await accounts.create();
      await page.clock.install({ time: new Date('2019-03-01T08:00:00Z') });
      await signIn(page, member);
      await page.reload();
      const profile = await openProfile(page, isMobile);
      await expect(profile).toContainText('Mara Lind');
    },
  );

  test('a guest sees no member’s control, and is led from the account page to signing in, and back', async ({
    page,
    accounts,
    isMobile,
  }) => {
    const member = await accounts.create();
    await page.goto('/cart');
    await expectGuest(page, isMobile);
    await moveTo(page, '/my-account');
    await page.waitForURL('**/login?next=%2Fmy-account');
    await fillSignIn(page, member.email, member.password);
    await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  });

  test('the address where password managers look leads to changing the password', async ({
    page,
    accounts,
  }) => {
    const member = await accounts.create();
    await page.goto('/.well-known/change-password');
    await fillSignIn(page, member.email, member.password);
    await expect(page.getByRole('button', { name: 'Change the password' })).toBeInViewport();
    await page.goto('/.well-known/change-password');
    await expect(page.getByRole('button', { name: 'Change the password' })).toBeInViewport();
  });
});

import type { Page } from '@playwright/test';
import { expectAccessible } from '#e2e/support/accessibility';
import { holdCode } from '#e2e/support/holdCode';
import { expectGuest, openProfile, signIn } from '#e2e/support/member';
import { expect, test } from '#e2e/support/test';

/** Notes when a way in for guests is ever rendered, for as little as one frame. */
function watchForGetStarted(): void {
  const look = () => {
    const ways = [...document.querySelectorAll('header a')].filter(
      (link) => link.textContent === 'Get Started' && link.checkVisibility({ visibilityProperty: true }),
    );
    if (ways.length > 0) sessionStorage.setItem('flash', 'yes');
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Changes the database of the sign-in library for ever, as a page does that Safari stopped in the middle of it. */
function holdSession(): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('firebaseLocalStorageDb');
    opening.addEventListener('success', () => {
      const store = opening.result
        .transaction('firebaseLocalStorage', 'readwrite')
        .objectStore('firebaseLocalStorage');
      const goOn = () => {
        store.count().addEventListener('success', goOn);
        resolve();
      };
      goOn();
    });
  });
}

test.describe('a session', { tag: '@onceOnDesktop' }, () => {
  test('a session is the same in every tab and after a reload, and its token is in no storage of ours', async ({
    page,
    context,
    accounts,
    isMobile,
  }) => {
    const member = await accounts.create();
    const other = await context.newPage();
    await other.goto('/cart');
    await signIn(page, member);
    const profile = await openProfile(other, isMobile);
    await test.step('signing in travels to the other tab', () =>
      expect(profile.getByText(member.email)).toBeVisible());

    await test.step('the token is in no storage, and the mark says nothing personal', async () => {
      const stored = await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      );
      for (const trace of [member.email, member.uid, member.displayName, 'eyJ'])
        expect(stored).not.toContain(trace);
      expect(stored).toMatch(/\["eightwell:member","[-\w]{21}"\]/);
    });

    await test.step('the header shows no Get Started to somebody who is signed in', async () => {
      await page.addInitScript(watchForGetStarted);
      await page.reload();
      await expect(await openProfile(page, isMobile)).toContainText(member.email);
      expect(await page.evaluate(() => sessionStorage.getItem('flash'))).toBeNull();
    });

    const third = await context.newPage();
    const letGo = await holdCode(third, 'auth');
    await third.goto('/my-account');

    await test.step('signing out travels to the other tab', async () => {
      await page
        .getByRole('banner')
        .or(page.getByRole('dialog'))
        .getByRole('button', { name: 'Logout' })
        .click();
      await expect(page.getByText('You are signed out.').first()).toBeVisible();
      await expect(profile.getByText(member.email)).toBeHidden();
    });

    await test.step('and to one whose sign-in code is still on its way', async () => {
      letGo();
      await third.waitForURL('**/login?next=%2Fmy-account');
    });
  });

  test('a database of the browser that answers nobody neither undoes a sign-out nor keeps anybody out', async ({
    page,
    context,
    accounts,
    isMobile,
  }) => {
    const [member, another] = await Promise.all([accounts.create(), accounts.create()]);
    await signIn(page, member);
    const holder = await context.newPage();
    await holder.goto('/robots.txt');
    await holder.evaluate(holdSession);
    await (await openProfile(page, isMobile)).getByRole('button', { name: 'Logout' }).click();
    await expectGuest(page, isMobile);
    await page.close();

    const next = await context.newPage();
    await next.goto('/my-account');
    await next.waitForURL('**/login?next=%2Fmy-account');
    await signIn(next, another);
    await expect(await openProfile(next, isMobile)).toContainText(another.email);
    await next.close();

    await holder.close();
    const last = await context.newPage();
    await last.goto('/my-account');
    await last.waitForURL('**/login?next=%2Fmy-account');
  });

  test('a session that was ended at the service is said, once, with the way back in', async ({
    page,
    accounts,
    consoleGuard,
    isMobile,
  }) => {
    consoleGuard.allow(/identitytoolkit|securetoken/);
    const member = await accounts.create();
    await signIn(page, member);
    await accounts.remove(member.uid);
    await page.reload();
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await expectGuest(page, isMobile);
  });

  test(
    'a locked session ends on the account page',
    { tag: '@desktop' },
    async ({ page, accounts, consoleGuard, isMobile }) => {
      consoleGuard.allow(
        /identitytoolkit|securetoken|account could not be checked|(orders|addresses) could not be read/,
      );
      const member = await accounts.create();
      await signIn(page, member);
      await accounts.change(member.uid, { disableUser: true });
      await (await openProfile(page, isMobile)).getByRole('link', { name: 'My account' }).click();
      await page.waitForURL('**/login?next=%2Fmy-account');
      await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    },
  );

  test('an account that was deleted on another device ends when one comes back to its page', async ({
    page,
    accounts,
    consoleGuard,
    isMobile,
  }) => {
    consoleGuard.allow(
      /identitytoolkit|securetoken|account could not be checked|addresses may be out of date/,
    );
    const member = await accounts.create();
    await signIn(page, member, '/my-account');
    await expect(page.getByRole('button', { name: 'Add an address' })).toBeVisible();
    await accounts.remove(member.uid);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await expectGuest(page, isMobile);
  });

  test('guest to member and back: the lists stay, the member leaves nothing', async ({
    page,
    accounts,
    isMobile,
  }) => {
    const member = await accounts.create({ displayName: 'Mara Unmistakable' });
    await page.goto('/');
    // The prerendered page shows the buttons before the app has taken them over.
    await expect(page.locator('head [data-prerendered]')).toHaveCount(0);
    const saved = page.getByRole('button', { name: /^Save / }).first();
    await saved.scrollIntoViewIfNeeded();
    await saved.click();
    await page
      .getByRole('button', { name: /^Compare / })
      .first()
      .click();
    const lists = () =>
      page.evaluate(() => {
        const state = JSON.parse(localStorage.getItem('persist:eightwell') ?? '{}') as Record<string, string>;
        return [state['wishlist'], state['compare'], state['cart']];
      });
    await expect.poll(async () => (await lists()).slice(0, 2).join()).toMatch(/"id".+"id"/);
    const before = await lists();

    await signIn(page, member, '/my-account');
    await page.getByRole('button', { name: 'Add an address' }).click();
    await page.getByLabel('Street and number').fill('Unmistakable Street 1');
    expect(await lists()).toEqual(before);

    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/login**');
    await expectGuest(page, isMobile);
    expect(await lists()).toEqual(before);

    const left = await page.evaluate(async () => {
      const databases = await indexedDB.databases();
      const records = await Promise.all(
        databases.map(
          ({ name = '' }) =>
            new Promise<string>((resolve, reject) => {
              const opening = indexedDB.open(name);
              opening.addEventListener('error', () => reject(opening.error));
              opening.addEventListener('success', () => {
                const stores = [...opening.result.objectStoreNames];
                if (stores.length === 0) {
                  resolve('');
                  return;
                }
                const all = stores.map((store) =>
                  opening.result.transaction(store).objectStore(store).getAll(),
                );
                all
                  .at(-1)
                  ?.addEventListener('success', () =>
                    resolve(JSON.stringify(all.map(({ result }) => result))),
                  );
              });
            }),
        ),
      );
      return [
        JSON.stringify(Object.entries(localStorage)),
        JSON.stringify(Object.entries(sessionStorage)),
        document.cookie,
        window.name,
        document.documentElement.outerHTML,
        ...records,
      ].join('\n');
    });
    for (const trace of ['Unmistakable', member.email, member.uid, 'eyJ']) expect(left).not.toContain(trace);
  });

  const headings = { en: 'My account', fn: 'Mon compte', de: 'Mein Konto' };

  test('the account page is accessible in every language and theme', async ({ page, accounts }) => {
    const member = await accounts.create({ isVerified: false });
    await signIn(page, member, '/my-account');
    for (const [language, name] of Object.entries(headings)) {
      await page.goto(`/my-account?lng=${language}`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, `${language}, ${colorScheme}`);
      }
    }
  });

  const signInDatabases = (page: Page): Promise<string[]> =>
    page.evaluate(async () =>
      (await indexedDB.databases())
        .map(({ name = '' }) => name)
        .filter((name) => name.startsWith('firebase')),
    );

  test(
    'who only looks around meets nothing of the sign-in service',
    { tag: '@desktop' },
    async ({ page }) => {
      const scripts: string[] = [];
      page.on('response', async (response) => {
        if (!response.url().endsWith('.js')) return;
        const text = await response.text().catch(() => '');
        if (text.includes('identitytoolkit')) scripts.push(response.url());
      });
      await page.goto('/');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click();
      await page.waitForURL('**/Shop');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(scripts).toEqual([]);
      expect(await signInDatabases(page)).toEqual([]);

      await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
      await expect.poll(() => signInDatabases(page)).not.toEqual([]);
    },
  );
});

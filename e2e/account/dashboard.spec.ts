import { address } from '#local/machine/ports';
import { openProfile, signIn } from '#e2e/support/member';
import { expect, test } from '#e2e/support/test';

const dashboard = `${address('mocks')}/dashboard`;

test.describe('the member dashboard', { tag: '@onceOnDesktop' }, () => {
  test('a dashboard that opened the shop hears who comes by message alone, and never a token', async ({
    page,
    accounts,
    database,
    baseURL,
    isMobile,
  }) => {
    const member = await accounts.create();
    const user = { uid: member.uid, email: member.email, displayName: 'Mara Lind', photoURL: null };
    // The dashboard has opened the shop, so that there is a window to send a message to.
    await page.goto(dashboard);
    const opened = page.waitForEvent('popup');
    await page.evaluate((url) => void window.open(url), `${baseURL}/login?next=%2Fcart`);
    const shop = await opened;
    await signIn(shop, member);
    const requests: string[] = [];
    shop.on('request', (request) => requests.push(request.url()));

    const profile = await openProfile(shop, isMobile);
    await profile.getByRole('button', { name: 'Member Dashboard' }).click();
    await shop.waitForURL(dashboard);

    const heard = await page.getByRole('list', { name: 'Messages' }).innerText();
    expect(heard).toBe(`${baseURL}: ${JSON.stringify(user)}`);
    // A name would stay with the window, and whoever opened it could read it on a page of its own.
    await expect(shop.getByRole('status', { name: 'window.name' })).toHaveText('empty');
    for (const told of [heard, shop.url()]) expect(told).not.toMatch(/eyJ|token/i);
    expect(requests.filter((url) => url.startsWith(address('mocks'))).join()).not.toMatch(/eyJ|auth=/);
    expect(await database.get('sharedData')).toMatchObject({ message: expect.any(String) });
  });

  test(
    'help leads to the contact page; the database is told before the dashboard opens',
    { tag: '@desktop' },
    async ({ page, accounts, isMobile }) => {
      const member = await accounts.create();
      await signIn(page, member);
      await (await openProfile(page, isMobile)).getByRole('link', { name: 'Help Support' }).click();
      await page.waitForURL('**/contact');

      const written = page.waitForRequest((request) => request.url().includes('/sharedData.json'));
      const profile = await openProfile(page, isMobile);
      await profile.getByRole('button', { name: 'Member Dashboard' }).click();
      const request = await written;
      expect(request.method()).toBe('PUT');
      expect(request.postDataJSON()).toEqual({ message: 'Member Dashboard opened', someValue: member.email });
      await page.waitForURL(dashboard);
    },
  );

  test('a failed write does not keep the member from the dashboard', async ({
    page,
    accounts,
    consoleGuard,
    isMobile,
  }) => {
    consoleGuard.allow(/sharedData/);
    consoleGuard.allow(/member dashboard could not be told/);
    const member = await accounts.create();
    await signIn(page, member);
    await page.route('**/sharedData.json*', (route) =>
      route.fulfill({ status: 503, json: { error: 'down' } }),
    );
    const profile = await openProfile(page, isMobile);
    await profile.getByRole('button', { name: 'Member Dashboard' }).click();
    await page.waitForURL(dashboard);
    await expect(page.getByRole('status', { name: 'window.name' })).toContainText(member.email);
  });

  test('the shop clears a window’s name it finds', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(dashboard);
    await page.evaluate(() => {
      window.name = '{"uid":"left behind"}';
    });
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => window.name)).toBe('');
  });
});

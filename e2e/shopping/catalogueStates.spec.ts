import type { Page } from '@playwright/test';
import { moveTo } from '#e2e/support/moveTo';
import { expect, test } from '#e2e/support/test';
import { readSeed } from '#local/seed/readSeed';

const saved = 'You see the catalogue of your last visit.';
const copied = /You see the catalogue as it was on .+ Prices and stock are checked again before you order\./;
const programs = { name: 'Programs', exact: true } as const;

/** Reads give up when the test says so, not after ten seconds. */
const holdGivingUp = (page: Page) =>
  page.addInitScript(() => {
    const waiting: AbortController[] = [];
    AbortSignal.timeout = () => {
      const controller = new AbortController();
      waiting.push(controller);
      return controller.signal;
    };
    addEventListener('give up', () => {
      for (const controller of waiting) controller.abort(new DOMException('Too late.', 'TimeoutError'));
    });
  });
const giveUp = (page: Page) => page.evaluate(() => dispatchEvent(new Event('give up')));

const pricesOf = 'main :is(.price .now, .base-price)';

/** Notes every price that could be read. */
const watchPrices = (page: Page) =>
  page.addInitScript((prices) => {
    const seen = new Set<string>();
    Object.assign(window, { seenPrices: seen });
    const look = (): void => {
      for (const price of document.querySelectorAll(prices))
        if (price.checkVisibility({ visibilityProperty: true })) seen.add(price.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, pricesOf);
const seenPrices = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { seenPrices: Set<string> }).seenPrices]);

/** The timer by which a page shows its prices at last never ends: on a busy machine the database would answer too late. */
const holdPatience = (page: Page) =>
  page.addInitScript(() => {
    const start = setTimeout;
    // Set while the HTML is read, by what is left of two and a half seconds.
    const isPatience = (ms = 0): boolean => document.readyState === 'loading' && ms !== 0 && ms <= 2500;
    Object.assign(window, {
      setTimeout: (work: () => void, ms?: number) => (isPatience(ms) ? 0 : start(work, ms)),
    });
  });

/** The sample with one price for everything. */
const pricedAnew = (node: 'programs' | 'products') =>
  Object.fromEntries(
    Object.entries(readSeed()[node]).map(([key, row]) => [key, { ...row, price: 7.77, discount: 0 }]),
  );

test.describe('prices that the owner has changed since the build', { tag: '@onceOnDesktop' }, () => {
  for (const address of [
    '/product/hex-dumbbells',
    '/product/evening-meadow-tea',
    '/program/hill-walker',
    '/Shop',
    '/',
  ]) {
    test(`${address} never shows what they were`, async ({ page, catalogue }) => {
      await catalogue.replace('programs', pricedAnew('programs'));
      await catalogue.replace('products', pricedAnew('products'));
      await watchPrices(page);
      await holdPatience(page);
      await page.goto(address);
      await expect(page.getByRole('main').getByText('$7.77').first()).toBeVisible();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.locator('[data-unconfirmed] [data-unconfirmed]')).toHaveCount(0);
      const now = await page.locator(pricesOf).allTextContents();
      expect((await seenPrices(page)).filter((price) => !now.includes(price))).toEqual([]);
    });
  }

  test('a database that does not answer keeps no price back', async ({ page, catalogue }) => {
    await catalogue.silence('products');
    await page.goto('/product/hex-dumbbells');
    await expect(page.getByRole('main').getByText('$34.50').first()).toBeVisible();
  });
});

test.describe('a catalogue that is not as it should be', { tag: '@onceOnDesktop' }, () => {
  test('an empty catalogue is said, in the page and in the log', async ({ page, catalogue }) => {
    await catalogue.replace('programs', null);
    await catalogue.replace('products', null);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto('/');
    await expect(page.getByText('There is nothing in the catalogue yet.').first()).toBeVisible();
    expect(logged.filter((text) => text.includes('No data found in the node.'))).toHaveLength(2);
  });

  for (const [status, words] of [
    [401, "Client doesn't have permission to access the desired data."],
    [413, 'The data requested exceeds the maximum size that can be accessed with a single request.'],
    [503, 'The service is unavailable'],
  ] as const) {
    test(
      `a database that answers ${status} is quoted, and can be tried again`,
      { tag: '@desktop' },
      async ({ page, catalogue, consoleGuard }) => {
        consoleGuard.allow(/Reading the catalogue failed|status of (401|413|503)/);
        await catalogue.fail('programs', status, 'No');
        await catalogue.fail('products', status, 'No');
        await page.goto('/');
        const section = page.getByRole('region', programs);
        await expect(section.getByRole('alert')).toContainText(words);
        await expect(section.getByRole('alert')).toContainText(copied);
        await expect(section.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
        await catalogue.recover('programs');
        await catalogue.recover('products');
        await section.getByRole('button', { name: 'Try again' }).click();
        await expect(section.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
        await expect(page.getByText(words)).toHaveCount(0);
      },
    );
  }

  test(
    'a silent database leaves the prerendered page as it is, then says so',
    { tag: '@desktop' },
    async ({ page, catalogue, consoleGuard }) => {
      // What else is being read gives up with it.
      consoleGuard.allow(/Reading the catalogue failed|owner’s settings could not be read|preload/);
      await holdGivingUp(page);
      await catalogue.silence('programs');
      await catalogue.silence('products');
      await page.goto('/');
      const section = page.getByRole('region', programs);
      await expect(section.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
      await expect(section.getByRole('alert')).toHaveCount(0);
      await giveUp(page);
      await expect(section.getByRole('alert')).toContainText('The service is unavailable');
      await expect(section.getByRole('alert')).toContainText(copied);
    },
  );

  test(
    'with neither database nor copy a list reached from another page shows skeletons, then says so',
    { tag: '@desktop' },
    async ({ page, catalogue, consoleGuard }) => {
      consoleGuard.allow(
        /Reading the catalogue failed|copy of the catalogue could not be read|preload|ERR_FAILED/,
      );
      await holdGivingUp(page);
      await catalogue.silence('programs');
      await catalogue.silence('products');
      await page.route('**/catalogue-*.json', (route) => route.abort());
      await page.goto('/login');
      await moveTo(page, '/shopdetails?dimension=Social');
      await expect(page.getByRole('status', { name: 'Loading' }).first()).toBeVisible();
      await giveUp(page);
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText('The service is unavailable');
      await expect(alert).toContainText('Your cart is safe.');
    },
  );

  test('the catalogue of the last visit stands while the database is away', async ({
    page,
    catalogue,
    consoleGuard,
  }) => {
    consoleGuard.allow(/Reading the catalogue failed|ERR_CONNECTION_FAILED|preload/);
    await page.goto('/');
    const cards = page.getByRole('region', programs).getByRole('tabpanel').getByRole('listitem');
    await expect(cards.first()).toBeVisible();
    const seen = await cards.allTextContents();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('eightwell:catalogue')))
      .toContain('programs');
    await catalogue.cut('programs');
    await catalogue.cut('products');
    await page.reload();
    await expect(page.getByText(saved).first()).toBeVisible();
    expect(await cards.allTextContents()).toEqual(seen);
  });

  test(
    'rows that cannot be used are left out, the rest is shown',
    { tag: '@desktop' },
    async ({ page, catalogue }) => {
      await catalogue.replace('programs', [
        null,
        { id: 'text', name: 'Price as text', category: 'Social', price: '12.45', discount: '10' },
        { id: 'free', name: 'No number', price: 'much' },
        null,
        { id: '__proto__', name: 'Evil', price: 1 },
        { id: 'plain', name: 'No picture', price: 5, image: null, category: ['Emotional'] },
      ]);
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.goto('/');
      const panel = page.getByRole('region', programs).getByRole('tabpanel');
      await expect(panel.getByRole('listitem')).toHaveCount(2);
      await expect(panel.getByText('$11.21')).toBeVisible();
      expect(logged).toContain('2 rows of programs could not be used and were left out.');
    },
  );
});

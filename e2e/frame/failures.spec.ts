import type { Request } from '@playwright/test';
import { brand } from '#brand';
import { address } from '#local/machine/ports';
import { elementsIn } from '#tools/build/tags';
import { expectAccessible } from '#e2e/support/accessibility';
import { expect, test } from '#e2e/support/test';

const cart = { name: 'Cart, 0 items' };

for (const { file, path, note, again } of [
  { file: 'start', path: '/contact', note: /did not load completely/, again: 'Load it again' },
  { file: 'react-dom', path: '/?lng=de', note: /nicht vollständig geladen/, again: 'Neu laden' },
]) {
  test(`a page whose ${file} does not come can be read, says so, and is loaded anew by its link`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/could not be started|dynamically imported|net::ERR_FAILED/);
    const code = `**/assets/${file}-*.js`;
    await page.route(code, (route) => route.abort());
    const opened = page.goto(path);
    const said = page.getByRole('alert').filter({ hasText: note });
    await expect(said).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(code);
    await said.getByRole('link', { name: again }).click();
    await opened;
    await expect(said).toBeHidden();
  });
}

test.describe('a part of the shop that is gone after a deploy', () => {
  test(
    'is fetched with one reload, then the new version is offered',
    { tag: '@desktop' },
    async ({ page, consoleGuard }) => {
      consoleGuard.allow(/ProductPage|A page failed|dynamically imported/);
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      await page.goto('/');
      await page.route('**/assets/ProductPage*.js', (route) => route.fulfill({ status: 404 }));
      const card = page.getByRole('tabpanel').last().getByRole('heading', { level: 3 }).first();
      await card.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is a new version of the shop');
      await expect(page.getByRole('button', cart)).toBeVisible();
      expect(documents).toBe(2);
      expect(consoleGuard.heard.filter((heard) => heard.includes('ChunkLoadError'))).toHaveLength(1);
      await page.unroute('**/assets/ProductPage*.js');
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
    },
  );

  for (const { way, place, typed, title, url } of [
    { way: 'a link', place: ['link', 'Program'], typed: '', title: 'Programs', url: '/program' },
    {
      way: 'the search form',
      place: ['combobox', 'Search the shop'],
      typed: 'tea',
      title: 'Shop',
      url: /q=tea/,
    },
  ] as const)
    test(
      `throws nobody back who goes on by ${way} while the reload is on its way`,
      { tag: '@desktop' },
      async ({ page, consoleGuard }) => {
        consoleGuard.allow(/ProductPage|ChunkLoadError/);
        await page.goto('/');
        await page.route('**/assets/ProductPage*.js', (route) => route.fulfill({ status: 404 }));
        let answer = (): void => undefined;
        const answered = new Promise<void>((resolve) => {
          answer = resolve;
        });
        await page.route(/\/(product|program)\//, async (route) => {
          await answered;
          // Nobody waits for it any more where one has gone on.
          await route.continue().catch(() => undefined);
        });
        const [role, name] = place;
        const box = await page.getByRole('banner').getByRole(role, { name, exact: true }).boundingBox();
        const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
        const reload = page.waitForRequest((request) => request.isNavigationRequest());
        const card = page.getByRole('tabpanel').last().getByRole('heading', { level: 3 }).first();
        await card.getByRole('link').click();
        await reload;
        const next = page.waitForEvent('domcontentloaded');
        // `click` would wait for the reload.
        await page.mouse.click(x + width / 2, y + height / 2);
        if (typed) {
          await page.keyboard.type(typed);
          await page.keyboard.press('Enter');
        }
        answer();
        await next;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page).toHaveURL(url);
      },
    );

  test('is not waited for without end', { tag: '@desktop' }, async ({ page, consoleGuard }) => {
    consoleGuard.allow(/A page failed|does not arrive/);
    const reading = new Set<Request>();
    page.on('request', (request) => {
      if (request.url().startsWith(address('database'))) reading.add(request);
    });
    const isRead = (request: Request): void => void reading.delete(request);
    page.on('requestfinished', isRead);
    page.on('requestfailed', isRead);
    await page.clock.install();
    await page.route('**/assets/ProductPage*.js', () => undefined);
    await page.goto('/');
    const card = page.getByRole('tabpanel').last().getByRole('heading', { level: 3 }).first();
    await card.getByRole('link').click();
    // Two minutes before the reload, and two after it.
    await expect(async () => {
      // A clock that runs ahead would end these as well.
      expect(reading.size).toBe(0);
      await page.clock.fastForward(121_000);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is a new version of the shop', {
        timeout: 1000,
      });
    }).toPass();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  test(
    'leaves a way to the cart when it is the cart dropdown',
    { tag: '@desktop' },
    async ({ page, consoleGuard }) => {
      consoleGuard.allow(/CartDropdown|A part of the page/);
      await page.route('**/assets/CartDropdown*.js', (route) => route.fulfill({ status: 404 }));
      await page.goto('/');
      await Promise.all([page.waitForEvent('load'), page.getByRole('button', cart).click()]);
      await page.getByRole('button', cart).click();
      await page.getByRole('banner').getByRole('link', cart).click();
      await expect(page).toHaveURL('/cart');
    },
  );

  test('leaves the page standing when it is the menu', { tag: '@phone' }, async ({ page, consoleGuard }) => {
    consoleGuard.allow(/OffCanvasMenu|A part of the page/);
    await page.route('**/assets/OffCanvasMenu*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Open the menu' });
    await Promise.all([page.waitForEvent('load'), button.click()]);
    await button.click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'There is a new version of the shop' }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(button).toBeVisible();
  });

  test(
    'is asked for again, by a reload, when it is what every page needs',
    { tag: '@desktop' },
    async ({ page, consoleGuard }) => {
      consoleGuard.allow(/status of 404/);
      let loads = 0;
      page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
      await page.route('**/assets/frame*.js', (route) =>
        loads > 1 ? route.continue() : route.fulfill({ status: 404 }),
      );
      // Asked for beside the page, whose own answer is gone once it reloads.
      const html = await (await page.request.get('/')).text();
      const title = elementsIn(html, 'title')[0]?.text ?? '';
      // Not the `goto` that waits for the app: it does not start before the reload.
      await page.mainFrame().goto('/', { waitUntil: 'commit' });
      await expect(async () => {
        await page.getByRole('button', cart).click({ timeout: 1000 });
        await expect(page.getByText('No items added to cart')).toBeVisible({ timeout: 1000 });
      }).toPass();
      expect(loads).toBe(2);
      expect(title).toContain('Eightwell');
      await expect(page).toHaveTitle(title);
    },
  );
});

test(
  'a browser that keeps its timings to itself starts the shop as soon as the page is seen',
  { tag: '@onceOnDesktop' },
  async ({ page }) => {
    // Firefox does, where it resists fingerprinting. The start's last resort, a timer of some seconds, never rings here.
    await page.addInitScript(`{
      performance.getEntriesByName = performance.getEntriesByType = () => [];
      const wait = setTimeout;
      window.setTimeout = (run, delay) => (delay >= 1000 ? 0 : wait(run, delay));
    }`);
    await page.goto('/');
    await page.getByRole('button', cart).click();
    await expect(page.getByText('No items added to cart')).toBeVisible();
  },
);

test(
  'offline is said in a banner, and the shop goes on',
  { tag: '@once' },
  async ({ page, context, consoleGuard }) => {
    // Pictures of cards that were not seen yet, and the sign-in service that comes behind the first view.
    consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|sign-in service could not be reached|could not be read/);
    await page.goto('/');
    await expect(page.getByRole('tabpanel').first().getByRole('listitem').first()).toBeVisible();
    // The parts behind the first view are there.
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // Helmet writes the head last.
    await expect(page.locator('head [data-prerendered]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    // With the first toast its library has come.
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await expect(page.getByRole('alert').filter({ hasText: 'Added To wishlist' })).toBeVisible();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('combobox', { name: 'Language' })).toBeVisible();
    await context.setOffline(true);
    await test.step('a language that was never read comes with the connection', async () => {
      await menu.getByRole('combobox', { name: 'Language' }).selectOption('de');
      await expect(page.getByRole('alert').filter({ hasText: 'Deutsch is not here yet.' })).toBeVisible();
      await expect(menu.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
      await page.keyboard.press('Escape');
    });
    const banner = page.getByRole('status').filter({ hasText: 'You are offline.' });
    await expect(banner).toBeVisible();
    await page.getByRole('tab', { name: 'Social' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Social' }).getByRole('listitem').first()).toBeVisible();
    await context.setOffline(false);
    await expect(banner).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('hat acht Seiten');
    await expect(page.getByRole('tab', { name: 'Sozial' })).toBeVisible();
  },
);

for (const [what, answer] of [
  ['missing', { status: 404 }],
  ['broken', { status: 200, body: '{"menu":' }],
] as const) {
  test(
    `a translation that is ${what} leaves English words, never keys`,
    { tag: '@desktop' },
    async ({ page, consoleGuard }) => {
      consoleGuard.allow(/locales\/de|404/);
      await page.route('**/locales/de/common.json', (route) => route.fulfill(answer));
      await page.goto('/?lng=de');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Wellness has eight sides.');
      await expect(page.getByText(/\b(head|menu|header|home|footer|state)\.[a-z]+/)).toHaveCount(0);
    },
  );
}

test(
  'a translation that comes at the second try replaces the English',
  { tag: '@desktop' },
  async ({ page, consoleGuard }) => {
    consoleGuard.allow(/locales\/de|503/);
    let tries = 0;
    await page.route('**/locales/de/common.json', async (route) => {
      tries += 1;
      await (tries === 1 ? route.fulfill({ status: 503 }) : route.continue());
    });
    await page.goto('/?lng=de');
    await expect(page.getByRole('contentinfo')).toContainText('Über uns');
  },
);

test(
  'a picture that is gone leaves a sheet of the same size',
  { tag: '@once' },
  async ({ page, consoleGuard }) => {
    consoleGuard.allow(/pictures\/programs|404/);
    await page.route('**/pictures/programs/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    const picture = page.getByRole('region', { name: 'Programs', exact: true }).locator('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('src', '/pictures/placeholder.svg');
    const box = await picture.boundingBox();
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(5 / 4, 1);
  },
);

test(
  'a page that was never loaded waits for the connection',
  { tag: '@once' },
  async ({ page, context, consoleGuard }) => {
    consoleGuard.allow(
      /A page failed|dynamically imported|preload CSS|ERR_INTERNET_DISCONNECTED|could not be/,
    );
    await page.goto('/blog/rewriting-a-habit');
    // Helmet writes the head last: until then parts are still on their way, also where the network has rested before.
    await expect(page.locator('head [data-prerendered]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    const height = async () => (await footer.boundingBox())?.height;
    const before = await height();
    await test.step('signs that do not come take no other room: a press would miss what moves', async () => {
      await footer.scrollIntoViewIfNeeded();
      const signs = footer.getByRole('img', { name: brand.social[0]?.name });
      await expect.poll(() => signs.evaluate((sign: HTMLImageElement) => sign.complete)).toBe(true);
      expect(await height()).toBe(before);
    });
    await footer.getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here yet');
    await context.setOffline(false);
    await expect(page.getByRole('textbox', { name: /^Message/ })).toBeVisible();
  },
);

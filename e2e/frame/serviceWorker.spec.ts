/** The second visit, no network, a new version, a withdrawn one; over a plain file server, with the headers of production. */
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { listen } from '#local/machine/listen';
import { isInteractive } from '#e2e/support/isAlive';
import { readManifest } from '#tools/build/sizes/manifest';
import { pageHeaders, securityHeaders } from '#tools/build/hosting/headers';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** Serves dist as files; a test may put another text in the place of one. */
class FileServer {
  readonly replaced = new Map<string, string | undefined>();
  private readonly server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = pathname === '/' ? '/index.html' : `${pathname}.html`;
    const path = extname(pathname) ? pathname : page;
    const text = this.replaced.has(path) ? this.replaced.get(path) : this.read(path);
    response.writeHead(text === undefined ? 404 : 200, {
      ...securityHeaders,
      ...pageHeaders({}),
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
    });
    response.end(text);
  });

  private read(path: string): Buffer | undefined {
    const file = join('dist', path);
    return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
  }

  async start(): Promise<string> {
    return (await listen(this.server)).url;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

const test = base.extend<{ files: FileServer; site: string }>({
  files: async ({ browserName: _browser }, provide) => provide(new FileServer()),
  site: async ({ files }, provide) => {
    const site = await files.start();
    await provide(site);
    await files.stop();
  },
});
test.use({ serviceWorkers: 'allow' });
const isControlled = () => navigator.serviceWorker.controller !== null;
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const once$ = { tag: '@phone' };

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(isInteractive);
}

/** A first visit, until the worker has filled its caches and answers for the page. */
async function firstVisit(context: BrowserContext, site: string): Promise<Page> {
  const page = await context.newPage();
  await open(page, `${site}/`);
  await page.waitForFunction(isControlled);
  return page;
}

/** Addresses of everything that the worker keeps. */
const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url);
  });

test(
  'a second visit needs no network, for pages never visited and the cart either',
  once$,
  async ({ context, site, files }) => {
    const page = await firstVisit(context, site);
    await test.step('both nodes have been read and saved', async () => {
      const saved = () => page.evaluate(() => localStorage.getItem('eightwell:catalogue') ?? '');
      await expect.poll(saved).toMatch(/"products":\[\{/);
      await expect.poll(saved).toMatch(/"programs":\[\{/);
    });
    await test.step('nothing of a shopper is kept', async () => {
      await open(page, `${site}/login?next=/my-account`);
      await open(page, `${site}/about?mc_eid=7f3a`);
      await expect.poll(() => keptAddresses(page)).toContain(`${site}/about`);
      const kept = await keptAddresses(page);
      expect(
        kept.filter(
          (url) =>
            /next=|mc_eid/.test(url) ||
            /identitytoolkit|securetoken|\/users|\/orders/.test(url.replace(/\/assets\/.*/, '')),
        ),
      ).toEqual([]);
    });
    await test.step('page and code come from the device', async () => {
      // From here on nothing but the worker can answer.
      await files.stop();
      await files.start();
      await context.setOffline(true);
      await open(page, `${site}/`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
    await test.step('a page never visited opens, and the cart works', async () => {
      await page.goto(`${site}/Shop`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^\d+ items$/)).toBeVisible();
      await expect(page.locator('main img[src="/pictures/placeholder.svg"]').first()).toBeVisible();
      const broken = () =>
        page.evaluate(
          () => [...document.images].filter((image) => image.complete && !image.naturalWidth).length,
        );
      await expect.poll(broken, 'pictures that were never seen').toBe(0);
      await page.getByRole('searchbox', { name: 'Search this list' }).fill('yoga');
      await expect(page.getByRole('button', { name: /yoga/ })).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: /yoga/i })).not.toHaveCount(
        0,
      );
      await page.getByRole('contentinfo').getByRole('img', { name: 'Instagram' }).scrollIntoViewIfNeeded();
      await expect.poll(broken, 'signs in the footer').toBe(0);
      for (const path of ['/cart', '/sleep', '/about', '/terms-conditions']) {
        await page.goto(site + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'This page is not here yet' })).toHaveCount(0);
      }
    });
    await test.step('the first day of a program never looked at is done, and ends with what comes next', async () => {
      await page.goto(`${site}/program/ten-quiet-minutes`);
      await page.getByText('Do it now, here').click();
      for (const step of await page.getByRole('main').getByRole('checkbox').all()) await step.check();
      await expect(page.getByText(/^Week one brings/)).toBeVisible();
    });
    await context.setOffline(false);
  },
);

test(
  'after a first visit in German the shop is German without a network, with the pictures that were seen',
  once$,
  async ({ context, site }) => {
    const page = await context.newPage();
    await open(page, `${site}/?lng=de`);
    await page.waitForFunction(isControlled);
    const { file: sleep } = (await readManifest())['src/content/topics/sleep/de.md'] ?? {};
    const expected = [
      ...readdirSync('public/locales/de')
        .filter((file) => file !== 'owner.json')
        .map((file) => `/locales/de/${file}`),
      `/${sleep}`,
      '/texts/de.json',
      '/',
    ];
    const keptPaths = async () => (await keptAddresses(page)).map((url) => new URL(url).pathname);
    await expect.poll(keptPaths).toEqual(expect.arrayContaining(expected));
    await context.setOffline(true);
    await open(page, `${site}/`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Wohlbefinden hat acht Seiten.' }),
    ).toBeVisible();
    await expect(page.locator('main img').first()).not.toHaveAttribute('src', /placeholder/);
    await page.goto(`${site}/contact`);
    await expect(page.getByRole('button', { name: 'Nachricht senden' })).toBeVisible();
    await page.goto(`${site}/sleep`);
    await expect(page.getByRole('heading', { level: 1, name: 'Schlaf' })).toBeVisible();
    await page.goto(`${site}/Shop`);
    await expect(page.getByText(/^\d+ Artikel$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mandelmus, steingemahlen' }).first()).toBeVisible();
    await context.setOffline(false);
  },
);

test(
  'a new version is taken and pages of the old one go; a withdrawn one takes itself and its caches away',
  once$,
  async ({ context, site, files }) => {
    const page = await firstVisit(context, site);
    await test.step('a new version', async () => {
      await open(page, `${site}/`);
      const before = (await cacheNames(page)).find((name) => name.startsWith('eightwell-code-')) ?? '';
      const version = before.replace('eightwell-code-', '');
      const next = version.replace(/^./, (first) => (first === '0' ? '1' : '0'));
      files.replaced.set('/sw.js', readFileSync('dist/sw.js', 'utf8').replaceAll(version, next));
      await open(page, `${site}/`);
      await expect.poll(() => cacheNames(page)).toContain(`eightwell-code-${next}`);
      // Its code is there before all of it is, and before the old one goes.
      await expect.poll(() => cacheNames(page)).not.toContain(`eightwell-pages-${version}`);
      await open(page, `${site}/`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
    await test.step('a withdrawn worker', async () => {
      files.replaced.set('/sw.js', readFileSync('tools/build/worker/retiredWorker.js', 'utf8'));
      await open(page, `${site}/`);
      await expect.poll(() => cacheNames(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0);
    });
  },
);

test(
  'a worker that cannot be installed leaves the shop as it is',
  once$,
  async ({ context, site, files }) => {
    files.replaced.set('/shell.html', undefined);
    const page = await context.newPage();
    await open(page, `${site}/`);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await open(page, `${site}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('a full device shows pages all the same', once$, async ({ context, site }) => {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Storage.overrideQuotaForOrigin', { origin: site, quotaSize: 1000 });
  await open(page, `${site}/`);
  await open(page, `${site}/cart`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

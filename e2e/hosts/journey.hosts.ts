import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { cachedFolders, pageHeaders, securityHeaders, type Headers } from '#tools/build/hosting/headers';
import { missingAddress, readAddresses } from '#tools/build/routeAddresses';
import { expect, goToReview, ordersBy, placeOrder, test } from '#e2e/support/checkoutSteps';

const staticHost = process.env['STATIC_HOST'];

/** GitHub Pages reads no rules: it has headers of its own, and answers what has no file by 404.html. */
const readsRules = staticHost !== 'github';
const newItem = { status: readsRules ? 200 : 404 };

const lowerCased = (headers: Headers): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]));

const addressesOf = async (file: string): Promise<string[]> =>
  [...(await readFile(`dist/${file}`, 'utf8')).matchAll(/<loc>([^<]+)</g)].map(
    ([, url = '']) => new URL(url).pathname,
  );

test('every address of the sitemap and of the routes is a page of its own', async ({ request }) => {
  const addresses = [...(await readAddresses()), ...(await addressesOf('sitemap.xml'))];
  expect(addresses.length).toBeGreaterThan(150);
  test.setTimeout(1000 * addresses.length);
  const wrong: string[] = [];
  for (const path of new Set(addresses)) {
    if (path === missingAddress) continue;
    const answer = await request.get(path, { maxRedirects: 0 });
    const file = path === '/' ? 'index.html' : `${path}.html`;
    const isFile = (await answer.text()) === (await readFile(`dist/${decodeURIComponent(file)}`, 'utf8'));
    if (answer.status() !== 200 || !isFile) wrong.push(`${answer.status()} ${path}`);
  }
  expect(wrong).toEqual([]);
});

for (const path of ['/', '/Shop', '/program/hill-walker', '/blog', '/wellness/financial', '/cart']) {
  test(`${path} opens, and again after a reload`, async ({ page }) => {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    const title = await heading.textContent();
    await page.reload();
    await expect(heading).toHaveText(title ?? '');
    await expect(page).toHaveURL(path);
  });
}

test('what is not there is not found, with the page that says so', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404/);
  for (const path of [missingAddress, '/product/a/b', '/ownership']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found|does not exist|no page/i);
  }
});

test('an item that came after the build is shown', async ({ page, shelf, consoleGuard }) => {
  if (!readsRules) consoleGuard.allow(/status of 404/);
  const { id, name } = await shelf.offer(3);
  const answer = await page.goto(`/product/${id}`);
  expect(answer?.status()).toBe(newItem.status);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('an address in other capitals shows its page', async ({ page, consoleGuard }) => {
  if (!readsRules) consoleGuard.allow(/status of 404/);
  const answer = await page.goto('/SHOPPING');
  expect(answer?.status()).toBe(newItem.status);
  await expect(page.getByRole('link', { name: 'Dawn Lamp' }).first()).toBeVisible();
});

test('a guest orders', async ({ page, database, shelf }) => {
  const line = await shelf.offer(3);
  const email = `${randomUUID()}@eightwell.example`;
  await goToReview(page, [line], email);
  await placeOrder(page);
  expect(await ordersBy(database, email)).toHaveLength(1);
});

if (readsRules) {
  test('pages have the headers of production, and are asked for again', async ({ request }) => {
    for (const path of [
      '/',
      '/cart',
      '/program/hill-walker',
      '/product/new',
      missingAddress,
      '/robots.txt',
      '/sw.js',
    ]) {
      const headers = (await request.get(path)).headers();
      expect(headers, path).toMatchObject(lowerCased({ ...securityHeaders, ...pageHeaders({}) }));
      expect(headers, path).not.toHaveProperty('cross-origin-opener-policy');
    }
  });

  // The server inside Firebase's emulator never answers so; Hosting does.
  if (staticHost !== 'firebase')
    test('what a browser has already is not sent again', async ({ request }) => {
      for (const path of ['/cart', '/sw.js', '/locales/de/common.json']) {
        const { etag = '', 'last-modified': date = '' } = (await request.get(path)).headers();
        const again = await request.get(path, {
          headers: { 'If-None-Match': etag, 'If-Modified-Since': date },
        });
        expect(again.status(), path).toBe(304);
      }
    });

  test('code stays in the browser for a year, pictures for a day, neither with the policy', async ({
    page,
    request,
  }) => {
    await page.goto('/Shop');
    for (const { folder, rule } of cachedFolders) {
      const path = await page.evaluate(
        (name) =>
          performance
            .getEntriesByType('resource')
            .find((entry) => new URL(entry.name).pathname.startsWith(name))?.name,
        `/${folder}/`,
      );
      const headers = (await request.get(path ?? `/${folder}/`)).headers();
      expect(headers, path).toMatchObject(lowerCased({ ...securityHeaders, 'Cache-Control': rule }));
      expect(headers, path).not.toHaveProperty('content-security-policy');
    }
  });

  test('an address ends neither in .html nor in a slash', async ({ request }) => {
    for (const [asked, answered] of [
      ['/blog/', '/blog'],
      ['/blog.html?page=2', '/blog?page=2'],
      ['/program/hill-walker/', '/program/hill-walker'],
      ['/index.html', '/'],
    ] as const) {
      const answer = await request.get(asked, { maxRedirects: 0 });
      const { pathname, search } = new URL(answer.headers()['location'] ?? '', answer.url());
      expect([answer.status(), pathname + search], asked).toEqual([301, answered]);
    }
  });

  test('password managers are led to the place to change a password', async ({ request }) => {
    const answer = await request.get('/.well-known/change-password', { maxRedirects: 0 });
    const { pathname, hash } = new URL(answer.headers()['location'] ?? '', answer.url());
    expect([answer.status(), pathname + hash]).toEqual([302, '/my-account#methods']);
  });
}

// Firebase Hosting has headers by path alone, whatever the status: the shop asks for missing code past the browser's cache.
if (staticHost !== 'firebase')
  test('what is missing is kept by no browser for long', async ({ request }) => {
    for (const path of ['/assets/gone-12345678.js', '/pictures/gone.jpg', '/locales/en/gone.json']) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      expect(answer.headers()['cache-control'], path).toMatch(/no-cache|max-age=600$/);
    }
  });

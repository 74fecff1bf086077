import { parse } from 'node:path';
import { kilobytes, sizeOfAll } from '#tools/build/sizes/compressed';
import { tagsIn } from '#tools/build/tags';
import type { APIRequestContext, Page } from '@playwright/test';
import { holdCode } from '#e2e/support/holdCode';
import { fillCart, rope } from '#e2e/support/savedShop';
import { expect, test } from '#e2e/support/test';

/** An alarm: what comes when the page rests, after it can be used, which holds its own budget (`npm run check -- sizes`). */
const limit = 190 * 1024;

test('all the code of the home page, at rest, keeps to its budget', { tag: '@desktop' }, async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const { brotli } = await sizeOfAll(scripts);
  expect(scripts.size).toBeGreaterThan(0);
  expect(brotli, `${kilobytes(brotli)} of code in ${scripts.size} files`).toBeLessThanOrEqual(limit);
});

/** The first page below a path that the sitemap names. */
async function firstBelow(request: APIRequestContext, path: string): Promise<string> {
  const map = await (await request.get('/sitemap.xml')).text();
  return map.match(new RegExp(`${path}[\\w-]+`))?.[0] ?? path;
}

/** Notes when the script that starts the app is let into the page. */
function noteStart(): void {
  new MutationObserver((_changes, observer) => {
    if (!document.head?.querySelector('script[type="module"]')) return;
    performance.mark('app started');
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

const mostFiles = 15;
const painted = ['/', '/Shop', '/program', '/blog', '/cart'];
const counted = ['/', '/Shop', '/product/', '/program/', '/blog/rewriting-a-habit', '/cart'];

/** The app's own code does not run before there is something to be seen. */
async function expectPaintedFirst(page: Page): Promise<void> {
  const { paint, start } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    start: performance.getEntriesByName('app started')[0]?.startTime ?? 0,
  }));
  expect(start, 'the app starts after the first paint').toBeGreaterThanOrEqual(paint);
}

/** The files of code that were requested until the app took the page over. */
const codeUntilInteractive = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => {
        const taken = performance.getEntriesByName('interactive')[0]?.startTime ?? Infinity;
        return name.endsWith('.js') && startTime < taken;
      })
      .map(({ name }) => new URL(name).pathname),
  );

/** What was fetched until the app took the page over is little, and named in the HTML. */
async function expectFewFiles(page: Page, html: string): Promise<void> {
  const named = tagsIn(html)
    .filter(({ attributes }) => attributes.get('rel') === 'modulepreload')
    .map(({ attributes }) => attributes.get('href'));
  const asked = await codeUntilInteractive(page);
  expect(asked.length).toBeLessThanOrEqual(mostFiles);
  expect(
    asked.filter((file) => !named.includes(file)),
    'files the HTML does not name',
  ).toEqual([]);
}

test(
  `an item that is new since the build needs no more than ${mostFiles} files of code, requested before any of it runs`,
  { tag: '@desktop' },
  async ({ page, catalogue }) => {
    const code = new Set<string>();
    page.on('request', (request) => {
      if (request.url().endsWith('.js'))
        code.add(parse(new URL(request.url()).pathname).name.split('-')[0] ?? '');
    });
    await catalogue.replace('products', { 'new-mat': { name: 'New Mat', price: 30 } });
    const letGo = await holdCode(page);
    const opened = page.goto('/product/new-mat');
    await expect
      .poll(() => [...code])
      .toEqual(expect.arrayContaining(['ProductPage', 'detail', 'shared', 'frame', 'start']));
    expect(code.size).toBeLessThanOrEqual(mostFiles);
    letGo();
    await opened;
    await expect(page.getByRole('heading', { name: 'New Mat', level: 1 })).toBeVisible();
  },
);

for (const path of ['/', '/product/new-mat'])
  test(
    `what restores a saved cart at ${path} is requested before any code of the app runs`,
    { tag: '@desktop' },
    async ({ page }) => {
      await fillCart(page, [rope]);
      const letGo = await holdCode(page);
      const restored = page.waitForRequest(/\/assets\/readSavedShop-/);
      const opened = page.goto(path);
      await restored;
      letGo();
      await opened;
      await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    },
  );

test(
  'who follows a campaign’s link reads the page before the app comes, and the app takes it over',
  { tag: '@once' },
  async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    for (const path of ['/', '/Shop', '/product/cork-mat', '/program/kettlebell-basics', '/blog', '/about']) {
      const letGo = await holdCode(page);
      const asked = page.waitForRequest(/\/assets\/start-/);
      const opened = page.goto(`${path}?utm_source=letter&utm_medium=email&gclid=EAIaIQ`);
      await asked;
      await expect(heading).toBeVisible();
      const written = await heading.elementHandle();
      letGo();
      await opened;
      expect(await written?.evaluate((element) => element.isConnected), path).toBe(true);
      await page.unrouteAll({ behavior: 'wait' });
    }
  },
);

test('who waits for another language sees that something comes', { tag: '@phone' }, async ({ page }) => {
  /** What stands in the middle of the window before the page does. */
  const sign = () =>
    page.evaluate(() => {
      const { content, opacity } = getComputedStyle(document.documentElement, '::before');
      return content === 'none' ? 'none' : opacity;
    });
  const letGo = await holdCode(page);
  const asked = page.waitForRequest(/\/assets\/start-/);
  const opened = page.goto('/cart?lng=fn');
  await asked;
  await expect.poll(sign).toBe('1');
  letGo();
  await opened;
  await expect(page.getByRole('heading', { level: 1, name: 'Panier' })).toBeVisible();
  await expect.poll(sign).toBe('none');
});

/** What is fetched for another language, in the order of the requests; true for what was requested before the app's code came. */
const germanRequests = (page: Page): Promise<[string, boolean][]> =>
  page.evaluate(() => {
    const all = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const came = all.find(({ name }) => /\/assets\/start-.*\.js/.test(name))?.responseEnd ?? 0;
    return all
      .filter(
        ({ name }) =>
          /\/(locales|texts)\/|\/assets\/(de|translated)-/.test(name) && !name.endsWith('/head.json'),
      )
      .map(({ name, startTime }): [string, boolean] => [new URL(name).pathname, startTime < came]);
  });

for (const [path, files] of [
  ['/', 5],
  ['/blog/rewriting-a-habit', 6],
  ['/product/new-mat', 5],
] as const)
  test(
    `what ${path} says in German is requested before any code of the app runs`,
    { tag: '@desktop' },
    async ({ page }) => {
      const letGo = await holdCode(page);
      const texts = page.waitForRequest(/\/texts\/de\.json/);
      const opened = page.goto(`${path}?lng=de`);
      await texts;
      letGo();
      await opened;
      await expect(page.getByRole('combobox', { name: 'Im Shop suchen' })).toBeVisible();
      const requests = await germanRequests(page);
      expect(requests.filter(([, isEarly]) => isEarly).length).toBeGreaterThanOrEqual(files);
      expect(requests.filter(([, isEarly]) => !isEarly)).toEqual([]);
    },
  );

for (const path of new Set([...painted, ...counted])) {
  const isPainted = painted.includes(path);
  const isCounted = counted.includes(path);
  const rules = [
    ...(isPainted ? ['is painted before any code of the app runs'] : []),
    ...(isCounted ? [`needs no more than ${mostFiles} files of code, all named in its HTML`] : []),
  ].join(', ');
  test(`${path} ${rules}`, { tag: '@desktop' }, async ({ page, request }) => {
    const address = path.endsWith('/') && path !== '/' ? await firstBelow(request, path) : path;
    await page.addInitScript(noteStart);
    await page.goto(address);
    if (isPainted) await expectPaintedFirst(page);
    if (isCounted) await expectFewFiles(page, await (await request.get(address)).text());
  });
}

import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { slowDown } from '#tools/bench/slowNetwork';

/** Milliseconds from the start of a visit, and how far the page's parts moved. */
export interface Visit {
  largestPaint: number;
  /** When the app is interactive: a press takes effect at once. */
  usable: number;
  shift: number;
  /** Requests for code until the page could be used. */
  scripts: number;
}

interface Watched {
  largestPaint: number;
  usable: number;
  shift: number;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Plain JavaScript: the TypeScript compiler would add helper functions that the page does not have. */
const watchScript = fileURLToPath(new URL('watchPage.js', import.meta.url));
const visitTimeoutMs = 30_000;
const restMs = 1500;

export const newVisitor = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    ignoreHTTPSErrors: true,
  });

/** Opens a page on the slow profile, or without a network, and waits until it can be used. */
export async function openUsable(
  visitor: BrowserContext,
  url: string,
  options = { network: true },
): Promise<Page> {
  const page = await visitor.newPage();
  await page.addInitScript({ path: watchScript });
  await visitor.setOffline(!options.network);
  await slowDown(page, options);
  // Playwright's other ways to wait would work inside the page, on its slowed processor.
  const isUsable = page.waitForEvent('console', {
    predicate: (message) => message.text() === 'usable',
    timeout: visitTimeoutMs,
  });
  await page.goto(url, { waitUntil: 'commit', timeout: visitTimeoutMs });
  await isUsable;
  return page;
}

/** Opens a page on the slow profile, or without a network, and waits until it can be used and has come to rest. */
export async function visit(
  visitor: BrowserContext,
  url: string,
  options = { network: true },
): Promise<Visit> {
  const page = await openUsable(visitor, url, options);
  const scripts = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < window.watched.usable).length,
  );
  // Files that arrive later may still shift the layout, or be the largest paint.
  await page.waitForTimeout(restMs);
  const { largestPaint, usable, shift } = await page.evaluate(() => window.watched);
  await page.close();
  return { largestPaint, usable, shift, scripts };
}

const workerTimeoutMs = 20_000;

/** Waits until the service worker has filled its caches, as it does while a visitor reads. */
export async function letWorkerInstall(visitor: BrowserContext, url: string): Promise<void> {
  const page = await visitor.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await page
    .waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
      timeout: workerTimeoutMs,
    })
    .catch(() => console.log('  no service worker took over'));
  await page.close();
}

/** Time of the largest contentful paint without JavaScript: the app must not delay it. */
export async function largestPaintWithoutScript(browser: Browser, url: string): Promise<number> {
  const reader = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    ignoreHTTPSErrors: true,
    javaScriptEnabled: false,
    serviceWorkers: 'block',
  });
  const page = await reader.newPage();
  const session = await slowDown(page);
  let painted = 0;
  let begun = 0;
  session.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    painted = Math.max(painted, event.time);
  });
  session.on('Network.requestWillBeSent', ({ type, wallTime }) => {
    if (type === 'Document') begun ||= wallTime;
  });
  await session.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint'] });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(restMs);
  await reader.close();
  return (painted - begun) * 1000;
}

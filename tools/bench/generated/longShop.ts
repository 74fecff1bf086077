import type { Browser, CDPSession, Page } from '@playwright/test';
import { paths, productPaths } from '../../../src/model/paths';
import { slowDown } from '../slowNetwork';
import { newVisitor, openUsable } from '../visits/usable';

const timeout = 120_000;

/** Milliseconds from the start of a navigation until a part of the page is there. */
async function whenShown(page: Page, selector: string): Promise<number> {
  const shown = await page.waitForFunction(
    (wanted) => document.querySelector(wanted) && performance.now(),
    selector,
    {
      timeout,
      polling: 'raf',
    },
  );
  return Number(await shown.jsonValue());
}

/** Presses a link; gives the times of the press and of the first part it leads to. */
function pressAndWait(link: HTMLElement, selector: string): Promise<[number, number]> {
  const pressed = performance.now();
  link.click();
  return new Promise((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve([pressed, performance.now()]));
    }).observe(document.body, { childList: true, subtree: true });
  });
}

async function megabytesOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

export interface LongShopTimes {
  /** A list that was prerendered with its first cards. */
  list: number;
  /** From a press on a link until the first card that came from the database. */
  listInside: number;
  /** An item whose page was not prerendered: its row comes by itself. */
  detail: number;
  /** Until all rows are there. */
  whole: number;
  /** Memory of the page then. */
  megabytes: number;
}

/** Times a shop with many thousand items as a new visitor sees it, on the slow profile. */
export async function longShopTimes(browser: Browser, shop: string, items: string): Promise<LongShopTimes> {
  const open = async (path: string): Promise<{ page: Page; session: CDPSession }> => {
    const visitor = await newVisitor(browser);
    const page = await visitor.newPage();
    const session = await slowDown(page);
    await page.goto(shop + path, { waitUntil: 'commit', timeout });
    return { page, session };
  };
  const card = 'main li.card:not([aria-hidden]) :is(h2, h3) a';
  const direct = await open(paths.shop);
  const list = await whenShown(direct.page, card);
  await direct.page.getByText(items).first().waitFor({ timeout });
  const whole = await direct.page.evaluate(() => performance.now());
  const megabytes = await megabytesOf(direct.session);
  await direct.page.context().close();

  const inside = await openUsable(await newVisitor(browser), shop + paths.about);
  const link = inside.getByRole('link', { name: 'Shop', exact: true, includeHidden: true }).first();
  const [pressed, first] = await link.evaluate(pressAndWait, card);
  await inside.context().close();

  const item = await open(`${productPaths.slider}/product-4321`);
  const detail = await whenShown(item.page, 'main h1:not(.visually-hidden)');
  await item.page.context().close();
  return { list, listInside: first - pressed, detail, whole, megabytes };
}

/** Requests all files once, so that the server has compressed them before anything is timed. */
export async function warmUp(browser: Browser, shop: string): Promise<void> {
  const visitor = await newVisitor(browser);
  const page = await visitor.newPage();
  for (const path of [paths.about, `${productPaths.slider}/product-1`, paths.shop]) {
    await page.goto(shop + path, { waitUntil: 'networkidle', timeout });
  }
  await visitor.close();
}

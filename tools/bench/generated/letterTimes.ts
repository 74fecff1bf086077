import type { Browser, CDPSession, Page } from '@playwright/test';
import { paths } from '#model/paths';
import { slowDown } from '#tools/bench/slowNetwork';
import { median, spreadOf } from '#tools/bench/tables';
import { withShop } from './generatedShop';

/** What is typed, a letter at a time; each word anew. */
const typed = ['morning yoga', 'water bottle', 'jornal', 'silk mask'];
const timeout = 120_000;
/** How many programs there are, and as many products. */
const size = 5000;
/** Milliseconds to wait until the index is built, and between two letters. */
const restMs = 6000;
const betweenMs = 500;
/** Milliseconds for which a finger holds a key: its release is no part of the answer. */
const heldMs = 100;

declare global {
  interface Window {
    /** Milliseconds from each letter to the next painted suggestions. */
    suggested: number[];
  }
}

/**
 * Notes in the page how long after a letter new suggestions are painted. Its functions have no names, because the
 * compiler would wrap named ones in a helper.
 */
async function watchSuggestions(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.suggested = [];
    let typedAt = 0;
    document.addEventListener('input', (event) => (typedAt = event.timeStamp), true);
    new MutationObserver(() => {
      if (typedAt === 0 || !document.querySelector('[role=option]')) return;
      const begin = typedAt;
      typedAt = 0;
      requestAnimationFrame(() => setTimeout(() => window.suggested.push(performance.now() - begin)));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

interface LetterTimes {
  /** Milliseconds from a letter to its painted suggestions, one for each letter that changed them. */
  shown: number[];
  /** Milliseconds that the page's thread worked for each letter: what other programs do at the time is not in it. */
  worked: number[];
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Types a letter at a time into the search of a shop with ten thousand items; the processor is slowed down. */
async function letterTimes(browser: Browser, shop: string): Promise<LetterTimes> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const session = await slowDown(page, { network: false });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(shop + paths.shop, { timeout });
  await page.getByText('10,000 items').first().waitFor({ timeout });
  const field = page.getByRole('banner').getByRole('combobox').first();
  await field.click();
  // The engine is there when a word finds something.
  await field.fill('yoga');
  await page.getByRole('listbox').getByRole('option').first().waitFor({ timeout });
  await page.waitForTimeout(restMs);
  await watchSuggestions(page);
  const worked: number[] = [];
  for (const words of typed) {
    await field.fill('');
    await page.waitForTimeout(betweenMs);
    for (const letter of words) {
      const before = await workOf(session);
      await page.keyboard.press(letter, { delay: heldMs });
      await page.waitForTimeout(betweenMs);
      worked.push((await workOf(session)) - before);
    }
  }
  const shown = await page.evaluate(() => window.suggested);
  await context.close();
  return { shown, worked };
}

/** What a letter in the search costs. */
export function letterRows(): Promise<string[][]> {
  return withShop(size, async (browser, shop) => {
    const { shown, worked } = await letterTimes(browser, shop);
    const cells = (times: readonly number[]): string[] => {
      const { usual, worst } = spreadOf(times);
      return [median(times), usual, worst].map((time) => time.toFixed(0));
    };
    return [
      ['A letter among 10,000 items, CPU ÷ 4, ms', 'median', 'three of four', 'worst'],
      ['until its suggestions are painted', ...cells(shown)],
      ['work for it, suggestions and all after them', ...cells(worked)],
    ];
  });
}

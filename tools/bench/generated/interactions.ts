import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from '@playwright/test';
import { paths } from '#model/paths';
import { missedAnswer } from '#tools/bench/goals';
import { slowDown } from '#tools/bench/slowNetwork';
import { milliseconds, spreadOf, type Judged } from '#tools/bench/tables';
import { withShop } from './generatedShop';

declare global {
  interface Window {
    /** Milliseconds from each press or key to the next paint, by the browser's own measure (Event Timing). */
    interactions: number[];
  }
}

/** How many programs there are, and as many products. */
const sizes = [70, 1000];
/** Number of rounds; milliseconds to wait until late work of a press is over. */
const rounds = 3;
const restMs = 600;
/** Shortest duration that the browser reports. */
const shortestMs = 16;
const timeout = 60_000;

/** Interaction to next paint of what shoppers do most, by its name. */
type Interactions = ReadonlyMap<string, readonly number[]>;

/** Plain JavaScript: the TypeScript compiler would add helper functions that the page does not have. */
const watchScript = fileURLToPath(new URL('watchInteractions.js', import.meta.url));

class Shopper {
  readonly times = new Map<string, number[]>();

  constructor(private readonly page: Page) {}

  /** Does something with mouse or keys, and notes the longest of its interactions. */
  async time(name: string, act: () => Promise<void>): Promise<void> {
    await this.page.evaluate(() => (window.interactions = []));
    await act();
    await this.page.waitForTimeout(restMs);
    const taken = await this.page.evaluate(() => window.interactions);
    this.times.set(name, [...(this.times.get(name) ?? []), Math.max(shortestMs, ...taken)]);
  }

  async press(name: string, control: Locator): Promise<void> {
    await control.scrollIntoViewIfNeeded();
    await this.page.waitForTimeout(restMs);
    await this.time(name, () => control.click());
  }

  /** A select answers to keys as it does to its list of choices, which the browser renders itself. */
  async choose(name: string, select: Locator, key: 'ArrowDown' | 'ArrowUp'): Promise<void> {
    await select.focus();
    await this.time(name, () => this.page.keyboard.press(key));
  }
}

async function shopOnce(page: Page, shopper: Shopper, round: number): Promise<void> {
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  await shopper.press('keep an item', main.getByRole('button', { name: /^Save / }).first());
  await shopper.press('open the quick view', main.getByRole('button', { name: /^Quick view/ }).nth(round));
  await shopper.press(
    'add to the cart',
    page.getByRole('dialog').getByRole('button', { name: 'Add to cart' }),
  );
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  await shopper.press('open the cart', banner.getByRole('button', { name: /^Cart/ }));
  await page.keyboard.press('Escape');
  await shopper.press('open the menu', banner.getByRole('button', { name: 'Browse' }));
  await page.keyboard.press('Escape');
  const facet = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').nth(round);
  await shopper.press('tick a facet', facet);
  await shopper.press('untick it', facet);
  const search = page.getByRole('searchbox', { name: 'Search this list' });
  await search.focus();
  for (const letter of 'yoga') await shopper.time('type a letter', () => page.keyboard.type(letter));
  await search.fill('');
  await shopper.press('next page', page.getByRole('link', { name: 'Next page' }));
  await page.goBack();
  const currency = banner.getByRole('combobox', { name: 'Currency' });
  await shopper.choose('change the currency', currency, 'ArrowDown');
  await shopper.choose('change the currency', currency, 'ArrowUp');
  const language = page.locator('select:visible').filter({ has: page.locator('option[value=de]') });
  await shopper.choose('change the language', language.first(), 'ArrowDown');
  await shopper.choose('change the language', language.first(), 'ArrowUp');
}

/** Uses the list of everything, of so many items, as a shopper does, with the processor slowed down. */
async function timeInteractions(browser: Browser, shop: string, items: number): Promise<Interactions> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  await page.addInitScript({ path: watchScript });
  await slowDown(page, { network: false });
  await page.goto(shop + paths.shop, { waitUntil: 'networkidle' });
  // The page was prerendered from another catalogue: its cards are replaced.
  await page
    .getByRole('main')
    .getByText(`${items.toLocaleString('en')} items`)
    .waitFor();
  const shopper = new Shopper(page);
  for (let round = 0; round < rounds; round += 1) await shopOnce(page, shopper, round);
  await context.close();
  if ([...shopper.times.values()].flat().every((time) => time === shortestMs))
    throw new Error('The browser has timed no press and no key.');
  return shopper.times;
}

/** How soon the shop answers to a press or a key, and which goals it misses. */
export async function interactionRows(): Promise<Judged> {
  const rows = [['Interaction to next paint, CPU ÷ 4, ms', 'three of four', 'worst', 'missed']];
  let hasMissed = false;
  for (const size of sizes) {
    const taken = await withShop(size, (browser, shop) => timeInteractions(browser, shop, 2 * size));
    for (const [name, times] of [...taken, ['all of these', [...taken.values()].flat()] as const]) {
      const { usual, worst } = spreadOf(times);
      const missed = missedAnswer({ usual, worst });
      hasMissed ||= missed !== '';
      rows.push([`${name}, ${2 * size} items`, milliseconds(usual), milliseconds(worst), missed]);
    }
  }
  return { rows, hasMissed };
}

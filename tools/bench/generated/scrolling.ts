import type { Browser } from '@playwright/test';
import { paths } from '../../../src/model/paths';
import { missedFrames } from '../goals';
import { slowDown } from '../slowNetwork';
import type { Judged } from '../tables';
import { newVisitor } from '../visits/usable';
import { withShop } from './generatedShop';

/** Of programs and of products each. */
const sizes = [70, 1000];
const restMs = 4000;
/** Pixels a second: a quick reader. */
const speed = 1600;
const framesPerSecond = 60;

interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
}

export interface Frames {
  drawn: number;
  dropped: number;
}

/** Counts the frames between the first and the last that was drawn, by their times in milliseconds. */
export function framesOf(times: readonly number[]): Frames {
  const order = times.toSorted((a, b) => a - b);
  // Summed over all gaps: a frame that comes late, and the next one early, are no loss.
  const dropped = order
    .slice(1)
    .map((time, before) => Math.round(((time - (order[before] ?? 0)) / 1000) * framesPerSecond) - 1)
    .reduce((total, missing) => total + missing, 0);
  return { drawn: order.length, dropped: Math.max(0, dropped) };
}

/** Scrolls a full list from its top to its end. */
async function scrollList(browser: Browser, shop: string): Promise<Frames> {
  const visitor = await newVisitor(browser);
  const page = await visitor.newPage();
  await page.goto(shop + paths.shop);
  await page.waitForTimeout(restMs);
  const session = await slowDown(page, { network: false });
  const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline.frame'] });
  await session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 400,
    yDistance: -height,
    speed,
    gestureSourceType: 'mouse',
  });
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const reached = await page.evaluate(() => window.scrollY);
  if (reached < height - 1) throw new Error(`The list was scrolled to ${reached} of ${height} pixels.`);
  await visitor.close();
  return framesOf(trace.traceEvents.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts / 1000));
}

/** How many frames are lost when a full list is scrolled. */
export async function scrollRows(runs: number): Promise<Judged> {
  const rows = [['Scrolling a list, CPU ÷ 4', 'frames drawn', 'dropped', 'missed']];
  let hasMissed = false;
  for (const size of sizes) {
    const all = await withShop(size, async (browser, shop) => {
      const found: Frames[] = [];
      for (let run = 0; run < runs; run += 1) found.push(await scrollList(browser, shop));
      return found;
    });
    const drawn = all.reduce((total, frames) => total + frames.drawn, 0);
    const dropped = all.reduce((total, frames) => total + frames.dropped, 0);
    const missed = missedFrames({ drawn, dropped });
    hasMissed ||= missed !== '';
    rows.push([`${2 * size} items`, String(drawn), String(dropped), missed]);
  }
  return { rows, hasMissed };
}

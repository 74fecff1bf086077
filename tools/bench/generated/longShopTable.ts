import { withShop } from './generatedShop';
import { longShopTimes, warmUp } from './longShop';
import { median, spreadOf } from '../median';
import { letterTimes } from './letterTimes';

/** Number of programs, and of products. */
const readSize = 10_000;
const suggestSize = 5000;

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);

/** Reading a long catalogue on the slow profile. */
export function longShopRows(): Promise<string[][]> {
  return withShop(readSize, async (browser, shop) => {
    await warmUp(browser, shop);
    const times = await longShopTimes(browser, shop, '20,000 items');
    return [
      ['20,000 items, slow 4G, CPU ÷ 4', ''],
      ['first card of a list, s', seconds(times.list)],
      ['first card after a press inside, s', seconds(times.listInside)],
      ['an item that was not prerendered, s', seconds(times.detail)],
      ['all rows, s', seconds(times.whole)],
      ['memory of the page then, MB', times.megabytes.toFixed(0)],
    ];
  });
}

/** What a letter in the search costs. */
export function suggestRows(): Promise<string[][]> {
  return withShop(suggestSize, async (browser, shop) => {
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

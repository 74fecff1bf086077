import { missedAnswer } from '../goals';
import { spreadOf } from '../median';
import { milliseconds, type Judged } from '../tables';
import { withShop } from './generatedShop';
import { timeInteractions } from './interactions';

/** Of programs and of products each. */
const sizes = [70, 1000];

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

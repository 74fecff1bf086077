/**
 * `npm run bench:catalogue`: script time of lists and search, from a hundred items to a hundred thousand (`-- --only steps`),
 * and in a browser: reading twenty thousand items on a slow network, suggestions among ten thousand (`-- --only browser`).
 */
import { parseArgs } from 'node:util';
import { timesOf } from '../../bench/search/catalogueSteps';
import { longShopRows, suggestRows } from '../../bench/generated/longShopTable';
import { table } from '../../bench/tables';

const { values } = parseArgs({ options: { only: { type: 'string' } } });

const sizes = [100, 1_000, 10_000, 20_000, 100_000];

/** How much longer ten times as many items take. */
function growth(times: readonly number[]): string {
  const [large = 0, largest = 0] = [times[sizes.indexOf(10_000)], times[sizes.indexOf(100_000)]];
  return `× ${(largest / large).toFixed(1)}`;
}

async function showSteps(): Promise<void> {
  const rows = new Map<string, number[]>();
  for (const size of sizes) {
    console.log(`Timing ${size.toLocaleString('en')} items …`);
    for (const [step, milliseconds] of await timesOf(size)) {
      rows.set(step, [...(rows.get(step) ?? []), milliseconds]);
    }
  }

  const head = [
    'Milliseconds (or as named) with',
    ...sizes.map((size) => size.toLocaleString('en')),
    '10,000 → 100,000',
  ];
  const lines = [...rows].map(([step, times]) => [
    step,
    ...times.map((time) => time.toFixed(1)),
    growth(times),
  ]);
  console.log(`\n${table([head, ...lines])}`);
}

if (values.only !== 'browser') await showSteps();
if (values.only !== 'steps') {
  console.log(`\n${table(await longShopRows())}`);
  console.log(`\n${table(await suggestRows())}`);
}

/**
 * `npm run bench -- --runs 3 --only usable`: what every route weighs (`sizes`), what it asks for (`traffic`), when it can
 * be used (`usable`), what Lighthouse says of it (`lighthouse`) and how soon it answers to a press or a key
 * (`interactions`). Ends with 1 when a goal is missed by more than a tenth.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startBackend } from '../../../local/backend/backend';
import { withShop } from '../../bench/generated/generatedShop';
import { missedAnswer, missedGoals } from '../../bench/goals';
import { timeInteractions } from '../../bench/generated/interactions';
import { measure, measures, type Screen } from '../../bench/visits/lighthouse';
import { spreadOf } from '../../bench/median';
import { readTraffic } from '../../bench/visits/requests';
import { serveCompressed } from '../../bench/server';
import { speedOf } from '../../bench/visits/speedTable';
import { table } from '../../bench/tables';
import { benchOptions, ensureBrowser } from '../../browser/browser';
import { ensureBuilt } from '../../build/buildShop';
import { readAddresses } from '../../build/routeAddresses';
import { kilobytes, sizeOfAll } from '../../build/sizes/compressed';
import { closureOf, entryOf, filesOf, pagesOf, readManifest } from '../../build/sizes/manifest';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});

/** The pages worth timing: one of each kind, as far as there are such routes. */
async function benchedPaths(): Promise<string[]> {
  const addresses = await readAddresses();
  const kinds = [/^\/$/, /^\/Shop$/, /^\/product\//, /^\/program\//, /^\/blog\//, /^\/cart$/];
  return kinds.flatMap((kind) => addresses.find((address) => kind.test(address)) ?? []);
}

async function showSizes(): Promise<void> {
  const manifest = await readManifest();
  const entry = closureOf(manifest, entryOf(manifest));
  const rows = await Promise.all(
    pagesOf(manifest).map(async (page) => {
      const { scripts, styles } = filesOf(manifest, new Set([...entry, ...closureOf(manifest, page)]));
      const [code, style] = await Promise.all([sizeOfAll(scripts), sizeOfAll(styles)]);
      const sizes = [code, style].flatMap(({ raw, gzip, brotli }) => [raw, gzip, brotli].map(kilobytes));
      return [page.replace(/^src\/pages\/|\.tsx$/g, ''), ...sizes];
    }),
  );
  const head = ['First visit of', 'code raw', 'gzip', 'brotli', 'styles raw', 'gzip', 'brotli'];
  console.log(`\n${table([head, ...rows])}`);
}

const launch = () => chromium.launch({ executablePath: ensureBrowser(), args: benchOptions });

const milliseconds = (value: number): string => value.toFixed(0);

async function showUsable(shop: string, paths: readonly string[]): Promise<void> {
  const browser = await launch();
  const rows: string[][] = [];
  for (const path of paths) {
    const speed = await speedOf(browser, shop, path, Number(values.runs));
    const { first, second, withoutScript } = speed;
    const missed = missedGoals(speed);
    if (missed.length > 0) process.exitCode = 1;
    rows.push([
      path,
      ...[first.usable, second.usable, first.largestPaint, withoutScript].map(milliseconds),
      (first.largestPaint / withoutScript).toFixed(2),
      Math.max(first.shift, second.shift).toFixed(3),
      String(first.scripts),
      missed.join(', '),
    ]);
    console.log(`  ${path} is measured`);
  }
  await browser.close();
  const head = [
    'Slow 4G, CPU ÷ 4',
    'usable',
    'again',
    'LCP',
    'no script',
    '×',
    'CLS',
    'code requests',
    'missed',
  ];
  console.log(`\n${table([head, ...rows])}`);
}

async function showTraffic(shop: string, paths: readonly string[]): Promise<void> {
  const browser = await launch();
  const kinds = ['script', 'stylesheet', 'font', 'image', 'other'];
  const rows: string[][] = [];
  for (const path of paths) {
    const traffic = await readTraffic(browser, shop + path);
    const cells = kinds.map((kind) => traffic.get(kind) ?? { requests: 0, bytes: 0 });
    rows.push([path, ...cells.map(({ requests, bytes }) => `${requests} × ${kilobytes(bytes)}`)]);
  }
  await browser.close();
  console.log(`\n${table([['Requests, until the page is at rest', ...kinds], ...rows])}`);
}

async function showSpeed(shop: string, paths: readonly string[]): Promise<void> {
  const rows: string[][] = [];
  for (const path of paths) {
    for (const screen of ['mobile', 'desktop'] satisfies Screen[]) {
      const { failed, ...run } = await measure(shop + path, screen, Number(values.runs), ensureBrowser());
      const numbers = measures.map((name) => run[name].toFixed(name === 'shift' ? 3 : 0));
      console.log(`  ${path} ${screen} is measured`);
      rows.push([`${path} ${screen}`, ...numbers, failed.join(' ')]);
    }
  }
  const head = [
    'Lighthouse',
    'perf',
    'a11y',
    'practice',
    'seo',
    'FCP ms',
    'LCP ms',
    'TBT ms',
    'CLS',
    'not passed',
  ];
  console.log(`\n${table([head, ...rows])}`);
}

/** Of programs and of products each. */
const interactionSizes = [70, 1000];

async function showInteractions(): Promise<void> {
  const rows: string[][] = [];
  for (const size of interactionSizes) {
    const taken = await withShop(size, timeInteractions);
    for (const [name, times] of [...taken, ['all of these', [...taken.values()].flat()] as const]) {
      const { usual, worst } = spreadOf(times);
      const missed = missedAnswer({ usual, worst });
      if (missed) process.exitCode = 1;
      rows.push([`${name}, ${2 * size} items`, milliseconds(usual), milliseconds(worst), missed]);
    }
  }
  console.log(
    `\n${table([['Interaction to next paint, CPU ÷ 4, ms', 'three of four', 'worst', 'missed'], ...rows])}`,
  );
}

const wants = (part: string): boolean => (values.only ?? part) === part;

await ensureBuilt();
if (wants('sizes')) await showSizes();
if (wants('interactions')) await showInteractions();
if (values.only !== 'sizes' && values.only !== 'interactions') {
  const backend = await startBackend();
  const server = await serveCompressed();
  try {
    const paths = await benchedPaths();
    if (wants('traffic')) await showTraffic(server.url, paths);
    console.log(`\nMedians of ${values.runs} runs each; this takes some minutes …`);
    if (wants('usable')) await showUsable(server.url, paths);
    if (wants('lighthouse')) await showSpeed(server.url, paths);
  } finally {
    await Promise.all([server.stop(), backend.stop()]);
  }
}

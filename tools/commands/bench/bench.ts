/**
 * `npm run bench -- --runs 3 --only usable`: what every route weighs (`sizes`), how soon it answers to a press or a key
 * (`interactions`) and when it can be used (`usable`). Ends with 1 where something is felt.
 */
import { chromium, type Browser } from '@playwright/test';
import { startBackend } from '#local/backend/backend';
import { backendServices, requireFreePorts } from '#local/backend/portCheck';
import { interactionRows } from '#tools/bench/generated/interactions';
import { letterRows } from '#tools/bench/generated/letterTimes';
import { serveCompressed } from '#tools/bench/server';
import { table, type Judged } from '#tools/bench/tables';
import { sizeRows, usableRows } from '#tools/bench/visits/visitTables';
import { benchOptions, ensureBrowser } from '#tools/browser/browser';
import { ensureBuilt } from '#tools/build/buildShop';
import { readAddresses } from '#tools/build/routeAddresses';
import { commandLine, countOf, oneOf } from '#tools/terminal/commandLine';

const parts = ['sizes', 'usable', 'interactions'] as const;
type Part = (typeof parts)[number];

const { values } = commandLine(`npm run bench -- [--runs 5] [--only ${parts.join('|')}]`, {
  runs: { type: 'string', default: '5' },
  only: { type: 'string' },
});
const runs = countOf('runs', values.runs);
const only = values.only === undefined ? undefined : oneOf('only', values.only, parts);
const wants = (part: Part): boolean => (only ?? part) === part;

/** The pages worth timing: one of each kind, as far as there are such routes. */
async function benchedPaths(): Promise<string[]> {
  const addresses = await readAddresses();
  const kinds = [/^\/$/, /^\/Shop$/, /^\/product\//, /^\/program\//, /^\/blog\//, /^\/cart$/];
  return kinds.flatMap((kind) => addresses.find((address) => kind.test(address)) ?? []);
}

async function inBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: benchOptions });
  const done = await work(browser);
  await browser.close();
  return done;
}

const show = (rows: string[][]): void => console.log(`\n${table(rows)}`);

function showJudged({ rows, hasMissed }: Judged): void {
  show(rows);
  if (hasMissed) process.exitCode = 1;
}

if (wants('interactions') || wants('usable'))
  await requireFreePorts(wants('usable') ? backendServices : ['database']);
await ensureBuilt();
if (wants('sizes')) show(await sizeRows());
if (wants('interactions')) {
  showJudged(await interactionRows());
  show(await letterRows());
}
if (wants('usable')) {
  const backend = await startBackend();
  const { url, stop } = await serveCompressed();
  try {
    const paths = await benchedPaths();
    console.log(`\nMedians of ${runs} runs each; this takes some minutes …`);
    showJudged(await inBrowser((browser) => usableRows(browser, url, paths, runs)));
  } finally {
    await Promise.all([stop(), backend.stop()]);
  }
}

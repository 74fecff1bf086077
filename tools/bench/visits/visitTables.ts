import type { Browser } from '@playwright/test';
import { ensureBrowser } from '../../browser/browser';
import { kilobytes, sizeOfAll } from '../../build/sizes/compressed';
import { closureOf, filesOf, pagesOf, readManifest, startOf } from '../../build/sizes/manifest';
import { missedGoals } from '../goals';
import { milliseconds, type Judged } from '../tables';
import { measure, measures, type Screen } from './lighthouse';
import { readTraffic } from './requests';
import { speedOf } from './speed';

/** What the first visit of each page weighs. */
export async function sizeRows(): Promise<string[][]> {
  const manifest = await readManifest();
  const entry = startOf(manifest);
  const rows = await Promise.all(
    pagesOf(manifest).map(async (page) => {
      const { scripts, styles } = filesOf(manifest, new Set([...entry, ...closureOf(manifest, page)]));
      const [code, style] = await Promise.all([sizeOfAll(scripts), sizeOfAll(styles)]);
      const sizes = [code, style].flatMap(({ raw, gzip, brotli }) => [raw, gzip, brotli].map(kilobytes));
      return [page.replace(/^src\/pages\/|\.tsx$/g, ''), ...sizes];
    }),
  );
  const head = ['First visit of', 'code raw', 'gzip', 'brotli', 'styles raw', 'gzip', 'brotli'];
  return [head, ...rows];
}

/** What each page asks for. */
export async function trafficRows(
  browser: Browser,
  shop: string,
  paths: readonly string[],
): Promise<string[][]> {
  const kinds = ['script', 'stylesheet', 'font', 'image', 'other'];
  const rows = [['Requests, until the page is at rest', ...kinds]];
  for (const path of paths) {
    const traffic = await readTraffic(browser, shop + path);
    const cells = kinds.map((kind) => traffic.get(kind) ?? { requests: 0, bytes: 0 });
    rows.push([path, ...cells.map(({ requests, bytes }) => `${requests} × ${kilobytes(bytes)}`)]);
  }
  return rows;
}

/** When each page can be used, and which goals it misses. */
export async function usableRows(
  browser: Browser,
  shop: string,
  paths: readonly string[],
  runs: number,
): Promise<Judged> {
  const rows = [
    [
      'Slow 4G, CPU ÷ 4',
      'usable',
      'again',
      'offline',
      'LCP',
      'no script',
      '×',
      'CLS',
      'code requests',
      'missed',
    ],
  ];
  let hasMissed = false;
  for (const path of paths) {
    const speed = await speedOf(browser, shop, path, runs);
    const { first, second, offline, withoutScript } = speed;
    const missed = missedGoals(speed);
    hasMissed ||= missed.length > 0;
    rows.push([
      path,
      ...[first.usable, second.usable, offline.usable, first.largestPaint, withoutScript].map(milliseconds),
      (first.largestPaint / withoutScript).toFixed(2),
      Math.max(first.shift, second.shift, offline.shift).toFixed(3),
      String(first.scripts),
      missed.join(', '),
    ]);
    console.log(`  ${path} is measured`);
  }
  return { rows, hasMissed };
}

/** What Lighthouse says of each page. */
export async function lighthouseRows(
  shop: string,
  paths: readonly string[],
  runs: number,
): Promise<string[][]> {
  const rows = [
    ['Lighthouse', 'perf', 'a11y', 'practice', 'seo', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'not passed'],
  ];
  for (const path of paths) {
    for (const screen of ['mobile', 'desktop'] satisfies Screen[]) {
      const { failed, ...run } = await measure(shop + path, screen, runs, ensureBrowser());
      const numbers = measures.map((name) => run[name].toFixed(name === 'shift' ? 3 : 0));
      console.log(`  ${path} ${screen} is measured`);
      rows.push([`${path} ${screen}`, ...numbers, failed.join(' ')]);
    }
  }
  return rows;
}

import type { Browser } from '@playwright/test';
import { kilobytes, sizeOfAll } from '#tools/build/sizes/compressed';
import { closureOf, filesOf, pagesOf, readManifest, startOf } from '#tools/build/sizes/manifest';
import { missedGoals } from '#tools/bench/goals';
import { milliseconds, type Judged } from '#tools/bench/tables';
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

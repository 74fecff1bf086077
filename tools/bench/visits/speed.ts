import type { Browser } from '@playwright/test';
import { median } from '#tools/bench/tables';
import { largestPaintWithoutScript, letWorkerInstall, newVisitor, visit, type Visit } from './usable';

export interface Speed {
  path: string;
  first: Visit;
  second: Visit;
  /** A third visit, without a network. */
  offline: Visit;
  /** First paint of the largest part where no script runs. */
  withoutScript: number;
}

const medianVisit = (visits: readonly Visit[]): Visit => ({
  largestPaint: median(visits.map(({ largestPaint }) => largestPaint)),
  usable: median(visits.map(({ usable }) => usable)),
  shift: median(visits.map(({ shift }) => shift)),
  scripts: median(visits.map(({ scripts }) => scripts)),
});

/** Medians of a first visit to a page, a second, and one without a network. */
export async function speedOf(browser: Browser, shop: string, path: string, runs: number): Promise<Speed> {
  const first: Visit[] = [];
  const second: Visit[] = [];
  const offline: Visit[] = [];
  const plain: number[] = [];
  // A first visit does not count: after it the server has compressed what is asked for.
  for (let run = -1; run < runs; run += 1) {
    const visitor = await newVisitor(browser);
    const begin = await visit(visitor, shop + path);
    await letWorkerInstall(visitor, shop + path);
    const again = await visit(visitor, shop + path);
    const apart = await visit(visitor, shop + path, { network: false });
    await visitor.close();
    if (run < 0) continue;
    first.push(begin);
    second.push(again);
    offline.push(apart);
    plain.push(await largestPaintWithoutScript(browser, shop + path));
  }
  return {
    path,
    first: medianVisit(first),
    second: medianVisit(second),
    offline: medianVisit(offline),
    withoutScript: median(plain),
  };
}

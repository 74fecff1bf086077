// node coldRun.mjs FOLDER URL mobile|desktop BROWSER [options]: one cold run; its numbers as JSON on the last line.
// Plain JavaScript, because it runs with a newer Node than the rest where Lighthouse asks for one.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, url, screen, chromePath, ...chromeFlags] = process.argv.slice(2);
const { resolve } = createRequire(join(folder, 'package.json'));
const load = (name) => import(pathToFileURL(resolve(name)).href);
const { default: lighthouse, desktopConfig } = await load('lighthouse');
const { launch } = await load('chrome-launcher');

const chrome = await launch({
  chromePath,
  chromeFlags: ['--headless=new', ...chromeFlags],
  logLevel: 'silent',
});
process.once('SIGTERM', () => {
  chrome.kill();
  process.exit(1);
});
try {
  const { lhr } = await lighthouse(
    url,
    {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    },
    screen === 'desktop' ? desktopConfig : undefined,
  );
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const score = (category) => Math.round((lhr.categories[category].score ?? 0) * 100);
  const number = (audit) => lhr.audits[audit].numericValue ?? 0;
  const failed = Object.values(lhr.audits).filter(
    (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary',
  );
  console.log(
    JSON.stringify({
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      firstPaint: number('first-contentful-paint'),
      largestPaint: number('largest-contentful-paint'),
      blocking: number('total-blocking-time'),
      shift: number('cumulative-layout-shift'),
      failed: failed.map(({ id }) => id),
    }),
  );
} finally {
  await chrome.kill();
}

/** `npm run look -- /cart --width 390 --theme dark`: pictures of pages, all of them unless some are named. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumOptions, ensureBrowser } from '#tools/browser/browser';
import { readAddresses } from '#tools/build/routeAddresses';
import { withPreview } from '#tools/browser/preview';
import { commandLine, countOf, oneOf } from '#tools/terminal/commandLine';

const folder = 'pictures-of-pages';

const { values, positionals } = commandLine(
  'npm run look -- [/ADDRESS …] [--width 390] [--theme dark]',
  {
    width: { type: 'string', multiple: true, default: ['390', '1280'] },
    theme: { type: 'string', multiple: true, default: ['light', 'dark'] },
  },
  Number.POSITIVE_INFINITY,
);
const widths = values.width.map((width) => countOf('width', width));
const themes = values.theme.map((theme) => oneOf('theme', theme, ['light', 'dark'] as const));

/** Brings every picture of the page in by passing it once, for they are fetched when they come near. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
}

const nameOf = (path: string): string => path.replaceAll(/[^\w-]+/g, '-').replace(/^-/, '') || 'home';

async function takePictures(browser: Browser, shop: string, paths: readonly string[]): Promise<void> {
  for (const width of widths) {
    for (const theme of themes) {
      const context = await browser.newContext({
        viewport: { width, height: width < 600 ? 844 : 800 },
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(new URL(path, shop).href, { waitUntil: 'networkidle' });
        await showAll(page);
        const file = join(folder, `${nameOf(path)}-${width}-${theme}.png`);
        await page.screenshot({ path: file, fullPage: true });
        console.log(file);
      }
      await context.close();
    }
  }
}

const paths = positionals.length > 0 ? positionals : await readAddresses();
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: chromiumOptions });
try {
  await withPreview((shop) => takePictures(browser, shop, paths));
} finally {
  await browser.close();
}

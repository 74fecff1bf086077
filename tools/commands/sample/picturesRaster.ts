/** Renders the pictures that must be pixels, with the shop's own font: `npm run pictures:raster`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumOptions, ensureBrowser } from '../../browser/browser';
import { appIcon, ogCard } from '../../sample/illustrations/brand';
import { previews } from '../../sample/illustrations/previews';

const OG_LINES = ['Wellness has', 'eight sides.', 'Start with one.'];
const fromRoot = (file: string): string => fileURLToPath(new URL(`../../../${file}`, import.meta.url));
const font = readFileSync(
  fromRoot('node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2'),
).toString('base64');
const style = `@font-face{font-family:'Brygada 1918 Variable';font-weight:400 700;src:url(data:font/woff2;base64,${font})}body{margin:0}svg{display:block}`;

const pictures = [
  { file: 'public/og.png', svg: ogCard(OG_LINES), width: 1200, height: 630 },
  ...[180, 192, 512].map((size) => ({
    file: `public/icon-${size}.png`,
    svg: appIcon(),
    width: size,
    height: size,
  })),
  ...previews(),
];

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: chromiumOptions });
for (const { file, svg, width, height } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  const sized = svg.replace(/width="\d+" height="\d+"/, `width="${width}" height="${height}"`);
  await page.setContent(`<style>${style}</style>${sized}`);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  mkdirSync(dirname(fromRoot(file)), { recursive: true });
  writeFileSync(fromRoot(file), await page.screenshot());
  await page.close();
  console.log(file);
}
await browser.close();

/**
 * Renders the pictures that must be pixels, with the shop's own font: the icons, the site's card and the cards of
 * its sections in link previews. `npm run pictures:raster`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { withEntities } from '#model/htmlEntities';
import { shop } from '#shopConfig';
import { chromiumOptions, ensureBrowser } from '#tools/browser/browser';
import { commandLine } from '#tools/terminal/commandLine';

commandLine('npm run pictures:raster: renders the pictures that must be pixels.', {});

/** Sections with a card of their own: name of the file, title, and the picture below public/pictures. */
const sections = [
  ['blog', 'To read', 'articles/read-again.svg'],
  ['kitchen', 'Cloud kitchen', 'topics/kitchen.svg'],
  ['sleep', 'Sleep', 'topics/sleep.svg'],
  ['anxiety', 'Anxiety', 'topics/anxiety.svg'],
  ['performance', 'Performance', 'topics/performance.svg'],
  ['habits', 'Habits', 'topics/habits.svg'],
  ['interplay', 'Eight dimensions', 'topics/interplay.svg'],
  ['physical', 'Physical', 'dimensions/physical-wide.svg'],
  ['social', 'Social', 'dimensions/social-wide.svg'],
  ['financial', 'Financial', 'dimensions/financial-wide.svg'],
  ['environmental', 'Environmental', 'dimensions/environmental-wide.svg'],
  ['intellectual', 'Intellectual', 'dimensions/intellectual-wide.svg'],
  ['occupational', 'Occupational', 'dimensions/occupational-wide.svg'],
  ['spiritual', 'Spiritual', 'dimensions/spiritual-wide.svg'],
  ['emotional', 'Emotional', 'dimensions/emotional-wide.svg'],
] as const;

const fromRoot = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const textOf = (file: string): string => readFileSync(fromRoot(file), 'utf8');
const base64Of = (file: string): string => readFileSync(fromRoot(file)).toString('base64');

const sectionCard = (title: string, picture: string): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">',
    '<path fill="#f6f0e4" d="M0 0h1200v630H0z"/>',
    '<clipPath id="sheet"><path d="M36 36 1164 28 1160 452 40 460z"/></clipPath>',
    '<path fill="#163226" fill-opacity=".15" d="M46 48 1174 40 1170 464 50 472z"/>',
    `<image clip-path="url(#sheet)" x="28" y="-60" width="1144" height="644" preserveAspectRatio="xMidYMid slice" href="data:image/svg+xml;base64,${base64Of(`public/pictures/${picture}`)}"/>`,
    `<g fill="#163226" font-family="'Brygada 1918 Variable',Georgia,serif"><text x="48" y="568" font-size="78" font-weight="500" letter-spacing="-1.5">${title}</text>`,
    `<text x="1152" y="566" text-anchor="end" font-size="38" font-weight="600">${withEntities(shop.name)}</text></g>`,
    '</svg>',
  ].join('');

const font = base64Of(
  'node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2',
);
const style = `@font-face{font-family:'Brygada 1918 Variable';font-weight:400 700;src:url(data:font/woff2;base64,${font})}body{margin:0}svg{display:block}`;

const card = { width: 1200, height: 630 };
const pictures = [
  {
    file: 'public/og.png',
    svg: textOf('tools/pictures/site-card.svg').replaceAll('{{name}}', withEntities(shop.name)),
    ...card,
  },
  ...[180, 192, 512].map((size) => ({
    file: `public/icon-${size}.png`,
    svg: textOf(shop.logo),
    width: size,
    height: size,
  })),
  ...sections.map(([name, title, picture]) => ({
    file: `public/pictures/og/${name}.png`,
    svg: sectionCard(title, picture),
    ...card,
  })),
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

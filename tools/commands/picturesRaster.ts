/**
 * Renders the pictures that must be pixels, with the shop's own font: the site's card and the cards of
 * its sections in link previews. A file there that it did not make is somebody's own, and stays. `npm run pictures:raster`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '#brand';
import { chromium } from '@playwright/test';
import { withEntities } from '#model/htmlEntities';
import { firstLanguage } from '#model/languages';
import { shop } from '#shopConfig';
import { chromiumOptions, ensureBrowser } from '#tools/browser/browser';
import { commonTexts } from '#tools/build/commonTexts';
import { isMade, marked } from '#tools/build/photos/madePictures';
import { previewCards } from '#tools/build/content/previewCards';
import { familyOf, ownFontName } from '#tools/build/styles/ownDesign';
import { commandLine } from '#tools/terminal/commandLine';

commandLine('npm run pictures:raster: renders the pictures that must be pixels.', {});

/** The texts of the shop's own language. */
const { home } = commonTexts[firstLanguage];

const fromRoot = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const textOf = (file: string): string => readFileSync(fromRoot(file), 'utf8');
const base64Of = (file: string): string => readFileSync(fromRoot(file)).toString('base64');

const { light } = shop.colours;
const ink = shop.design.light['ink'] ?? '#163226';
const family = familyOf(shop.design);
const ownFont = family === '' ? '' : `${withEntities(family)},`;
const inOwnColours = (svg: string): string => svg.replaceAll('#f6f0e4', light).replaceAll('#163226', ink);

const sectionCard = (title: string, picture: string): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">',
    `<path fill="${light}" d="M0 0h1200v630H0z"/>`,
    '<clipPath id="sheet"><path d="M36 36 1164 28 1160 452 40 460z"/></clipPath>',
    `<path fill="${ink}" fill-opacity=".15" d="M46 48 1174 40 1170 464 50 472z"/>`,
    `<image clip-path="url(#sheet)" x="28" y="-60" width="1144" height="644" preserveAspectRatio="xMidYMid slice" href="data:image/svg+xml;base64,${base64Of(`public/pictures/${picture}`)}"/>`,
    `<g fill="${ink}" font-family="${ownFont}'Brygada 1918 Variable',Georgia,serif"><text x="48" y="568" font-size="78" font-weight="500" letter-spacing="-1.5">${title}</text>`,
    `<text x="1152" y="566" text-anchor="end" font-size="38" font-weight="600">${withEntities(shop.name)}</text></g>`,
    '</svg>',
  ].join('');

const font = base64Of(
  'node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2',
);
const ownFaces = (shop.design.fontFiles ?? [])
  .map(
    ({ src, weight }) =>
      `@font-face{font-family:'${ownFontName}';font-weight:${weight};src:url(data:font/woff2;base64,${base64Of(`public${src}`)})}`,
  )
  .join('');
const style = `${ownFaces}@font-face{font-family:'Brygada 1918 Variable';font-weight:400 700;src:url(data:font/woff2;base64,${font})}body{margin:0}svg{display:block}`;

const words = brand.isSample
  ? `${home.promise} ${home.promiseEnd}`
  : (shop.home?.title?.[firstLanguage] ?? shop.claim);
const card = { width: 1200, height: 630 };
const pictures = [
  {
    file: 'public/og.png',
    svg: inOwnColours(textOf('tools/pictures/site-card.svg'))
      .replace('font-family="', `font-family="${ownFont}`)
      .replace('{{name}}', withEntities(shop.name))
      .replace('{{size}}', words.length > 60 ? '48' : '74')
      .replace('{{words}}', withEntities(words)),
    ...card,
  },
  ...previewCards(firstLanguage).map(({ name, title, picture }) => ({
    file: `public/pictures/og/${name}.png`,
    svg: sectionCard(title, picture),
    ...card,
  })),
];

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: chromiumOptions });
for (const { file, svg, width, height } of pictures) {
  if (existsSync(fromRoot(file)) && !(await isMade(readFileSync(fromRoot(file))))) {
    console.log(`${file} is your own and stays; delete it to have one made`);
    continue;
  }
  const page = await browser.newPage({ viewport: { width, height } });
  const sized = svg.replace(/width="\d+" height="\d+"/, `width="${width}" height="${height}"`);
  await page.setContent(`<style>${style}</style>${sized}`);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  mkdirSync(dirname(fromRoot(file)), { recursive: true });
  writeFileSync(fromRoot(file), await marked(await page.screenshot()));
  await page.close();
  console.log(file);
}
await browser.close();

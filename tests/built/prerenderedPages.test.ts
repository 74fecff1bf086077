/** What stands in the HTML files, for readers and machines that run no code. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { beforeAll, expect, test } from 'vitest';
import { address } from '#local/machine/ports';
import { readSeed } from '#local/seed/readSeed';
import common from '#public/locales/en/common.json';
import { languages, localeOf } from '#model/languages';
import { runAtOnce, sharedFolders } from '#tools/build/chunks';
import { cloudflareHeaders, longestHeaderLine, longestLine } from '#tools/build/hosting/cloudflare';
import { compileHint } from '#tools/build/plugins/compileHints';
import { readModuleFiles } from '#tools/build/sizes/manifest';
import { missingAddress, readAddresses } from '#tools/build/routeAddresses';
import { edited, elementsIn, tagsIn } from '#tools/build/tags';

const site = process.env['VITE_SITE_URL'] ?? address('preview');

interface PrerenderedPage {
  path: string;
  document: Document;
  /** Known by this address and meant to be found. */
  isListed: boolean;
  /** What its style elements hold. */
  styles: readonly string[];
}

const pathOf = (file: string): string => `/${file.replaceAll('\\', '/').replace(/(index)?\.html$/, '')}`;
const linkOf = (document: Document, selector: string): string | undefined =>
  document.querySelector<HTMLLinkElement>(selector)?.getAttribute('href') ?? undefined;

let pages: PrerenderedPage[] = [];
let addresses: readonly string[];
let listed: PrerenderedPage[] = [];
let byPath = new Map<string, PrerenderedPage>();

// One window for all: a window of its own for each page takes longer than reading it.
const parser = new new JSDOM().window.DOMParser();

function readPage(file: string): PrerenderedPage {
  const html = readFileSync(`dist/${file}`, 'utf8');
  // To read styles as a document takes longer than all the rest; icons, which nothing here looks at, half of what is left.
  const left = elementsIn(html, 'style', 'svg');
  const cuts = left.map(({ start, end }) => ({ start, end, text: '' }));
  const document = parser.parseFromString(edited(html, cuts), 'text/html');
  const path = pathOf(file);
  const isListed = linkOf(document, 'link[rel="canonical"]') === `${site}${path}`;
  const styles = left.flatMap(({ name, text }) => (name === 'style' ? text : []));
  return { path, document, isListed, styles };
}

beforeAll(async () => {
  // Reads the whole table of routes, and all that its pages import.
  addresses = await readAddresses();
  pages = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(?:shell|404|frames.*)\.html$/.test(file))
    .map(readPage);
  listed = pages.filter(({ isListed }) => isListed);
  byPath = new Map(pages.map((page) => [page.path, page]));
});

const titleOf = ({ document }: PrerenderedPage): string => document.title;
const descriptionOf = ({ document }: PrerenderedPage): string =>
  document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';

/** The paths for which something is wrong. */
const wrong = (some: readonly PrerenderedPage[], isWrong: (page: PrerenderedPage) => boolean): string[] =>
  some.filter(isWrong).map(({ path }) => path);

test('every page has one title, one h1, one description and text to read', () => {
  expect(pages.length).toBeGreaterThan(150);
  expect(wrong(pages, ({ document }) => document.querySelectorAll('title').length !== 1)).toEqual([]);
  expect(wrong(pages, ({ document }) => document.querySelectorAll('h1').length !== 1)).toEqual([]);
  expect(wrong(pages, (page) => descriptionOf(page).length < 20)).toEqual([]);
  expect(
    wrong(listed, ({ document }) => (document.querySelector('main')?.textContent ?? '').length < 200),
  ).toEqual([]);
});

const silent = 'script, style, template, [hidden]';

/** What of a part of a page is read by whoever runs no code. */
function readText(part: Element | null | undefined): string {
  if (!part || part.closest(silent)) return '';
  const unread = [...part.querySelectorAll(silent)].map(({ textContent }) => textContent);
  return unread.reduce((text, hidden) => text.replace(hidden, ''), part.textContent).trim();
}

test('every page can be read without JavaScript, at every address of the shop', () => {
  const missing = { ...readPage('404.html'), path: missingAddress };
  const all = [...pages, missing];
  const paths = new Set(all.map(({ path }) => path));
  expect(addresses.filter((one) => !paths.has(one))).toEqual([]);
  const mainOf = ({ document }: PrerenderedPage) => document.querySelector('main');
  const footOf = ({ document }: PrerenderedPage) =>
    [...document.querySelectorAll('footer')].find((footer) => !footer.closest('main'));
  expect(wrong(all, (page) => readText(mainOf(page)?.querySelector('h1')) === '')).toEqual([]);
  expect(wrong(all, (page) => readText(mainOf(page)).length < 41)).toEqual([]);
  expect(wrong(all, (page) => !readText(footOf(page)).includes('Privacy Policy'))).toEqual([]);
});

test('whoever withdraws without JavaScript is told where to write', () => {
  const said = byPath.get('/withdraw')?.document.querySelector('main noscript')?.textContent;
  expect(said).toMatch(/You can also withdraw by e-mail: \S+@\S+/);
});

test('no two pages share a title or a description', () => {
  for (const words of [titleOf, descriptionOf]) {
    const all = listed.map(words);
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  }
});

test('no page says that there is nothing to buy', () => {
  const isEmpty = ({ document }: PrerenderedPage): boolean =>
    (document.querySelector('main')?.textContent ?? '').includes(common.state.emptyCatalogue);
  expect(wrong(pages, isEmpty)).toEqual([]);
});

test('every link inside the shop leads to a page or a file', () => {
  const broken = pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll('a[href^="/"]')]
      .map((link) => new URL(link.getAttribute('href') ?? '', site).pathname)
      .filter((target) => !byPath.has(decodeURIComponent(target)))
      .map((target) => `${path} → ${target}`),
  );
  expect([...new Set(broken)]).toEqual([]);
});

test('links to a place on the same page find it', () => {
  const lost = pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll('a[href^="#"]')]
      .map((link) => (link.getAttribute('href') ?? '').slice(1))
      .filter((id) => !document.getElementById(decodeURIComponent(id)))
      .map((id) => `${path}#${id}`),
  );
  expect(lost).toEqual([]);
});

// An iPhone wraps what it takes for a number or a date into a link, and React finds other elements than it has written.
test('phones make no links of their own', () => {
  const kept = ({ document }: PrerenderedPage) =>
    document.querySelector<HTMLMetaElement>('meta[name="format-detection"]')?.content;
  expect(new Set(pages.map(kept))).toEqual(new Set(['telephone=no, date=no, address=no, email=no']));
});

test('every picture has an alternative text and a size', () => {
  const isBad = (image: Element) => ['alt', 'width', 'height'].some((name) => !image.hasAttribute(name));
  expect(wrong(pages, ({ document }) => [...document.querySelectorAll('img')].some(isBad))).toEqual([]);
});

test('every page to be found has a picture for link previews', () => {
  const previewOf = ({ document }: PrerenderedPage): string =>
    document.querySelector('meta[property="og:image"]')?.getAttribute('content')?.slice(site.length) ?? '';
  expect(
    wrong(listed, (page) => !previewOf(page).endsWith('.png') || !existsSync(`dist${previewOf(page)}`)),
  ).toEqual([]);
});

test('the languages of a page name each other, and English is the fallback', () => {
  const languagesOf = ({ document }: PrerenderedPage) =>
    [...document.querySelectorAll('link[rel="alternate"]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
  for (const page of listed) {
    const here = `${site}${page.path}`;
    expect(languagesOf(page)).toEqual([
      ...languages.map((code) => [localeOf(code), code === 'en' ? here : `${here}?lng=${code}`]),
      ['x-default', here],
    ]);
  }
});

test('another address of the same page names the one it is known by', () => {
  const others = pages.filter(({ isListed }) => !isListed);
  const isKnown = ({ document }: PrerenderedPage): boolean => {
    const known = linkOf(document, 'link[rel="canonical"]');
    const isHidden = document.querySelector('meta[name="robots"][content="noindex"]') !== null;
    return isHidden || byPath.get(known?.slice(site.length) ?? '')?.isListed === true;
  };
  expect(others.length).toBeGreaterThan(0);
  expect(wrong(others, (page) => !isKnown(page))).toEqual([]);
});

interface StructuredData {
  '@context': string;
  '@type': string;
  name: string;
  headline: string;
  offers: { price: number };
  mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  itemListElement: { name: string }[];
}

/** What structured data says that has to stand on the page. */
function saidBy(data: StructuredData): string[] {
  switch (data['@type']) {
    case 'Product':
    case 'Course':
      return [data.name, `$${data.offers.price}`];
    case 'Article':
      return [data.headline];
    case 'FAQPage':
      return data.mainEntity.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
    case 'BreadcrumbList':
      return data.itemListElement.map(({ name }) => name);
    default:
      return [];
  }
}

const structuredDataIn = (document: Document): StructuredData[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((script): StructuredData =>
    JSON.parse(script.textContent ?? ''),
  );

test('what search engines are told stands on the page', () => {
  const told = pages.map(({ path, document }) => ({ path, document, data: structuredDataIn(document) }));
  const kinds = new Set(told.flatMap(({ data }) => data.map((one) => one['@type'])));
  expect([...kinds]).toEqual(
    expect.arrayContaining(['Product', 'Course', 'Article', 'FAQPage', 'BreadcrumbList']),
  );
  const contexts = new Set(told.flatMap(({ data }) => data.map((one) => one['@context'])));
  expect([...contexts]).toEqual(['https://schema.org']);
  const evenlySpaced = (text: string): string => text.replaceAll(/\s+/g, ' ');
  const missing = told.flatMap(({ path, document, data }) => {
    const text = evenlySpaced(document.body.textContent ?? '');
    const absent = data.flatMap(saidBy).filter((words) => !text.includes(evenlySpaced(words)));
    return absent.map((words) => `${path}: ${words}`);
  });
  expect(missing).toEqual([]);
});

const policyHashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const data = ['application/ld+json', 'application/json'].map((type) => `:not([type="${type}"])`).join('');

test('nothing of a shopper, and of inline code one script, stands in the files', () => {
  const policies = readFileSync('firebase.json', 'utf8');
  const scriptsOf = ({ document }: PrerenderedPage) => [
    ...document.querySelectorAll(`script:not([src])${data}`),
  ];
  const isKnown = (text: string): boolean => policies.includes(policyHashOf(text));
  expect(wrong(pages, ({ document }) => document.querySelectorAll('[style]').length > 0)).toEqual([]);
  expect(wrong(pages, (page) => scriptsOf(page).length !== 1)).toEqual([]);
  expect(
    wrong(pages, (page) => scriptsOf(page).some(({ textContent }) => !isKnown(textContent ?? ''))),
  ).toEqual([]);
  expect(wrong(pages, ({ styles }) => styles.length !== 1)).toEqual([]);
  expect(wrong(pages, ({ styles }) => !styles.every(isKnown))).toEqual([]);
});

test('no page needs more than twenty files of code', () => {
  const files = ({ document }: PrerenderedPage): number =>
    document.querySelectorAll('link[rel="modulepreload"]').length;
  expect(wrong(pages, (page) => files(page) > 20)).toEqual([]);
  expect(Math.max(...pages.map(files)), 'files are named at all').toBeGreaterThan(5);
});

/** Modules of other kinds of pages, or of what comes later, by the beginnings of their paths. */
const foreign: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'src/features/blog/reading/',
    'src/features/catalogue/list/filter/Facet',
    'src/services/storage/orderMemory',
    'src/translations/httpFiles',
  ],
  '/Shop': [
    'src/features/catalogue/detail/',
    'src/services/storage/orderMemory',
    'src/translations/httpFiles',
  ],
  '/product/almond-butter': [
    'src/features/catalogue/detail/program/',
    'src/features/catalogue/search/useSearchIndex',
    'src/features/liveStock/LiveStock.tsx',
  ],
  '/program/a-friendlier-inner-voice': [
    'src/features/catalogue/detail/gallery/',
    'src/features/catalogue/detail/product/',
    'src/features/catalogue/search/useSearchIndex',
  ],
  '/blog/rewriting-a-habit': ['src/features/catalogue/card/', 'src/features/blog/BlogSidebar'],
  '/cart': [
    'src/features/catalogue/card/',
    'src/features/liveStock/LiveStock.tsx',
    'src/services/storage/orderMemory',
  ],
  '/wishlist': ['src/features/cart/page/'],
  '/my-account': ['src/ui/form/FormField'],
};

test('pages bring no code of other kinds of pages, and no titles but their own', async () => {
  const modules = Object.entries(await readModuleFiles());
  const brought = Object.entries(foreign).flatMap(([path, begins]) => {
    const links = byPath.get(path)?.document.querySelectorAll('link[rel="modulepreload"]') ?? [];
    const files = new Set([...links].map((link) => link.getAttribute('href')?.slice(1)));
    return modules.flatMap(([name, file]) =>
      files.has(file) && begins.some((begin) => name.startsWith(begin)) ? [`${path} ${name}`] : [],
    );
  });
  expect(brought).toEqual([]);
  expect(Object.keys(foreign).filter((path) => !byPath.has(path))).toEqual([]);
  const [, headTexts] = modules.find(([name]) => name === 'translations/head') ?? [];
  const withTitles = wrong(pages, ({ document }) =>
    Boolean(document.querySelector(`link[rel="modulepreload"][href="/${headTexts}"]`)),
  );
  expect(withTitles).toContain('/Shop');
  expect(withTitles).not.toContain('/');
});

test('V8 compiles what every page runs at once while it arrives', () => {
  const files = readdirSync('dist/assets').filter((file) => file.endsWith('.js'));
  const asking = files.filter((file) => readFileSync(`dist/assets/${file}`, 'utf8').startsWith(compileHint));
  const names = asking.map((file) => file.replace(/-[\w-]{8}\.js$/, ''));
  expect(names.toSorted()).toEqual(runAtOnce.toSorted());
});

test('folders that pages share fill a file each', async () => {
  const files = Object.entries(await readModuleFiles()).map(([name, file]) => ({ path: `/${name}`, file }));
  const empty = Object.entries(sharedFolders).filter(
    ([name, folder]) =>
      !files.some(({ path, file }) => file.startsWith(`assets/${name}-`) && folder.test(path)),
  );
  expect(empty).toEqual([]);
});

test('every meal’s page names the code of the line about the courier, not only the first', async () => {
  const files = await readModuleFiles();
  const meals = Object.values(readSeed().products).filter(({ meal }) => meal);
  const pagesOfMeals = meals.flatMap(({ id }) => byPath.get(`/product/${id}`) ?? []);
  const code = `link[rel="modulepreload"][href="/${files['src/ui/courier/CourierLine.tsx']}"]`;
  expect(pagesOfMeals.length).toBeGreaterThan(1);
  expect(wrong(pagesOfMeals, ({ document }) => !document.querySelector(code))).toEqual([]);
});

test('the page for what is not found names no address: the app renders an item that is newer than the build', () => {
  const app = tagsIn(readFileSync('dist/404.html', 'utf8')).find(
    ({ attributes }) => attributes.get('id') === 'app',
  );
  expect(app?.attributes.get('data-path')).toBe('');
});

test('the site map names every page that is meant to be found, and no other', () => {
  const map = readFileSync('dist/sitemap.xml', 'utf8');
  const named = elementsIn(map, 'loc')
    .map(({ text }) => text)
    .filter((location) => !location.includes('?'));
  expect(named.toSorted()).toEqual(listed.map(({ path }) => `${site}${path}`).toSorted());
  expect(readFileSync('dist/robots.txt', 'utf8')).toContain(`Sitemap: ${site}/sitemap.xml`);
});

test('the page for an address that is not there asks not to be kept', () => {
  expect(readFileSync('dist/404.html', 'utf8')).toContain(
    '<meta data-prerendered name="robots" content="noindex"',
  );
});

test('weaknesses can be told to somebody', () => {
  expect(readFileSync('dist/.well-known/security.txt', 'utf8')).toMatch(/^Contact: mailto:/);
});

test('the policy that names their styles fits the line that every host reads', () => {
  const longest = longestLine(cloudflareHeaders({}));
  expect(longest).toBeGreaterThan(500);
  expect(longest).toBeLessThanOrEqual(longestHeaderLine);
});

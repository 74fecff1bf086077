/** What stands in the HTML files, for readers and machines that run no code. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, test } from '@playwright/test';
import { address } from '../../local/machine/ports';

const site = process.env['VITE_SITE_URL'] ?? address('preview');
const only = { tag: '@desktop' };

interface WrittenPage {
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

// In one worker, which reads the files once.
test.describe.configure({ mode: 'default' });

let pages: WrittenPage[] = [];
let listed: WrittenPage[] = [];
let byPath = new Map<string, WrittenPage>();

/** What stands between a page's style tags is looked at as text: reading it as a document takes longer than all the rest. */
const stylesIn = /<style>([^<]*)<\/style>/g;

test.beforeAll(() => {
  // One window for all: a window of its own for each page takes longer than reading it.
  const parser = new new JSDOM().window.DOMParser();
  pages = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !['shell.html', '404.html'].includes(file))
    .map((file) => {
      const html = readFileSync(`dist/${file}`, 'utf8');
      const document = parser.parseFromString(html.replaceAll(stylesIn, ''), 'text/html');
      const path = pathOf(file);
      const isListed = linkOf(document, 'link[rel="canonical"]') === `${site}${path}`;
      return {
        path,
        document,
        isListed,
        styles: [...html.matchAll(stylesIn)].flatMap(([, text]) => text ?? []),
      };
    });
  listed = pages.filter(({ isListed }) => isListed);
  byPath = new Map(pages.map((page) => [page.path, page]));
});

const titleOf = ({ document }: WrittenPage): string => document.title;
const descriptionOf = ({ document }: WrittenPage): string =>
  document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';

/** The paths for which something is wrong. */
const wrong = (some: readonly WrittenPage[], isWrong: (page: WrittenPage) => boolean): string[] =>
  some.filter(isWrong).map(({ path }) => path);

test('every page has one title, one h1, one description and text to read', only, () => {
  expect(pages.length).toBeGreaterThan(150);
  expect(wrong(pages, ({ document }) => document.querySelectorAll('title').length !== 1)).toEqual([]);
  expect(wrong(pages, ({ document }) => document.querySelectorAll('h1').length !== 1)).toEqual([]);
  expect(wrong(pages, (page) => descriptionOf(page).length < 20)).toEqual([]);
  expect(
    wrong(listed, ({ document }) => (document.querySelector('main')?.textContent ?? '').length < 200),
  ).toEqual([]);
});

test('no two pages share a title or a description', only, () => {
  for (const words of [titleOf, descriptionOf]) {
    const all = listed.map(words);
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  }
});

test('every link inside the shop leads to a page or a file', only, () => {
  const broken = pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll('a[href^="/"]')]
      .map((link) => new URL(link.getAttribute('href') ?? '', site).pathname)
      .filter((target) => !byPath.has(decodeURIComponent(target)))
      .map((target) => `${path} → ${target}`),
  );
  expect([...new Set(broken)]).toEqual([]);
});

test('links to a place on the same page find it', only, () => {
  const lost = pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll('a[href^="#"]')]
      .map((link) => (link.getAttribute('href') ?? '').slice(1))
      .filter((id) => !document.getElementById(decodeURIComponent(id)))
      .map((id) => `${path}#${id}`),
  );
  expect(lost).toEqual([]);
});

test('every picture has an alternative text and a size', only, () => {
  const isBad = (image: Element) => ['alt', 'width', 'height'].some((name) => !image.hasAttribute(name));
  expect(wrong(pages, ({ document }) => [...document.querySelectorAll('img')].some(isBad))).toEqual([]);
});

test('every page to be found has a picture for link previews', only, () => {
  const previewOf = ({ document }: WrittenPage): string =>
    document.querySelector('meta[property="og:image"]')?.getAttribute('content')?.slice(site.length) ?? '';
  expect(
    wrong(listed, (page) => !previewOf(page).endsWith('.png') || !existsSync(`dist${previewOf(page)}`)),
  ).toEqual([]);
});

test('the languages of a page name each other, and English is the fallback', only, () => {
  const languagesOf = ({ document }: WrittenPage) =>
    [...document.querySelectorAll('link[rel="alternate"]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
  for (const page of listed) {
    const here = `${site}${page.path}`;
    expect(languagesOf(page)).toEqual([
      ['en', here],
      ['fr', `${here}?lng=fn`],
      ['de', `${here}?lng=de`],
      ['x-default', here],
    ]);
  }
});

test('another address of the same page names the one it is known by', only, () => {
  for (const { path, document, isListed } of pages) {
    if (isListed) continue;
    const known = linkOf(document, 'link[rel="canonical"]');
    const isHidden = document.querySelector('meta[name="robots"][content="noindex"]') !== null;
    const target = known?.slice(site.length) ?? '';
    expect(isHidden || byPath.get(target)?.isListed, path).toBe(true);
  }
});

test('what search engines are told stands on the page', only, () => {
  for (const { path, document } of pages) {
    const main = (document.body.textContent ?? '').replaceAll(/\s+/g, ' ');
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
      const data = JSON.parse(script.textContent ?? '');
      expect(data['@context'], path).toBe('https://schema.org');
      if (data['@type'] === 'Product' || data['@type'] === 'Course') {
        expect(main, path).toContain(data.name);
        expect(main, path).toContain(`$${data.offers.price}`);
      }
      if (data['@type'] === 'Article') expect(main, path).toContain(data.headline);
      if (data['@type'] === 'FAQPage') {
        for (const { name, acceptedAnswer } of data.mainEntity) {
          expect(main, path).toContain(name);
          expect(main, path).toContain(acceptedAnswer.text);
        }
      }
      if (data['@type'] === 'BreadcrumbList') {
        for (const { name } of data.itemListElement) expect(main, path).toContain(name);
      }
    }
  }
});

const policies = readFileSync('firebase.json', 'utf8');

const sumOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const data = ['application/ld+json', 'application/json'].map((type) => `:not([type="${type}"])`).join('');

test('nothing of a shopper, and of inline code one script, stands in the files', only, () => {
  for (const { path, document, styles } of pages) {
    const scripts = [...document.querySelectorAll(`script:not([src])${data}`)];
    expect(document.querySelectorAll('[style]').length, path).toBe(0);
    expect(scripts.length, path).toBe(1);
    for (const { textContent } of scripts) expect(policies, path).toContain(sumOf(textContent));
    expect(styles.length, path).toBe(1);
    for (const text of styles) expect(policies, `styles of ${path}`).toContain(sumOf(text));
  }
});

test('the site map names every page that is meant to be found, and no other', only, () => {
  const map = readFileSync('dist/sitemap.xml', 'utf8');
  const named = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, location = '']) => location)
    .filter((location) => !location.includes('?'));
  expect(named.toSorted()).toEqual(listed.map(({ path }) => `${site}${path}`).toSorted());
  expect(readFileSync('dist/robots.txt', 'utf8')).toContain(`Sitemap: ${site}/sitemap.xml`);
});

test('an unknown address is not found, and asks not to be kept', only, async ({ request }) => {
  const answer = await request.get('/there/is/no/such/page');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('<meta data-written="" name="robots" content="noindex"');
});

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadEnv } from 'vite';
import type { Content, Kind } from '../../../src/content/types';
import { readLibrary } from '../content/library';
import type { Environment } from '../plugins/environment';
import { writeStyleSums } from '../hosting/styleHashes';
import { address as localAddress } from '../../../local/machine/ports';
import { ownFilesOf, readManifest, readModuleFiles } from '../sizes/manifest';
import { earlyScript } from './earlyScript';
import { fileOf, isLarge, prerenderedAddresses } from './addresses';
import { bundleForNode } from './bundle';
import { readCatalogue, type Catalogue } from './readCatalogue';
import { documentOf, shellOf, sheetsOf, styleOf, type Holding, type StyleSheet } from './document';
import { canonicalOf, isNotFound, linksIn, readDrawnPage, type DrawnPage } from './drawnPage';
import { firstPictureOf, type InlinePicture } from './firstPicture';
import { securityTxt } from './securityTxt';
import { robots, sitemap, type Listed } from './sitemap';
import { snapshotOf, withSnapshot } from './snapshot';
import { structuredDataFor } from './structuredData';
import { missingAddress } from '../routeAddresses';
import { trailOf } from './trail';
import { writeTexts } from './writeTexts';
import { articlePath, itemPath, productPaths } from '../../../src/model/paths';

interface Prerendered {
  html: string;
  holds: Holding;
  rows: Catalogue | undefined;
}

interface Writer {
  paths: readonly string[];
  prerender: (
    address: string,
    catalogue: Catalogue,
    linksIn: (html: string) => string[],
    known?: Catalogue,
  ) => Promise<Prerendered>;
}

declare global {
  /** Modules imported while a page is written; the bundle for Node adds to it. */
  var notedImports: Set<string> | undefined;
}

const dist = 'dist';
/** Characters of styles that each of thousands of pages may hold for itself. */
const mostOwnStyles = 14 * 1024;

async function writePage(file: string, text: string): Promise<void> {
  const path = join(dist, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

const readSheet = async (href: string): Promise<StyleSheet> => ({
  href,
  text: (await readFile(join(dist, href), 'utf8')).trim(),
});

async function readFirstPicture(page: DrawnPage): Promise<InlinePicture | undefined> {
  const src = firstPictureOf(page);
  // A picture of the catalogue that is not there shows a placeholder in the shop.
  const svg = src && (await readFile(join(dist, src), 'utf8').catch(() => undefined));
  return src && svg ? { src, svg: svg.trim() } : undefined;
}

/** The files of texts among the modules a page has asked for. */
const textsAmong = (modules: Iterable<string>): string[] =>
  [...modules].flatMap((name) => /^english\/(\w+)$/.exec(name)?.[1] ?? []);

/** What an address of an item is about, in whatever layout. */
const itemOf = (address: string): string => {
  const isProduct = Object.values(productPaths).some((path) => address.startsWith(`${path}/`));
  return `${isProduct ? 'product' : 'program'} ${address.replace(/.*\//, '')}`;
};

/** Dates of the texts, by the end of their addresses. */
async function changedDays(): Promise<Map<string, string>> {
  const kinds: Kind[] = ['articles', 'topics', 'legal'];
  const texts = (await Promise.all(kinds.map((kind) => readLibrary('src', kind)))).flat();
  return new Map(
    texts.flatMap((text): [string, string][] => {
      if ('date' in text) return [[articlePath(text.slug), text.date]];
      if ('reviewed' in text) return [[`/${text.slug}`, text.reviewed]];
      return 'updated' in text ? [[`/${text.slug}`, text.updated]] : [];
    }),
  );
}

/** Writes every page of the built shop as HTML, with sitemap and robots.txt: what can be read without running code. */
export async function prerenderShop(): Promise<number> {
  const environment: Environment = { ...loadEnv('production', process.cwd(), ''), ...process.env };
  const siteUrl = (environment['VITE_SITE_URL'] || localAddress('preview')).replace(/\/$/, '');
  const catalogue = await readCatalogue(environment);
  const snapshot = snapshotOf(catalogue, new Date());
  await writePage(snapshot.file, snapshot.text);
  const [bundle, manifest, plainTemplate, moduleFiles, articles, changed] = await Promise.all([
    bundleForNode(),
    readManifest(),
    readFile(join(dist, 'index.html'), 'utf8'),
    readModuleFiles(),
    readLibrary('src', 'articles'),
    changedDays(),
  ]);
  const about = structuredDataFor(siteUrl);
  const template = withSnapshot(plainTemplate, snapshot);
  const shopSheets = sheetsOf(template);
  const styles = new Set<string>();
  const english = articles.filter(
    (text): text is Content<'articles'> => text.language === 'en' && 'tags' in text,
  );

  const programs = new Map(catalogue.programs.map((row) => [itemPath({ kind: 'program', id: row.id }), row]));
  const products = new Map(catalogue.products.map((row) => [itemPath({ kind: 'product', id: row.id }), row]));

  function factsOf(address: string, page: DrawnPage): object[] {
    const trail = trailOf(page.html);
    const program = programs.get(address);
    const product = products.get(address);
    const canonical = canonicalOf(page)?.slice(siteUrl.length);
    const article = english.find(({ slug }) => canonical === articlePath(slug));
    return [
      ...(address === '/' ? [about.organization()] : []),
      ...(program ? about.program(program) : []),
      ...(product ? [about.product(product)] : []),
      ...(article ? [about.article(article, articlePath(article.slug))] : []),
      ...(trail.length > 1 ? [about.breadcrumbs(trail)] : []),
    ];
  }

  const rowsOfItems = new Map<string, Catalogue>();
  const listed: Listed[] = [];
  let count = 0;

  /** The page drawn last: taking it apart a second time would cost a large catalogue half a minute. */
  let drawn: DrawnPage | undefined;
  const linksOf = (html: string): string[] => {
    drawn = readDrawnPage(html);
    return linksIn(drawn);
  };

  /** Each row gets a fresh copy of the shop, so that the imports noted are its own. */
  async function writeRow(path: string, addresses: readonly string[]): Promise<void> {
    const noted = new Set<string>();
    globalThis.notedImports = noted;
    const writer: Writer = await import(`${bundle}?${encodeURIComponent(path)}`);
    let code: string[] | undefined;
    for (const address of addresses) {
      noted.clear();
      const { html, holds, rows } = await writer.prerender(
        address,
        catalogue,
        linksOf,
        rowsOfItems.get(itemOf(address)),
      );
      const page = drawn?.html === html ? drawn : readDrawnPage(html);
      if (path !== '*' && isNotFound(page))
        throw new Error(`${address} would be written as “not found”: its text or its item is missing.`);
      if (rows && path.endsWith('/:id')) rowsOfItems.set(itemOf(address), rows);
      // The page's code is imported once; the texts are each address's own.
      code ??= [...noted].filter((name) => !name.endsWith('.md'));
      const modules = new Set([...code, ...noted]);
      const { scripts, styles: own } = ownFilesOf(manifest, [...modules], moduleFiles);
      const sheets = await Promise.all([...shopSheets, ...own.map((file) => `/${file}`)].map(readSheet));
      const areStylesShared =
        isLarge(catalogue) && path.endsWith('/:id') && styleOf(sheets).length > mostOwnStyles;
      if (!areStylesShared) styles.add(styleOf(sheets));
      const structuredData = factsOf(address, page);
      const text = documentOf({
        template,
        page,
        holds,
        picture: await readFirstPicture(page),
        early: earlyScript(),
        texts: ['common', ...textsAmong(modules)],
        rows,
        scripts,
        areStylesShared,
        sheets,
        structuredData,
      });
      await writePage(path === '*' ? '404.html' : fileOf(address), text);
      count += 1;
      if (canonicalOf(page) === siteUrl + address) {
        const day = changed.get(address);
        listed.push({ address, ...(day && { changed: day }) });
      }
    }
  }

  const { paths }: Writer = await import(bundle);
  await writePage('shell.html', shellOf(template, earlyScript()));
  for (const { path, addresses } of await prerenderedAddresses(paths, catalogue)) {
    if (addresses.length > 0) await writeRow(path, addresses);
  }
  await writeRow('*', [missingAddress]);
  await writePage('sitemap.xml', sitemap(siteUrl, listed));
  await writePage('robots.txt', robots(siteUrl));
  await writePage('.well-known/security.txt', securityTxt(siteUrl, new Date()));
  await writeTexts(dist, environment);
  await writeStyleSums(styles);
  await rm(dirname(bundle), { recursive: true, force: true });
  return count;
}

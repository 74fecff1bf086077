import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadEnv } from 'vite';
import type { Content, Kind } from '../../../src/content/types';
import { readLibrary } from '../content/library';
import type { Environment } from '../plugins/environment';
import { writeStyleSums } from '../hosting/styleHashes';
import { address as localAddress } from '../../../local/machine/ports';
import { ownFilesOf, readManifest } from '../sizes/manifest';
import { fileOf, writtenAddresses } from './addresses';
import { bundleForNode } from './bundle';
import { readCatalogue, type Catalogue } from './itemsOfSeed';
import {
  documentOf,
  firstPictureOf,
  partPage,
  shellOf,
  sheetsOf,
  styleOf,
  type Holding,
  type InlinePicture,
  type StyleSheet,
} from './document';
import { robots, sitemap, type Listed } from './sitemap';
import { snapshotOf, withSnapshot } from './snapshot';
import { structuredDataFor } from './structuredData';
import { missingAddress } from '../routeAddresses';
import { trailOf } from './trail';
import { writeTexts } from './writeTexts';
import { articlePath, itemPath } from '../../../src/model/paths';

interface Writer {
  paths: readonly string[];
  prerender: (address: string, catalogue: Catalogue) => Promise<{ html: string; holds: Holding }>;
}

declare global {
  /** Modules imported while a page is written; the bundle for Node adds to it. */
  var notedImports: Set<string> | undefined;
}

const dist = 'dist';

async function writePage(file: string, text: string): Promise<void> {
  const path = join(dist, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

const readSheet = async (href: string): Promise<StyleSheet> => ({
  href,
  text: (await readFile(join(dist, href), 'utf8')).trim(),
});

async function readFirstPicture(html: string): Promise<InlinePicture | undefined> {
  const src = firstPictureOf(html);
  // A picture of the catalogue that is not there shows a placeholder in the shop.
  const svg = src && (await readFile(join(dist, src), 'utf8').catch(() => undefined));
  return src && svg ? { src, svg: svg.trim() } : undefined;
}

/** The script that lets the app in, under a name that changes with it. */
async function writeEarlyScript(): Promise<string> {
  const code = await readFile(new URL('early.js', import.meta.url), 'utf8');
  const file = `assets/early-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  await writePage(file, code);
  return `/${file}`;
}

const canonicalOf = (html: string): string | undefined =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

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
  const [bundle, manifest, plainTemplate, early, articles, changed] = await Promise.all([
    bundleForNode(),
    readManifest(),
    readFile(join(dist, 'index.html'), 'utf8'),
    writeEarlyScript(),
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

  function factsOf(address: string, html: string): object[] {
    const trail = trailOf(html);
    const program = catalogue.programs.find(({ id }) => address === itemPath({ kind: 'program', id }));
    const product = catalogue.products.find(({ id }) => address === itemPath({ kind: 'product', id }));
    const canonical = canonicalOf(html)?.slice(siteUrl.length);
    const article = english.find(({ slug }) => canonical === articlePath(slug));
    return [
      ...(address === '/' ? [about.organization()] : []),
      ...(program ? about.program(program) : []),
      ...(product ? [about.product(product)] : []),
      ...(article ? [about.article(article, articlePath(article.slug))] : []),
      ...(trail.length > 1 ? [about.breadcrumbs(trail)] : []),
    ];
  }

  const listed: Listed[] = [];
  let count = 0;

  /** Each row gets a fresh copy of the shop, so that the imports noted are its own. */
  async function writeRow(path: string, addresses: readonly string[]): Promise<void> {
    const noted = new Set<string>();
    globalThis.notedImports = noted;
    const writer: Writer = await import(`${bundle}?${encodeURIComponent(path)}`);
    let code: string[] | undefined;
    for (const address of addresses) {
      noted.clear();
      const { html, holds } = await writer.prerender(address, catalogue);
      // The page's code is imported once; the texts are each address's own.
      code ??= [...noted].filter((name) => !name.endsWith('.md'));
      const { scripts, styles: own } = ownFilesOf(manifest, [...code, ...noted]);
      const sheets = await Promise.all([...shopSheets, ...own.map((file) => `/${file}`)].map(readSheet));
      styles.add(styleOf(sheets));
      const structuredData = factsOf(address, html);
      const text = documentOf({
        template,
        html,
        holds,
        picture: await readFirstPicture(html),
        early,
        scripts,
        sheets,
        structuredData,
      });
      await writePage(path === '*' ? '404.html' : fileOf(address), text);
      count += 1;
      if (canonicalOf(partPage(html).head) === siteUrl + address) {
        const day = changed.get(address);
        listed.push({ address, ...(day && { changed: day }) });
      }
    }
  }

  const { paths }: Writer = await import(bundle);
  await writePage('shell.html', shellOf(template));
  for (const { path, addresses } of await writtenAddresses(paths, catalogue)) {
    if (addresses.length > 0) await writeRow(path, addresses);
  }
  await writeRow('*', [missingAddress]);
  await writePage('sitemap.xml', sitemap(siteUrl, listed));
  await writePage('robots.txt', robots(siteUrl));
  await writeTexts(dist, environment);
  await writeStyleSums(styles);
  await rm(dirname(bundle), { recursive: true, force: true });
  return count;
}

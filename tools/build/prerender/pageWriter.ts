import { written } from '#prerender/rowsShown';
import type { Manifest } from 'vite';
import { ownFilesOf, type ModuleFiles } from '#tools/build/sizes/manifest';
import { fileOf, isLarge, type PageRow } from './addresses';
import { BuiltFiles } from './builtFiles';
import { documentOf, sheetsOf, styleOf } from './document';
import { readingOf, type Extras } from './extras';
import { canonicalOf, isNotFound, linksIn, readRenderedPage, type RenderedPage } from './renderedPage';
import type { PageFacts } from './pageFacts';
import type { Catalogue } from './readCatalogue';
import type { Named, Prerendered, ShopBundle } from './shopBundle';

/** What all pages of a build are prerendered from. */
export interface BuiltShop {
  /** The folder of the build. */
  folder: string;
  /** A fresh copy of the shop, which tells of each module that it loads on demand. */
  openShop: (loaded: (module: string) => void) => Promise<ShopBundle>;
  /** The built index.html. */
  template: string;
  /** The script that stands in every page. */
  early: string;
  extras: Extras;
  manifest: Manifest;
  moduleFiles: ModuleFiles;
  catalogue: Catalogue;
  factsOf: PageFacts;
}

interface PrerenderedPage {
  address: string;
  page: RenderedPage;
}

/** Most characters of style sheets that a page holds itself, where there are thousands of its kind. */
const mostOwnStyles = 14 * 1024;

/** The module that writes the head. A prerendered page has its head, and keeps it until the app is interactive. */
const writesHead = (module: string): boolean => module.endsWith('/HelmetHead.tsx');

/** The files of texts among the modules a page has asked for. */
const textsAmong = (modules: Iterable<string>): string[] =>
  [...modules].flatMap((name) => /^translations\/(\w+)$/.exec(name)?.[1] ?? []);

/** Writes pages row by row of the route table. */
export class PageWriter {
  /** The inline styles of the pages, for the content security policy. */
  readonly styles = new Set<string>();
  /** The page rendered last, parsed: parsing each page twice would cost a large catalogue half a minute. */
  private rendered: RenderedPage | undefined;
  private readonly files: BuiltFiles;

  constructor(private readonly shop: BuiltShop) {
    this.files = new BuiltFiles(shop.folder);
  }

  private readonly namedIn = (html: string): Named => {
    this.rendered = readRenderedPage(html);
    return { links: linksIn(this.rendered), canonical: canonicalOf(this.rendered) ?? '' };
  };

  /**
   * Writes the pages of a row whose places are its own, each with the files of the modules it has loaded. Each text gets a fresh
   * copy of the shop, for a text that is kept is not loaded again; the pages of items, which may be thousands, share one for their row.
   */
  async *writeRow(
    { path, addresses }: PageRow,
    isOwn: (place: number) => boolean,
  ): AsyncGenerator<PrerenderedPage> {
    if (!addresses.some((_, place) => isOwn(place))) return;
    const loaded = new Set<string>();
    const openShop = (): Promise<ShopBundle> => this.shop.openShop((module) => loaded.add(module));
    const hasItems = path.endsWith('/:id');
    let { prerender } = await openShop();
    for (const [place, address] of addresses.entries()) {
      if (!isOwn(place)) continue;
      if (!hasItems && loaded.size > 0) ({ prerender } = await openShop());
      loaded.clear();
      const prerendered = await prerender(address, this.shop.catalogue, this.namedIn);
      const page =
        this.rendered?.html === prerendered.html ? this.rendered : readRenderedPage(prerendered.html);
      if (path !== '*' && isNotFound(page))
        throw new Error(`${address} would be prerendered as “not found”: its text or its item is missing.`);
      const text = await this.documentFor(path, address, page, prerendered, loaded);
      await this.files.write(path === '*' ? '404.html' : fileOf(address), text);
      yield { address, page };
    }
  }

  private async documentFor(
    path: string,
    address: string,
    page: RenderedPage,
    { holds, rows }: Prerendered,
    modules: ReadonlySet<string>,
  ): Promise<string> {
    const { template, early, extras, manifest, moduleFiles, catalogue, factsOf } = this.shop;
    const { scripts, styles } = ownFilesOf(
      manifest,
      [...modules].filter((module) => !writesHead(module)),
      moduleFiles,
    );
    const hrefs = [...sheetsOf(template), ...styles.map((file) => `/${file}`)];
    const sheets = await Promise.all(hrefs.map((href) => this.files.sheet(href)));
    const areStylesShared =
      isLarge(catalogue) && path.endsWith('/:id') && styleOf(sheets).length > mostOwnStyles;
    if (!areStylesShared) this.styles.add(styleOf(sheets));
    return documentOf({
      template,
      page,
      address: path === '*' || !rows ? '' : address,
      holds,
      picture: await this.files.firstPicture(page),
      early,
      extras,
      reading: readingOf([...modules], { manifest, moduleFiles }),
      texts: ['common', 'head', ...textsAmong(modules)],
      rows: rows && written(rows),
      scripts,
      areStylesShared,
      sheets,
      structuredData: factsOf(address, page),
    });
  }
}

import type { Content, Kind } from '#content/types';
import { firstLanguage } from '#model/languages';
import { articlePath, itemPath } from '#model/paths';
import { readLibrary } from '#tools/build/content/library';
import { canonicalOf, type RenderedPage } from './renderedPage';
import type { Catalogue } from './readCatalogue';
import { structuredDataFor } from './structuredData';
import { trailOf } from './trail';

/** The structured data of a page. */
export type PageFacts = (address: string, page: RenderedPage) => object[];

/** Finds what search engines are told of each page: the shop, a program, a product, an article, the breadcrumb. */
export async function readPageFacts(siteUrl: string, catalogue: Catalogue): Promise<PageFacts> {
  const about = structuredDataFor(siteUrl);
  const articles = (await readLibrary('src', 'articles')).filter(
    (text): text is Content<'articles'> => text.language === firstLanguage && 'tags' in text,
  );
  const programs = new Map(catalogue.programs.map((row) => [itemPath({ kind: 'program', id: row.id }), row]));
  const products = new Map(catalogue.products.map((row) => [itemPath({ kind: 'product', id: row.id }), row]));
  return (address, page) => {
    const trail = trailOf(page.html);
    const program = programs.get(address);
    const product = products.get(address);
    const canonical = canonicalOf(page)?.slice(siteUrl.length);
    const article = articles.find(({ slug }) => canonical === articlePath(slug));
    return [
      ...(address === '/' ? [about.organization()] : []),
      ...(program ? about.program(program) : []),
      ...(product ? [about.product(product)] : []),
      ...(article ? [about.article(article, articlePath(article.slug))] : []),
      ...(trail.length > 1 ? [about.breadcrumbs(trail)] : []),
    ];
  };
}

/** The day of the last change of each text, by its address; the sitemap names it. */
export async function readChangedDays(): Promise<Map<string, string>> {
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

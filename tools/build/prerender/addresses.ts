import { readLibrary } from '#tools/build/content/library';
import {
  articlePattern,
  dimensionPattern,
  paths as pages,
  productPaths,
  programPaths,
  withId,
} from '#model/paths';
import { dimensions } from '#model/catalogue/item';
import type { Catalogue } from './readCatalogue';

/** For a larger catalogue each item gets one page: otherwise files would multiply with every path to an item. */
const mostItemsInEveryWay = 400;

export const isLarge = ({ programs, products }: Catalogue): boolean =>
  programs.length + products.length > mostItemsInEveryWay;

/** Paths whose pages are prerendered one by one. */
type Expansion = Readonly<Record<string, readonly string[]>>;

async function expansions(catalogue: Catalogue): Promise<Expansion> {
  const { programs, products } = catalogue;
  const articles = await readLibrary('src', 'articles');
  const waysOf = (ways: Readonly<Record<string, string>>, known: string): string[] =>
    isLarge(catalogue) ? [known] : Object.values(ways);
  const programIds = programs.map(({ id }) => id);
  const productIds = products.map(({ id }) => id);
  return {
    [articlePattern]: [...new Set(articles.map(({ slug }) => slug))],
    [dimensionPattern]: dimensions.map((name) => name.toLowerCase()),
    ...Object.fromEntries(
      waysOf(programPaths, programPaths.program).map((path) => [withId(path), programIds]),
    ),
    ...Object.fromEntries(
      waysOf(productPaths, productPaths.product).map((path) => [withId(path), productIds]),
    ),
  };
}

/** One path of the route table, with every address of it that gets a page. */
export interface PageRow {
  path: string;
  addresses: readonly string[];
}

/** Every address that gets an HTML file of its own, by the path of its row. */
export async function prerenderedAddresses(
  paths: readonly string[],
  catalogue: Catalogue,
): Promise<PageRow[]> {
  const known = await expansions(catalogue);
  // A shop without programs has none to feature: the address is not found.
  const written = paths.filter((path) => path !== pages.featuredProgram || catalogue.programs.length > 0);
  return written.map((path) => ({
    path,
    addresses: path.includes(':')
      ? (known[path] ?? []).map((value) => path.replace(/:\w+/, encodeURIComponent(value)))
      : [path],
  }));
}

/** Where a page stands in dist/: clean addresses, no folder per page. */
export const fileOf = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`;

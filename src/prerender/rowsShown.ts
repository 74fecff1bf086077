import type { Item, Product, Program } from '#model/catalogue/item';
import type { Fields } from '#model/untrusted';

export interface Catalogue {
  programs: Program[];
  products: Product[];
}

const idIn = (path: string): string => path.replace(/[?#].*/, '').replace(/.*\//, '');

interface Placed<T> {
  row: T;
  at: number;
}

const placedById = <T extends { id: string }>(rows: readonly T[]): Map<string, Placed<T>> =>
  new Map(rows.map((row, at) => [row.id, { row, at }]));

const indexes = new WeakMap<
  Catalogue,
  { programs: Map<string, Placed<Program>>; products: Map<string, Placed<Product>> }
>();

/**
 * Indexes the catalogue's rows by id: a search through all rows for each of thousands of pages would take longer
 * than the pages.
 */
function indexOf(catalogue: Catalogue) {
  const known = indexes.get(catalogue) ?? {
    programs: placedById(catalogue.programs),
    products: placedById(catalogue.products),
  };
  indexes.set(catalogue, known);
  return known;
}

const rowsOf = <T>(ids: ReadonlySet<string>, known: ReadonlyMap<string, Placed<T>>): T[] =>
  [...ids]
    .flatMap((id) => known.get(id) ?? [])
    .toSorted((a, b) => a.at - b.at)
    .map(({ row }) => row);

/** The rows of the items that some addresses name, in the order of the catalogue. */
export function rowsShown(named: readonly string[], catalogue: Catalogue): Catalogue {
  const ids = new Set(named.map(idIn));
  const { programs, products } = indexOf(catalogue);
  return { programs: rowsOf(ids, programs), products: rowsOf(ids, products) };
}

/** Without what only the search reads. */
const shown = <T extends Item>(row: T): T => ({ ...row, keywords: [] });
/** Without what only an item's own page shows. */
const shortProduct = (row: Product): Product => ({ ...shown(row), description: '', details: [] });
const shortProgram = (row: Program): Program => ({
  ...shown(row),
  description: '',
  outcome: '',
  suits: '',
  includes: [],
  outline: [],
  faq: [],
});

/** The rows as cards need them; only the item that the page is about keeps all that can be seen. */
export function shortened({ programs, products }: Catalogue, address: string): Catalogue {
  const own = idIn(address);
  return {
    programs: programs.map((row) => (row.id === own ? shown(row) : shortProgram(row))),
    products: products.map((row) => (row.id === own ? shown(row) : shortProduct(row))),
  };
}

const isFilledIn = ([name, value]: readonly [string, unknown]): boolean =>
  name === 'kind' || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** The rows as a page holds them: without what the reader of the catalogue fills in by itself. */
export function written(catalogue: Catalogue): Record<keyof Catalogue, Fields[]> {
  const brief = (row: Program | Product): Fields =>
    Object.fromEntries(Object.entries(row).filter((entry) => !isFilledIn(entry)));
  return { programs: catalogue.programs.map(brief), products: catalogue.products.map(brief) };
}

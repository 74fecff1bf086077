import { productsOf, programsOf } from '../../../src/model/catalogue/catalogueReader';
import type { Item } from '../../../src/model/catalogue/item';
import { facetIndexOf, type FacetIndex } from '../../../src/model/search/facetIndex';
import { noFilters, withPrices, withToggled } from '../../../src/model/search/filters';
import { findItems, itemsOfPage, type Found, type Ranking } from '../../../src/model/search/findItems';
import { pageSize } from '../../../src/model/search/paging';
import type { SearchIndex } from '../../../src/model/search/searchIndex';
import type { SortOrder } from '../../../src/model/lists/listing';
import type { Catalogue } from '../../../local/seed/entities';
import { generateCatalogue } from '../../../local/seed/generateCatalogue';
import { indexCost } from './indexCost';
import { median } from '../median';

/** Milliseconds of script for each step a shopper waits for, in a catalogue of one size, and the memory of its search. */
export type CatalogueTimes = ReadonlyMap<string, number>;

const runs = 15;

function millisecondsOf(step: () => unknown): number {
  const start = performance.now();
  step();
  return performance.now() - start;
}

const medianOf = (step: () => unknown, times = runs): number =>
  median(Array.from({ length: times }, () => millisecondsOf(step)));

const read = ({ programs, products }: Catalogue): Item[] => [
  ...programsOf(programs).rows,
  ...productsOf(products).rows,
];

function firstPage(index: FacetIndex, found: Found, order: SortOrder, ranking?: Ranking): Item[] {
  return itemsOfPage(index, found, { order, page: 1, size: pageSize, ...(ranking && { ranking }) });
}

/** What runs between the answer of the database and the first cards. */
function firstList(catalogue: Catalogue): void {
  const index = facetIndexOf(read(catalogue));
  firstPage(index, findItems(index, noFilters), 'default');
}

function search(index: FacetIndex, engine: SearchIndex, query: string): void {
  const ranking = engine.find(query).keys.flatMap((key) => index.positions.get(key) ?? []);
  firstPage(index, findItems(index, noFilters, ranking), 'default', ranking);
}

/** Times every step with `size` items, half of them programs. */
export async function timesOf(size: number): Promise<CatalogueTimes> {
  const catalogue = generateCatalogue(size / 2);
  const index = facetIndexOf(read(catalogue));
  const evenings = withToggled(noFilters, 'tag', 'Evenings');
  const many = withPrices(withToggled(withToggled(evenings, 'tag', 'Yoga'), 'new', '1'), 20, 90);

  const { index: engine, worked, longestSlice, megabytes } = await indexCost(index.items);

  return new Map([
    ['first list: read, check, count, cut', medianOf(() => firstList(catalogue), 3)],
    ['one facet', medianOf(() => firstPage(index, findItems(index, evenings), 'default'))],
    ['four facets and a price range', medianOf(() => firstPage(index, findItems(index, many), 'default'))],
    ['sort by price', medianOf(() => firstPage(index, findItems(index, evenings), 'priceHighToLow'))],
    ['search for one word', medianOf(() => search(index, engine, 'journal'))],
    ['search for two words, one mistyped', medianOf(() => search(index, engine, 'evening jornal'))],
    ['search for the beginning of a word', medianOf(() => search(index, engine, 'mo'))],
    ['search index, processor time', worked],
    ['search index, its longest slice', longestSlice],
    ['search index, megabytes', megabytes],
  ]);
}

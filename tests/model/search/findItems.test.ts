import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Item } from '#model/catalogue/item';
import { hasBit } from '#model/search/bitset';
import { facetIndexOf, facets } from '#model/search/facetIndex';
import {
  appliedFilters,
  isChosen,
  knownFilters,
  noFilters,
  withPrices,
  without,
  withToggled,
  type Filters,
} from '#model/search/filters';
import { findItems, itemsOfPage } from '#model/search/findItems';
import { sortItems, sortOrders } from '#model/lists/listing';
import { unitPrice } from '#model/money/pricing';
import { product, program, variation } from '#tests/support/samples';
import { anyItems, anyValue } from './arbitraries';

const found = (items: readonly Item[], filters: Filters): readonly Item[] => {
  const index = facetIndexOf(items);
  return itemsOfPage(index, findItems(index, filters), { order: 'default', page: 1, size: items.length + 1 });
};
const idsOf = (items: readonly Item[]): string => items.map(({ id }) => id).join('');

const items = [
  program({ id: 'a', dimensions: ['Social'], tag: ['Evenings'], price: 50, discount: 50 }),
  product({
    id: 'b',
    category: ['Sleep'],
    tag: ['Evenings'],
    price: 20,
    variation: [variation('Fern', { S: 1 })],
  }),
  product({ id: 'c', category: ['Sleep', 'Beauty'], price: 30, new: true, stock: 0 }),
  product({ id: 'd', category: ['Food', 'Physical'], dimensions: ['Physical'], tag: ['Vegan'], price: 25 }),
];

describe('filters', () => {
  it.each([
    ['a category', withToggled(noFilters, 'category', 'Sleep'), 'bc'],
    ['the category of programs', withToggled(noFilters, 'category', 'Program'), 'a'],
    ['a dimension', withToggled(noFilters, 'dimension', 'Physical'), 'd'],
    ['a colour', withToggled(noFilters, 'color', 'Fern'), 'b'],
    ['a size', withToggled(noFilters, 'size', 'S'), 'b'],
    ['availability', withToggled(noFilters, 'stock', 'out'), 'c'],
    ['a discount', withToggled(noFilters, 'sale', '1'), 'a'],
    ['what is new', withToggled(noFilters, 'new', '1'), 'c'],
    ['the price one pays', withPrices(noFilters, 25, 25), 'ad'],
    ['a lowest price', withPrices(noFilters, 25.01), 'c'],
    ['an unknown value', withToggled(noFilters, 'tag', 'None'), ''],
  ])('find by %s', (_what, filters, ids) => {
    expect(idsOf(found(items, filters))).toBe(ids);
  });

  it('join values of one facet and cross facets', () => {
    const evening = withToggled(noFilters, 'tag', 'Evenings');
    expect(idsOf(found(items, withToggled(evening, 'tag', 'Vegan')))).toBe('abd');
    expect(idsOf(found(items, withToggled(evening, 'category', 'Sleep')))).toBe('b');
  });

  it('offer the categories with most items first, and dimensions not as categories', () => {
    expect([...facetIndexOf(items).values.category.keys()]).toEqual(['Sleep', 'Program', 'Beauty', 'Food']);
  });

  it('are left out where the list does not know them', () => {
    const index = facetIndexOf(items);
    const asked = withToggled(withToggled(noFilters, 'tag', 'Gone'), 'tag', 'Vegan');
    expect(knownFilters(asked, index).values.tag).toEqual(['Vegan']);
  });

  it('can each be taken away again', () => {
    const some = withPrices(withToggled(withToggled(noFilters, 'tag', 'Vegan'), 'new', '1'), 1, 2);
    expect(appliedFilters(some)).toHaveLength(3);
    expect(appliedFilters(some).reduce(without, some)).toEqual(noFilters);
  });
});

/** What the facets mean, said as plainly as possible: a value alone in its facet, beside the other facets. */
const alone = (filters: Filters, facet: (typeof facets)[number], value: string): Filters => ({
  ...filters,
  values: { ...filters.values, [facet]: [value] },
});

describe('counts', () => {
  it('equal the results, after any sequence of facet changes', () => {
    fc.assert(
      fc.property(
        anyItems,
        fc.array(anyValue, { maxLength: 8 }),
        fc.option(fc.nat(200), { nil: undefined }),
        (catalogue, changes, min) => {
          const index = facetIndexOf(catalogue);
          let filters = withPrices(noFilters, min);
          for (const [facet, value] of changes) filters = withToggled(filters, facet, value);
          const { counts } = findItems(index, filters);
          for (const facet of facets) {
            for (const [value, count] of counts[facet]) {
              expect(count).toBe(findItems(index, alone(filters, facet, value)).total);
            }
          }
        },
      ),
    );
  });

  it('say how many results a value has once it is chosen', () => {
    fc.assert(
      fc.property(
        anyItems,
        fc.array(anyValue, { maxLength: 5 }),
        anyValue,
        (catalogue, changes, [facet, value]) => {
          const index = facetIndexOf(catalogue);
          const before = changes.reduce((filters, change) => withToggled(filters, ...change), noFilters);
          const chosen = isChosen(before, facet, value) ? before : withToggled(before, facet, value);
          const { bits } = findItems(index, chosen);
          const having = catalogue.filter((_, position) => {
            const known = index.values[facet].get(value);
            return known !== undefined && hasBit(known, position) && hasBit(bits, position);
          });
          expect(findItems(index, before).counts[facet].get(value) ?? 0).toBe(having.length);
        },
      ),
    );
  });
});

describe('pages', () => {
  it('hold every result once, in the order asked for', () => {
    fc.assert(
      fc.property(
        anyItems,
        fc.constantFrom(...sortOrders),
        fc.integer({ min: 1, max: 30 }),
        (catalogue, order, size) => {
          const index = facetIndexOf(catalogue);
          const result = findItems(index, noFilters);
          const pages = Array.from({ length: Math.ceil(result.total / size) }, (_, at) =>
            itemsOfPage(index, result, { order, page: at + 1, size }),
          );
          const shown = pages.flat();
          expect(shown.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
            catalogue.toSorted((a, b) => a.id.localeCompare(b.id)),
          );
          expect(shown.map(unitPrice)).toEqual(sortItems(catalogue, order).map(unitPrice));
          const sorted = sortItems(catalogue, order);
          const said = (list: readonly { new: boolean; name: string }[]) =>
            list.map((item) => (order === 'newest' ? item.new : order === 'name' ? item.name : ''));
          expect(said(shown)).toEqual(said(sorted));
        },
      ),
    );
  });

  it('show the best hits of a search first, unless a price order is chosen', () => {
    const index = facetIndexOf(items);
    const ranking = [3, 1, 0];
    const result = findItems(index, noFilters, ranking);
    expect(result.total).toBe(3);
    expect(idsOf(itemsOfPage(index, result, { order: 'default', page: 1, size: 9, ranking }))).toBe('dba');
    expect(idsOf(itemsOfPage(index, result, { order: 'priceLowToHigh', page: 1, size: 9, ranking }))).toBe(
      'bad',
    );
    expect(idsOf(itemsOfPage(index, result, { order: 'default', page: 2, size: 2, ranking }))).toBe('a');
  });
});

import * as fc from 'fast-check';
import { dimensions, type Item } from '#model/catalogue/item';
import { facets, type Facet } from '#model/search/facetIndex';
import { sortOrders } from '#model/lists/listing';
import { listViews, type ListState } from '#model/search/listAddress';
import { product, program, variation } from '#tests/support/samples';

const some = <T>(values: readonly T[]) => fc.subarray([...values], { maxLength: 2 });

const shared = {
  price: fc.integer({ min: 0, max: 20_000 }).map((cents) => cents / 100),
  discount: fc.constantFrom(0, 0, 10, 100),
  new: fc.boolean(),
  tag: some(['Yoga', 'Evenings', 'Vegan']),
  dimensions: some(dimensions),
};

const anyProduct = fc
  .record({
    ...shared,
    category: some(['Sleep', 'Beauty', 'Food', 'Physical']),
    stock: fc.integer({ min: 0, max: 2 }),
    variation: fc.subarray([variation('Fern', { S: 1, M: 0 }), variation('Sea', { M: 0 })]),
  })
  .map((fields) => product(fields));

const anyProgram = fc.record(shared).map((fields) => program(fields));

/** Catalogues of up to seventy items, more than two words of bits, each item with an id of its own. */
export const anyItems: fc.Arbitrary<Item[]> = fc
  .array(fc.oneof(anyProduct, anyProgram), { maxLength: 70 })
  .map((items) => items.map((item, position) => ({ ...item, id: `item-${position}` })));

const vocabulary: Record<Facet, readonly string[]> = {
  category: ['Program', 'Sleep', 'Beauty', 'Food', 'no such category'],
  dimension: dimensions,
  tag: ['Yoga', 'Evenings', 'Vegan'],
  color: ['Fern', 'Sea'],
  size: ['S', 'M'],
  stock: ['in', 'out'],
  sale: ['1'],
  new: ['1'],
};

export const anyValue: fc.Arbitrary<[Facet, string]> = fc
  .constantFrom(...facets)
  .chain((facet) => fc.tuple(fc.constant(facet), fc.constantFrom(...vocabulary[facet])));

const anyAmount = fc.integer({ min: 0, max: 999_999_999 }).map((cents) => cents / 100);

const anyValues = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }), {
  maxLength: 5,
});

const anyOption = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** Every state a list can have, with words of any script. */
export const anyListState: fc.Arbitrary<ListState> = fc
  .record({
    query: fc.string({ maxLength: 60, unit: 'grapheme' }),
    values: fc.record({
      category: anyValues,
      dimension: anyValues,
      tag: anyValues,
      color: anyValues,
      size: anyValues,
      stock: anyValues,
      sale: anyValues,
      new: anyValues,
    }),
    min: anyOption(anyAmount),
    max: anyOption(anyAmount),
    sort: fc.constantFrom(...sortOrders),
    view: anyOption(fc.constantFrom(...listViews)),
    page: fc.integer({ min: 1, max: 999_999 }),
  })
  .map(({ values, min, max, view, ...state }) => ({
    ...state,
    ...(view && { view }),
    filters: { values, ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
  }));

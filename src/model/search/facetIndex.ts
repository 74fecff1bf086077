import { isSoldOut } from '#model/availability/availability';
import { isDimension, type Item } from '#model/catalogue/item';
import { lazyRecord } from '#model/lazyRecord';
import { toCents, unitPrice } from '#model/money/pricing';
import { addBit, countBits, noBits, type Bitset } from './bitset';
import { itemKey } from './itemKey';

/** What a list can be narrowed by, beside price and search. Every fact on a card is among them. */
export const facets = ['category', 'dimension', 'tag', 'color', 'size', 'stock', 'sale', 'new'] as const;
export type Facet = (typeof facets)[number];

/** The category that all programs belong to. */
export const programCategory = 'Program';

const categoriesOf = (item: Item): readonly string[] =>
  item.kind === 'program' ? [programCategory] : item.category.filter((name) => !isDimension(name));

const sizesOf = (item: Item): readonly string[] =>
  item.kind === 'product' ? item.variation.flatMap(({ size }) => size.map(({ name }) => name)) : [];

const valuesOf: Record<Facet, (item: Item) => readonly string[]> = {
  category: categoriesOf,
  dimension: (item) => item.dimensions,
  tag: (item) => item.tag,
  color: (item) => (item.kind === 'product' ? item.variation.map(({ color }) => color) : []),
  size: sizesOf,
  stock: (item) => [isSoldOut(item) ? 'out' : 'in'],
  sale: (item) => (item.discount > 0 ? ['1'] : []),
  new: (item) => (item.new ? ['1'] : []),
};

/** The items of a list, with everything that stays the same while filters change; of the facets, once one is asked for. */
export interface FacetIndex {
  items: readonly Item[];
  /** Where an item stands, by its key. */
  positions: ReadonlyMap<string, number>;
  /** The price after discount of each item, in cents. */
  cents: Float64Array;
  /** Positions by rising price; equal prices keep the order of the list. */
  byPrice: Uint32Array;
  /** For each value of each facet the items that have it, the values most items have first. */
  values: Readonly<Record<Facet, ReadonlyMap<string, Bitset>>>;
  /** How many items have each of them. */
  totals: Readonly<Record<Facet, ReadonlyMap<Bitset, number>>>;
  /** CSS colours of colour names, where the catalogue gives them. */
  swatches: ReadonlyMap<string, string>;
}

function valuesIn(items: readonly Item[], facet: Facet): Map<string, Bitset> {
  const found = new Map<string, Bitset>();
  items.forEach((item, position) => {
    for (const value of valuesOf[facet](item)) {
      let bits = found.get(value);
      if (!bits) found.set(value, (bits = noBits(items.length)));
      addBit(bits, position);
    }
  });
  return new Map([...found].toSorted(([, a], [, b]) => countBits(b) - countBits(a)));
}

function swatchesIn(items: readonly Item[]): Map<string, string> {
  const swatches = new Map<string, string>();
  for (const item of items) {
    if (item.kind === 'program') continue;
    for (const { color, swatch } of item.variation) {
      if (swatch && !swatches.has(color)) swatches.set(color, swatch);
    }
  }
  return swatches;
}

export function facetIndexOf(items: readonly Item[]): FacetIndex {
  const cents = Float64Array.from(items, (item) => toCents(unitPrice(item)));
  const byPrice = Uint32Array.from(items.keys()).toSorted(
    (a, b) => (cents[a] ?? 0) - (cents[b] ?? 0) || a - b,
  );
  const values = lazyRecord(facets, (facet) => valuesIn(items, facet));
  return {
    items,
    positions: new Map(items.map((item, position) => [itemKey(item), position])),
    cents,
    byPrice,
    values,
    totals: lazyRecord(
      facets,
      (facet) => new Map([...values[facet].values()].map((bits) => [bits, countBits(bits)])),
    ),
    swatches: swatchesIn(items),
  };
}

/**
 * The values of a facet as a list shows them: those that most items have first, equals in the order of their names. Sizes
 * keep the order of the catalogue, in which they grow.
 */
export function valuesInOrder(
  { values, totals }: FacetIndex,
  facet: Facet,
  compareNames: (a: string, b: string) => number,
): string[] {
  const total = (bits: Bitset): number => totals[facet].get(bits) ?? 0;
  return [...values[facet]]
    .toSorted(([a, some], [b, others]) => {
      const byTotal = total(others) - total(some);
      return byTotal !== 0 || facet === 'size' ? byTotal : compareNames(a, b);
    })
    .map(([value]) => value);
}

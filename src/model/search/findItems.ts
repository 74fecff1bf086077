import type { Item } from '#model/catalogue/item';
import { sortItems, type ByName, type SortOrder } from '#model/lists/listing';
import { lazyRecord } from '#model/lazyRecord';
import { toCents } from '#model/money/pricing';
import {
  addBit,
  allBits,
  countBits,
  countInBoth,
  hasBit,
  inAny,
  inBoth,
  noBits,
  type Bitset,
} from './bitset';
import { facets, type Facet, type FacetIndex } from './facetIndex';
import type { Filters } from './filters';
import { itemKey } from './itemKey';

/** The items a search found, the best first, as positions in the list. */
export type Ranking = readonly number[];

export interface Found {
  bits: Bitset;
  total: number;
  /**
   * For each value the items one gets by choosing it beside what the other facets ask for: the whole result where
   * nothing of its facet is chosen, else what it adds to or holds of the result.
   */
  counts: Readonly<Record<Facet, ReadonlyMap<string, number>>>;
}

function withinPrices({ cents, items }: FacetIndex, { min = 0, max = Infinity }: Filters): Bitset {
  const bits = noBits(items.length);
  const [from, to] = [toCents(min), toCents(max)];
  cents.forEach((price, position) => {
    if (price >= from && price <= to) addBit(bits, position);
  });
  return bits;
}

function bitsOfRanking(ranking: Ranking, length: number): Bitset {
  const bits = noBits(length);
  for (const position of ranking) addBit(bits, position);
  return bits;
}

/** What each facet with chosen values lets through. */
function masksOf({ values: known, items }: FacetIndex, { values: chosen }: Filters): Map<Facet, Bitset> {
  return new Map(
    facets
      .filter((facet) => chosen[facet].length > 0)
      .map((facet) => [
        facet,
        inAny(
          chosen[facet].flatMap((value) => known[facet].get(value) ?? []),
          items.length,
        ),
      ]),
  );
}

/** Applies filters and search. Values the list does not know match nothing. */
export function findItems(index: FacetIndex, filters: Filters, ranking?: Ranking): Found {
  const { length } = index.items;
  const hasPrices = filters.min !== undefined || filters.max !== undefined;
  const searched = ranking ? bitsOfRanking(ranking, length) : allBits(length);
  const base = hasPrices ? inBoth(searched, withinPrices(index, filters)) : searched;
  const masks = masksOf(index, filters);
  const bits = [...masks.values()].reduce(inBoth, base);

  const countsOf = (facet: Facet): Map<string, number> => {
    const others = masks.has(facet)
      ? [...masks].filter(([other]) => other !== facet).reduce((sum, [, mask]) => inBoth(sum, mask), base)
      : bits;
    return new Map([...index.values[facet]].map(([value, having]) => [value, countInBoth(having, others)]));
  };

  return {
    bits,
    total: countBits(bits),
    counts: lazyRecord(facets, countsOf),
  };
}

/** The list by name in a language, kept as long as the language stays. */
const byNameOf = new WeakMap<FacetIndex, { byName: ByName | undefined; order: readonly number[] }>();

function namedOrder(index: FacetIndex, byName?: ByName): readonly number[] {
  const known = byNameOf.get(index);
  if (known && known.byName === byName) return known.order;
  const order = sortItems(index.items, 'name', byName).map((item) => index.positions.get(itemKey(item)) ?? 0);
  byNameOf.set(index, { byName, order });
  return order;
}

function* newFirst(items: readonly Item[]): Generator<number> {
  for (const [position, item] of items.entries()) if (item.new) yield position;
  for (const [position, item] of items.entries()) if (!item.new) yield position;
}

function* positions(
  index: FacetIndex,
  { order, ranking, byName }: Pick<Slice, 'order' | 'ranking' | 'byName'>,
): Generator<number> {
  const { byPrice, items } = index;
  if (order === 'priceLowToHigh') yield* byPrice;
  else if (order === 'priceHighToLow') yield* byPrice.toReversed();
  else if (order === 'newest') yield* newFirst(items);
  else if (order === 'name') yield* namedOrder(index, byName);
  else yield* ranking ?? items.keys();
}

interface Slice {
  order: SortOrder;
  /** From 1. */
  page: number;
  size: number;
  ranking?: Ranking;
  /** Compares names in the shopper's language. */
  byName?: ByName;
}

/** The items of one page. Without a sort order a search shows its best hits first. */
export function itemsOfPage(index: FacetIndex, { bits }: Found, { page, size, ...asked }: Slice): Item[] {
  const shown: Item[] = [];
  let toSkip = (page - 1) * size;
  for (const position of positions(index, asked)) {
    if (!hasBit(bits, position)) continue;
    if (toSkip > 0) toSkip -= 1;
    else {
      const item = index.items[position];
      if (item) shown.push(item);
      if (shown.length === size) break;
    }
  }
  return shown;
}

import { facets, type Facet, type FacetIndex } from './facetIndex';

/** What a shopper has chosen. Values of one facet widen the list, facets narrow it. Prices are in the shop's own currency. */
export interface Filters {
  values: Readonly<Record<Facet, readonly string[]>>;
  min?: number;
  max?: number;
}

export const noFilters: Filters = {
  values: { category: [], dimension: [], tag: [], color: [], size: [], stock: [], sale: [], new: [] },
};

/** One filter that can be taken away: a value of a facet, or the price range. */
export type AppliedFilter = { facet: Facet; value: string } | { facet: 'price'; min?: number; max?: number };

export const isChosen = ({ values }: Filters, facet: Facet, value: string): boolean =>
  values[facet].includes(value);

const withValues = (filters: Filters, facet: Facet, chosen: readonly string[]): Filters => ({
  ...filters,
  values: { ...filters.values, [facet]: chosen },
});

/** Chooses a value, or lets go of it. */
export function withToggled(filters: Filters, facet: Facet, value: string): Filters {
  const chosen = filters.values[facet];
  return withValues(
    filters,
    facet,
    chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
  );
}

export function withPrices({ values }: Filters, min?: number, max?: number): Filters {
  return { values, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

export function appliedFilters(filters: Filters): AppliedFilter[] {
  const { min, max } = filters;
  const chosen = facets.flatMap((facet) => filters.values[facet].map((value) => ({ facet, value })));
  return min === undefined && max === undefined ? chosen : [...chosen, { facet: 'price', min, max }];
}

export function without(filters: Filters, applied: AppliedFilter): Filters {
  if (applied.facet === 'price') return withPrices(filters);
  const { facet, value } = applied;
  return withValues(
    filters,
    facet,
    filters.values[facet].filter((other) => other !== value),
  );
}

/** Leaves out values that no item of the list has: an old link still works. */
export function knownFilters(filters: Filters, index: FacetIndex): Filters {
  return facets.reduce(
    (known, facet) =>
      withValues(
        known,
        facet,
        filters.values[facet].filter((value) => index.values[facet].has(value)),
      ),
    filters,
  );
}

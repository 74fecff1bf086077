import type { Item } from '#model/catalogue/item';
import { shopOrder } from '#model/lists/shopOrder';
import { facetIndexOf, type FacetIndex } from '#model/search/facetIndex';
import { inScope, type Scope } from '#model/search/scope';

const indexes = new WeakMap<readonly Item[], Map<string, FacetIndex>>();

/** The index of what a list sells: one per catalogue and scope, however often its pages are opened. */
export function sharedIndexOf(items: readonly Item[], scope: Scope): FacetIndex {
  const known = indexes.get(items) ?? new Map<string, FacetIndex>();
  indexes.set(items, known);
  const name = JSON.stringify(scope);
  const index = known.get(name) ?? facetIndexOf(shopOrder(inScope(items, scope)));
  known.set(name, index);
  return index;
}

import { useMemo } from 'react';
import type { Item } from '../../../../model/catalogue/item';
import type { FacetIndex } from '../../../../model/search/facetIndex';
import { knownFilters, noFilters, type Filters } from '../../../../model/search/filters';
import { findItems, itemsOfPage, type Found } from '../../../../model/search/findItems';
import { pagesFor, pageSize } from '../../../../model/search/paging';
import type { Scope } from '../../../../model/search/scope';
import { selectItems } from '../../../../model/shopState';
import { useRows } from '../../useRows';
import { sharedIndexOf } from './sharedIndexOf';
import type { ListControl } from './useListState';
import { useByName } from './useByName';
import { useRanking, type ListRanking } from './useRanking';

/** A list as its controls and cards see it. */
export interface ItemList extends ListControl, ListRanking {
  index: FacetIndex;
  found: Found;
  /** The items of the current page. */
  shown: readonly Item[];
  page: number;
  pages: number;
  setFilters: (filters: Filters) => void;
  clear: () => void;
}

function useKnownFilters(filters: Filters, index: FacetIndex): Filters {
  return useMemo(() => knownFilters(filters, index), [filters, index]);
}

/**
 * What a list shows, from the catalogue and the list's state. What is found follows the controls: they answer to a
 * press before the cards are drawn.
 */
export function useItemList(scope: Scope, control: ListControl): ItemList {
  const items = useRows(selectItems);
  const index = sharedIndexOf(items, scope);
  const chosen = useKnownFilters(control.state.filters, index);
  const { drawn } = control;
  const filters = useKnownFilters(drawn.filters, index);
  const searched = useRanking(index, drawn.query);
  const { ranking } = searched;
  const found = useMemo(() => findItems(index, filters, ranking), [index, filters, ranking]);
  const byName = useByName();
  const pages = pagesFor(found.total);
  const page = Math.min(drawn.page, pages);
  const { sort } = drawn;
  const shown = useMemo(
    () => itemsOfPage(index, found, { order: sort, page, size: pageSize, ranking, byName }),
    [index, found, sort, page, ranking, byName],
  );
  return useMemo(
    () => ({
      ...control,
      ...searched,
      state: { ...control.state, filters: chosen },
      drawn: { ...drawn, filters },
      index,
      found,
      shown,
      page,
      pages,
      setFilters: (next) => control.change({ filters: next }),
      clear: () => control.change({ filters: noFilters, query: '' }),
    }),
    [control, searched, chosen, drawn, filters, index, found, shown, page, pages],
  );
}

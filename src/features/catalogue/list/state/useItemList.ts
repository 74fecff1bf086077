import { startTransition, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { Item } from '#model/catalogue/item';
import type { FacetIndex } from '#model/search/facetIndex';
import { knownFilters, noFilters, type Filters } from '#model/search/filters';
import { findItems, itemsOfPage, type Found, type Ranking } from '#model/search/findItems';
import { pageSize, pagesFor } from '#model/search/paging';
import type { Scope } from '#model/search/scope';
import { selectItems } from '#model/shopState';
import { useRows } from '#features/catalogue/useRows';
import { sharedIndexOf } from './sharedIndexOf';
import type { ListControl } from './useListState';
import { comparedIn } from '#model/comparison';
import type { ByName } from '#model/lists/listing';
import { CatalogueWordsContext } from '#ui/text/CatalogueText';
import { useLocale } from '#ui/text/useLanguage';
import type { SearchResult } from '#model/search/engine/search';
import { useCatalogueStatus } from '#features/catalogue/CatalogueStatus';
import { useSearchIndex } from '#features/catalogue/search/useSearchIndex';

/** Milliseconds after which the browser counts as idle where it does not say so itself. */
const fallbackDelay = 1500;

/** True once the browser has had nothing to do since `canStart`. */
function useIdle(canStart: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!canStart) return undefined;
    const done = (): void => startTransition(() => setIdle(true));
    if (typeof window.requestIdleCallback === 'function') {
      const handle = window.requestIdleCallback(done);
      return () => window.cancelIdleCallback(handle);
    }
    const timer = setTimeout(done, fallbackDelay);
    return () => clearTimeout(timer);
  }, [canStart]);
  return isIdle;
}

/** What a list's query finds. */
interface ListRanking {
  /** Positions of what the query finds, the best first; undefined without a query. */
  ranking: Ranking | undefined;
  /** How the query was understood; undefined without one. */
  understood: SearchResult | undefined;
  /** True while the query waits for the search engine. */
  isSearching: boolean;
  rank: (query: string) => Ranking;
  /** What the query finds in the whole shop. */
  inShop: () => SearchResult | undefined;
}

/** Searches a list; the engine is made ready while the browser is idle, or at once when there is a query. */
function useRanking(index: FacetIndex, query: string): ListRanking {
  const { phase } = useCatalogueStatus();
  const isIdle = useIdle(phase !== 'loading');
  const hasQuery = query.trim() !== '';
  const search = useSearchIndex(hasQuery || isIdle);
  const find = useCallback(
    (text: string): SearchResult | undefined =>
      search?.find(text, { accepts: (key) => index.positions.has(key) }),
    [search, index],
  );
  const positionsOf = useCallback(
    (keys: readonly string[] = []): Ranking => keys.flatMap((key) => index.positions.get(key) ?? []),
    [index],
  );
  const understood = useMemo(() => (hasQuery ? find(query) : undefined), [hasQuery, find, query]);
  const ranking = useMemo(
    () => (hasQuery ? positionsOf(understood?.keys) : undefined),
    [hasQuery, positionsOf, understood],
  );
  return useMemo(
    () => ({
      ranking,
      understood,
      isSearching: hasQuery && search === undefined,
      rank: (text) => positionsOf(find(text)?.keys),
      inShop: () => search?.find(query),
    }),
    [ranking, understood, hasQuery, search, positionsOf, find, query],
  );
}

/** Compares items by the names the shopper reads. */
function useByName(): ByName {
  const translate = use(CatalogueWordsContext);
  const locale = useLocale();
  return useMemo(() => {
    const compare = comparedIn(locale);
    return (a, b) => compare(translate(a.name) ?? a.name, translate(b.name) ?? b.name);
  }, [translate, locale]);
}

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
 * press before the cards are rendered.
 */
export function useItemList(scope: Scope, control: ListControl): ItemList {
  const items = useRows(selectItems);
  const index = sharedIndexOf(items, scope);
  const chosen = useKnownFilters(control.state.filters, index);
  const { applied } = control;
  const filters = useKnownFilters(applied.filters, index);
  const searched = useRanking(index, applied.query);
  const { ranking } = searched;
  const found = useMemo(() => findItems(index, filters, ranking), [index, filters, ranking]);
  const byName = useByName();
  const pages = pagesFor(found.total);
  const page = Math.min(applied.page, pages);
  const { sort } = applied;
  const shown = useMemo(
    () => itemsOfPage(index, found, { order: sort, page, size: pageSize, ranking, byName }),
    [index, found, sort, page, ranking, byName],
  );
  return useMemo(
    () => ({
      ...control,
      ...searched,
      state: { ...control.state, filters: chosen },
      applied: { ...applied, filters },
      index,
      found,
      shown,
      page,
      pages,
      setFilters: (next) => control.change({ filters: next }),
      clear: () => control.change({ filters: noFilters, query: '' }),
    }),
    [control, searched, chosen, applied, filters, index, found, shown, page, pages],
  );
}

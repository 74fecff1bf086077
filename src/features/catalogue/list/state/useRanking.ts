import { useCallback, useMemo } from 'react';
import type { FacetIndex } from '../../../../model/search/facetIndex';
import type { SearchResult } from '../../../../model/search/engine/search';
import type { Ranking } from '../../../../model/search/findItems';
import { useCatalogueStatus } from '../../CatalogueStatus';
import { useIdle } from '../../search/useIdle';
import { useSearchIndex } from '../../search/useSearchIndex';

/** What a list's query finds. */
export interface ListRanking {
  /** Positions of what the query finds, the best first; undefined without a query. */
  ranking: Ranking | undefined;
  /** How the query was understood; undefined without one. */
  understood: SearchResult | undefined;
  /** True while the query waits for the search engine. */
  isSearching: boolean;
  rank: (query: string) => Ranking;
  /** The best few items of the whole shop for the query. */
  inShop: () => SearchResult | undefined;
}

/** Number of best results by which a query's subject is judged. */
const mostInShop = 8;

/** Searches a list; the engine is made ready while the browser is idle, or at once when there is a query. */
export function useRanking(index: FacetIndex, query: string): ListRanking {
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
      inShop: () => search?.find(query, { most: mostInShop }),
    }),
    [ranking, understood, hasQuery, search, positionsOf, find, query],
  );
}

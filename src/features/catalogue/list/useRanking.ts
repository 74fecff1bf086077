import { useCallback, useMemo } from 'react';
import type { FacetIndex } from '../../../model/search/facetIndex';
import type { Ranking } from '../../../model/search/findItems';
import { useCatalogueStatus } from '../CatalogueStatus';
import { useIdle } from '../search/useIdle';
import { useSearchIndex } from '../search/useSearchIndex';

interface ListRanking {
  /** Positions of what the query finds, the best first; undefined without a query. */
  ranking: Ranking | undefined;
  /** True while the engine is not there yet. */
  isSearching: boolean;
  rank: (query: string) => Ranking;
}

/** Searches a list; the engine is made ready while the browser is idle, or at once when there is a query. */
export function useRanking(index: FacetIndex, query: string): ListRanking {
  const { phase } = useCatalogueStatus();
  const isIdle = useIdle(phase !== 'loading');
  const hasQuery = query.trim() !== '';
  const search = useSearchIndex(hasQuery || isIdle);
  const rank = useCallback(
    (text: string): Ranking => search?.find(text).flatMap((key) => index.positions.get(key) ?? []) ?? [],
    [search, index],
  );
  const ranking = useMemo(() => (hasQuery ? rank(query) : undefined), [hasQuery, rank, query]);
  return { ranking, isSearching: hasQuery && search === undefined, rank };
}

import { useMemo } from 'react';
import type { Item } from '../../../model/catalogue/item';
import { selectItemsByKey } from '../../../model/shopState';
import { useShop } from '../../../storeHooks';
import { useSearchIndex } from './useSearchIndex';

/** Options that fit below the field without scrolling. */
const mostSuggestions = 6;

interface Suggestions {
  items: readonly Item[];
  /** How many items the query finds. */
  total: number;
}

/** The best few items for a query. */
export function useSuggestions(query: string, isWanted: boolean): Suggestions {
  const index = useSearchIndex(isWanted);
  const byKey = useShop(selectItemsByKey);
  return useMemo(() => {
    const keys = query === '' ? [] : (index?.find(query) ?? []);
    return {
      items: keys.slice(0, mostSuggestions).flatMap((key) => byKey.get(key) ?? []),
      total: keys.length,
    };
  }, [index, byKey, query]);
}

import { useMemo } from 'react';
import type { Item } from '../../../model/catalogue/item';
import { selectItemsByKey } from '../../../model/shopState';
import { useShop } from '../../../storeHooks';
import { bestCategory, type Suggestion, type SuggestionGroup } from './suggestions';
import { usePageSearch } from './usePageSearch';
import { useSearchIndex } from './useSearchIndex';

/** Most suggestions: what fits below the field without much scrolling. */
const most = { items: 5, pages: 3, completions: 3 } as const;

/** A single letter begins too many words, so it is only searched for in names. */
const shortestForAll = 2;

interface Suggestions {
  groups: readonly SuggestionGroup[];
  /** How many items the query finds. */
  total: number;
}

const ofItems = new WeakMap<Item, Suggestion>();

/** The same object for the same item, so that what one letter leaves in the list is not drawn anew. */
function itemSuggestion(item: Item): Suggestion {
  const known = ofItems.get(item) ?? { kind: 'item', item };
  ofItems.set(item, known);
  return known;
}

const recentGroup = (recent: readonly string[]): SuggestionGroup[] =>
  recent.length === 0
    ? []
    : [
        {
          name: 'recent',
          suggestions: [
            ...recent.map((query): Suggestion => ({ kind: 'recent', query })),
            { kind: 'forget' },
          ],
        },
      ];

/** The best suggestions for a query, in groups; without a query, this device's recent searches. */
export function useSuggestions(query: string, isWanted: boolean, recent: readonly string[]): Suggestions {
  const index = useSearchIndex(isWanted);
  const pageSearch = usePageSearch(isWanted);
  const byKey = useShop(selectItemsByKey);
  return useMemo(() => {
    if (query === '') return { groups: recentGroup(recent), total: 0 };
    const isShort = query.length < shortestForAll;
    const hits = index?.find(query, { most: 2 * most.items, ...(isShort && { within: ['name'] }) });
    const total = hits?.total ?? 0;
    const items = (hits?.keys ?? []).flatMap((key) => byKey.get(key) ?? []);
    const shown = items.slice(0, most.items);
    const found = isShort ? undefined : pageSearch?.find(query);
    const category = bestCategory(items);
    const pages: SuggestionGroup = {
      name: 'pages',
      suggestions: (found?.pages ?? []).slice(0, most.pages).map((page) => ({ kind: 'page', page })),
    };
    const words: SuggestionGroup = {
      name: 'words',
      suggestions: [
        ...(category === undefined ? [] : [{ kind: 'category' as const, category, query }]),
        ...(index?.completions(query, most.completions + most.items) ?? [])
          .filter((completion) => !shown.some(({ name }) => name === completion))
          .slice(0, most.completions)
          .map((completion): Suggestion => ({ kind: 'completion', query: completion })),
      ],
    };
    const groups: SuggestionGroup[] = [
      ...(found?.isSure ? [pages] : []),
      { name: 'items', suggestions: shown.map(itemSuggestion) },
      ...(found?.isSure ? [] : [pages]),
      words,
      { name: 'all', suggestions: total > 0 ? [{ kind: 'all', query, total }] : [] },
    ];
    return { groups: groups.filter(({ suggestions }) => suggestions.length > 0), total };
  }, [index, pageSearch, byKey, query, recent]);
}

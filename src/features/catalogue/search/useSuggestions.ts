import { useDeferredValue, useMemo } from 'react';
import type { Item } from '#model/catalogue/item';
import type { SearchIndex } from '#model/search/searchIndex';
import { selectItemsByKey } from '#model/shopState';
import { useShop } from '#storeHooks';
import { bestCategory, type Suggestion, type SuggestionGroup } from './suggestions';
import { usePageSearch } from './usePageSearch';
import { useSearchIndex } from './useSearchIndex';

/** Most suggestions: what fits below the field without much scrolling. */
const most = { items: 5, pages: 3, completions: 3 } as const;

/** A single letter begins too many words, so it is only searched for in names. */
const shortestForAll = 2;
const isShort = (query: string): boolean => query.length < shortestForAll;

interface Suggestions {
  groups: readonly SuggestionGroup[];
  /** How many items the query finds. */
  total: number;
  /** Whether items were searched; before, nothing is known of what there is not. */
  isReady: boolean;
}

const ofItems = new WeakMap<Item, Suggestion>();

/** The same object for the same item, so that what one letter leaves in the list is not rendered again. */
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

interface FoundItems {
  /** The best first. */
  items: readonly Item[];
  total: number;
}

function useFoundItems(query: string, index: SearchIndex | undefined): FoundItems {
  const byKey = useShop(selectItemsByKey);
  return useMemo(() => {
    if (query === '') return { items: [], total: 0 };
    const keys = index?.find(query, isShort(query) ? { within: ['name'] } : {}).keys ?? [];
    return {
      items: keys.slice(0, 2 * most.items).flatMap((key) => byKey.get(key) ?? []),
      total: keys.length,
    };
  }, [index, byKey, query]);
}

type Completion = Extract<Suggestion, { kind: 'completion' }>;

interface Further {
  pages: readonly Suggestion[];
  /** True if a page fits the query better than an item can. */
  isSure: boolean;
  completions: readonly Completion[];
}

/** What a query could also mean. */
function useFurther(query: string, index: SearchIndex | undefined, isWanted: boolean): Further {
  const pageSearch = usePageSearch(isWanted);
  return useMemo(() => {
    const found = isShort(query) ? undefined : pageSearch?.find(query);
    const words = query === '' ? [] : (index?.completions(query, most.completions + most.items) ?? []);
    return {
      pages: (found?.pages ?? []).slice(0, most.pages).map((page) => ({ kind: 'page', page })),
      isSure: found?.isSure ?? false,
      completions: words.map((completion) => ({ kind: 'completion', query: completion })),
    };
  }, [index, pageSearch, query]);
}

/**
 * The best suggestions for a query, in groups; without a query, this device's recent searches. A letter is answered with
 * items; pages and completions follow in the next frame, and those of the letter before stay until then.
 */
export function useSuggestions(query: string, isWanted: boolean, recent: readonly string[]): Suggestions {
  const index = useSearchIndex(isWanted);
  const { items, total } = useFoundItems(query, index);
  const { pages, isSure, completions } = useFurther(useDeferredValue(query), index, isWanted);
  return useMemo(() => {
    const isReady = index !== undefined;
    if (query === '') return { groups: recentGroup(recent), total: 0, isReady };
    const shown = items.slice(0, most.items);
    const category = bestCategory(items);
    const pageGroup: SuggestionGroup = { name: 'pages', suggestions: pages };
    const words: SuggestionGroup = {
      name: 'words',
      suggestions: [
        ...(category === undefined ? [] : [{ kind: 'category' as const, category, query }]),
        ...completions
          .filter((completion) => !shown.some(({ name }) => name === completion.query))
          .slice(0, most.completions),
      ],
    };
    const groups: SuggestionGroup[] = [
      ...(isSure ? [pageGroup] : []),
      { name: 'items', suggestions: shown.map(itemSuggestion) },
      ...(isSure ? [] : [pageGroup]),
      words,
      { name: 'all', suggestions: total > 0 ? [{ kind: 'all', query, total }] : [] },
    ];
    return { groups: groups.filter(({ suggestions }) => suggestions.length > 0), total, isReady };
  }, [query, index, items, total, pages, isSure, completions, recent]);
}

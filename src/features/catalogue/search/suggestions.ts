import { programCategory } from '#model/search/facetIndex';
import type { Item } from '#model/catalogue/item';
import { itemPath, paths, searchPath, withQuery } from '#model/paths';
import type { Page } from '#model/search/page';
import { itemKey } from '#model/search/itemKey';

/** One line below a search field. */
export type Suggestion =
  | { kind: 'recent'; query: string }
  | { kind: 'forget' }
  | { kind: 'completion'; query: string }
  | { kind: 'category'; category: string; query: string }
  | { kind: 'page'; page: Page }
  | { kind: 'item'; item: Item }
  | { kind: 'all'; query: string; total: number };

/** Lines under one heading; the last ones, which lead to everything, have none. */
export interface SuggestionGroup {
  name: 'recent' | 'items' | 'pages' | 'words' | 'all';
  suggestions: readonly Suggestion[];
}

export const keyOf = (suggestion: Suggestion): string => {
  if (suggestion.kind === 'item') return itemKey(suggestion.item);
  if (suggestion.kind === 'page') return suggestion.page.key;
  return suggestion.kind === 'forget' || suggestion.kind === 'all'
    ? suggestion.kind
    : `${suggestion.kind} ${suggestion.query}`;
};

/** Where a suggestion leads; undefined for the one that only does something. */
export function addressOf(suggestion: Suggestion): string | undefined {
  if (suggestion.kind === 'forget') return undefined;
  if (suggestion.kind === 'item') return itemPath(suggestion.item);
  if (suggestion.kind === 'page') return suggestion.page.path;
  if (suggestion.kind === 'category') {
    return withQuery(paths.shop, { q: suggestion.query, category: suggestion.category });
  }
  return searchPath(suggestion.query);
}

/** Number of best hits by which the category of a query is judged. */
const telling = 8;

/** The category that most of the best hits are in, where there is more than one. */
export function bestCategory(items: readonly Item[]): string | undefined {
  const counts = new Map<string, number>();
  const best = items.slice(0, telling);
  for (const { kind, category } of best) {
    const [name] = kind === 'program' ? [programCategory] : category;
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first && counts.size > 1 && first[1] > best.length / 2 ? first[0] : undefined;
}

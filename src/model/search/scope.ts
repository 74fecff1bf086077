import type { Item } from '#model/catalogue/item';

/** What a list page sells: everything, one kind, or one category. */
export type Scope = 'all' | 'programs' | 'products' | { category: string };

export function inScope(items: readonly Item[], scope: Scope): readonly Item[] {
  if (scope === 'all') return items;
  if (scope === 'programs') return items.filter(({ kind }) => kind === 'program');
  if (scope === 'products') return items.filter(({ kind }) => kind === 'product');
  return items.filter(({ kind, category }) => kind === 'product' && category.includes(scope.category));
}

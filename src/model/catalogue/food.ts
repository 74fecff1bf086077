import type { Product } from './item';

/** True of what is eaten or drunk; only of that are allergens asked. */
export const isFood = ({ meal, ingredients, allergens }: Product): boolean =>
  meal !== undefined || ingredients !== undefined || allergens !== undefined;

/**
 * The allergens somebody has declared; none is a declaration only beside ingredients. Undefined where nobody has said
 * what goes in: the database keeps no empty lists, and a forgotten one must not read as "contains nothing".
 */
export function declaredAllergens({ meal, ingredients, allergens }: Product): string[] | undefined {
  const named = [...(meal?.allergens ?? []), ...(allergens ?? [])];
  return named.length > 0 || ingredients !== undefined ? [...new Set(named)] : undefined;
}

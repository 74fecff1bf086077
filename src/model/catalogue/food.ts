import type { Product } from './item';

/** True for food and drink, the only items with allergens. */
export const isFood = ({ meal, ingredients, allergens }: Product): boolean =>
  meal !== undefined || ingredients !== undefined || allergens !== undefined;

/**
 * The declared allergens. An empty list counts as a declaration only together with ingredients, and is undefined
 * otherwise: the database stores no empty lists, and a forgotten list must not read as "contains nothing".
 */
export function declaredAllergens({ meal, ingredients, allergens }: Product): string[] | undefined {
  const named = [...(meal?.allergens ?? []), ...(allergens ?? [])];
  return named.length > 0 || ingredients !== undefined ? [...new Set(named)] : undefined;
}

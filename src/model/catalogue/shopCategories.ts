import { categoryOf, isAsDescribed } from './categoryPages';
import type { Product } from './item';

const isInFood = (category: string): boolean => isAsDescribed('food') && category === categoryOf.food;

/** The categories of things, without food, which has a place of its own in the menu, in the order the catalogue first names them. */
export const shopCategories = (products: readonly Product[]): string[] => [
  ...new Set(products.flatMap(({ category }) => category.filter((name) => !isInFood(name)))),
];

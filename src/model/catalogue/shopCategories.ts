import { shop } from '#shopConfig';
import type { Product } from './item';

/** The categories of things, without food, which has a place of its own in the menu, in the order the catalogue first names them. */
export const shopCategories = (products: readonly Product[]): string[] => [
  ...new Set(products.flatMap(({ category }) => category.filter((name) => name !== shop.categoryPages.food))),
];

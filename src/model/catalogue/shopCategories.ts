import type { Product } from './item';

/** What is eaten has a place of its own in the menu. */
const food = 'Food';

/** The categories of things, in the order the catalogue first names them. */
export const shopCategories = (products: readonly Product[]): string[] => [
  ...new Set(products.flatMap(({ category }) => category.filter((name) => name !== food))),
];

import { shop } from '#shopConfig';
import { paths } from '../paths.ts';

/** The categories that the shop's own texts are about: of others, a page is called what the catalogue calls them. */
const described = { gadgets: 'Gadgets', food: 'Food', beauty: 'Beauty' } as const;

export type CategoryPage = keyof typeof described;

/** The category each of the three pages shows; empty where the shop has no such page. */
export const categoryOf: Readonly<Record<CategoryPage, string>> = shop.categoryPages;

export const categoryPages = (Object.keys(described) as CategoryPage[]).map((name) => ({
  name,
  path: paths[name],
  category: categoryOf[name],
}));

/** Whether the page shows what its texts, its picture and its place in the menu were made for. */
export const isAsDescribed = (page: CategoryPage): boolean => categoryOf[page] === described[page];

/** The category that such a page is called after, where it shows another than its texts are about. */
export function ownCategoryOf(head: string): string | undefined {
  const page = categoryPages.find(({ name }) => name === head);
  return page && !isAsDescribed(page.name) ? page.category : undefined;
}

import { ownCategoryOf } from '#model/catalogue/categoryPages';
import type { HeadName } from '#textKey';

export interface HeadText {
  title: string;
  description: string;
}

/**
 * Title and description of a page. One of a category that the shop's texts do not know is called what the catalogue calls it, in
 * the words that `say` finds.
 */
export function headTextOf(
  name: HeadName,
  t: (key: `head:${HeadName}.${keyof HeadText}`, words?: { category: string }) => string,
  say: (category: string) => string,
): HeadText {
  const category = ownCategoryOf(name);
  if (category === undefined)
    return { title: t(`head:${name}.title`), description: t(`head:${name}.description`) };
  const words = { category: say(category) };
  return {
    title: t('head:categoryPage.title', words),
    description: t('head:categoryPage.description', words),
  };
}

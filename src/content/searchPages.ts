import type { Language } from '#model/languages';
import type { Page } from '#model/search/page';
import type { Outline } from './outline';
import { pagesOf } from './outlinePages';

const files: Record<Language, () => Promise<{ outlines: Outline[] }>> = {
  en: () => import('./outlines/en'),
  fn: () => import('./outlines/fn'),
  de: () => import('./outlines/de'),
};

/** The texts of a language as the search finds them. */
export async function searchPages(language: Language): Promise<Page[]> {
  const { outlines } = await files[language]();
  return pagesOf(outlines);
}

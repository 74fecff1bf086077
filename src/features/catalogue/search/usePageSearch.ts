import { startTransition, useEffect, useMemo, useState } from 'react';
import { useEmptyAddresses } from '#emptyAddresses';
import { loadTexts, translations } from '#i18n';
import { readWords, wordsOf } from '#features/catalogue/texts/readWords';
import { reportError } from '#reportError';
import { headTextOf } from '#ui/head/headText';
import { useLanguage } from '#ui/text/useLanguage';
import type { Language } from '#model/languages';
import { isClosed } from '#model/sections';
import type { PageSearch, TextOf } from './pageSearch';

const known = new Map<Language, Promise<PageSearch>>();

/** The search over articles, topics, dimensions, help and the other pages of the shop. */
function pageSearchOf(language: Language, textOf: TextOf): Promise<PageSearch> {
  const search =
    known.get(language) ??
    import('./pageSearch').then(({ buildPageSearch }) => buildPageSearch(language, textOf));
  known.set(language, search);
  search.catch(() => known.delete(language));
  return search;
}

/** The search over the shop's pages once it is wanted and there; undefined before, and where it cannot be fetched. */
export function usePageSearch(isWanted: boolean): PageSearch | undefined {
  const language = useLanguage();
  const [search, setSearch] = useState<PageSearch>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    Promise.all([loadTexts(['head']), readWords(language)])
      .then(() => {
        const t = translations.getFixedT(language, ['common', 'head']);
        const words = wordsOf(language)?.texts.words.category;
        return pageSearchOf(language, (name) =>
          headTextOf(name, t, (category) => words?.get(category) ?? category),
        );
      })
      .then((found) => {
        if (isCurrent) startTransition(() => setSearch(found));
      })
      .catch((error: unknown) => reportError(error, 'Pages cannot be searched; items can.'));
    return () => {
      isCurrent = false;
    };
  }, [isWanted, language]);
  const empty = useEmptyAddresses();
  return useMemo(
    () =>
      search && {
        find: (query) => {
          const found = search.find(query);
          return { ...found, pages: found.pages.filter(({ path }) => !empty.has(path) && !isClosed(path)) };
        },
      },
    [empty, search],
  );
}

/** What fits a query beside items; undefined for an empty one, and before the search is there. */
export function usePagesFound(query: string): ReturnType<PageSearch['find']> | undefined {
  const search = usePageSearch(query !== '');
  return useMemo(() => (query === '' ? undefined : search?.find(query)), [query, search]);
}

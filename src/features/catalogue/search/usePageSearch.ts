import { startTransition, useEffect, useMemo, useState } from 'react';
import { useEmptyAddresses } from '#emptyAddresses';
import { loadTexts, translations } from '#i18n';
import { readWords, wordsOf } from '#features/catalogue/texts/readWords';
import { reportError } from '#reportError';
import { headTextOf, type HeadText } from '#ui/head/headText';
import { useLanguage } from '#ui/text/useLanguage';
import type { Language } from '#model/languages';
import { isClosed } from '#model/sections';
import type { HeadName } from '#textKey';
import type { Page } from '#model/search/page';
import { sliceYielder } from '#yieldToBrowser';

interface PagesFound {
  pages: Page[];
  isSure: boolean;
  /** The dimension page that fits best, even if it has only some of the words. */
  dimension?: Page;
}

interface PageSearch {
  /** The pages that a query finds, the best first; `isSure` where a title has all its words. */
  find: (query: string) => PagesFound;
}

/** What a page of the shop without a text of its own is called. */
type TextOf = (head: HeadName) => HeadText;

async function build(language: Language, textOf: TextOf): Promise<PageSearch> {
  const [{ searchPages }, { Search }, { vocabulariesFor }, { entryOfPage }, { shopPages }] =
    await Promise.all([
      import('#content/searchPages'),
      import('#model/search/engine/search'),
      import('#model/search/vocabularies'),
      import('#model/search/page'),
      import('#model/search/shopPages'),
    ]);
  const own = shopPages.map(({ path, head }): Page => ({
    key: `shop/${head}`,
    kind: 'shop',
    path,
    ...textOf(head),
    labels: [],
  }));
  const pages = [...(await searchPages(language)), ...own];
  const pause = sliceYielder();
  const search = new Search(await vocabulariesFor(language, true, pause));
  for (const page of pages) {
    search.add([entryOfPage(page)]);
    await pause();
  }
  const byKey = new Map(pages.map((page) => [page.key, page]));
  return {
    find: (query) => {
      const { keys, step } = search.find(query);
      // A page with only some of the words is about something else.
      const sure = step === 'all' ? search.find(query, { within: ['name'] }) : undefined;
      const dimension = keys.flatMap((key) => byKey.get(key) ?? []).find(({ kind }) => kind === 'dimensions');
      return {
        ...(dimension && { dimension }),
        pages: step === 'all' ? keys.flatMap((key) => byKey.get(key) ?? []) : [],
        isSure: sure?.step === 'all' && sure.nearMisses.length === 0,
      };
    },
  };
}

const known = new Map<Language, Promise<PageSearch>>();

/** The search over articles, topics, dimensions, help and the other pages of the shop. */
function pageSearchOf(language: Language, textOf: TextOf): Promise<PageSearch> {
  const search = known.get(language) ?? build(language, textOf);
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

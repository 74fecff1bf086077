import { searchPages } from '#content/searchPages';
import type { Language } from '#model/languages';
import { Search } from '#model/search/engine/search';
import { entryOfPage, type Page } from '#model/search/page';
import { shopPages } from '#model/search/shopPages';
import { vocabulariesFor } from '#model/search/vocabularies';
import type { HeadName } from '#textKey';
import type { HeadText } from '#ui/head/headText';
import { sliceYielder } from '#yieldToBrowser';

interface PagesFound {
  pages: Page[];
  isSure: boolean;
  /** The dimension page that fits best, even if it has only some of the words. */
  dimension?: Page;
}

export interface PageSearch {
  /** The pages that a query finds, the best first; `isSure` where a title has all its words. */
  find: (query: string) => PagesFound;
}

/** What a page of the shop without a text of its own is called. */
export type TextOf = (head: HeadName) => HeadText;

/** Comes with the engine, which is a library: nobody who does not search needs either. */
export async function buildPageSearch(language: Language, textOf: TextOf): Promise<PageSearch> {
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

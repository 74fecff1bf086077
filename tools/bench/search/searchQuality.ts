import { readFile } from 'node:fs/promises';
import { pagesOf } from '#content/outlinePages';
import type { FoundKind } from '#content/outline';
import type { Language } from '#model/languages';
import { catalogueTextsOf, spokenCatalogue, type SpokenCatalogue } from '#model/catalogue/catalogueTexts';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import type { Item } from '#model/catalogue/item';
import { entryOf } from '#model/search/engine/entry';
import { entryOfPage, type Page } from '#model/search/page';
import { shopPages } from '#model/search/shopPages';
import { Search } from '#model/search/engine/search';
import { vocabulariesFor } from '#model/search/vocabularies';
import { readSeed } from '#local/seed/readSeed';
import { readLibrary } from '#tools/build/content/library';
import { outlineOf } from '#tools/build/content/outlineOf';

/** One query as shoppers type it, with everything that answers it: `kind:id` of items, `page:key` of pages. */
export interface JudgedQuery {
  language: Language;
  type: string;
  query: string;
  answers: string[];
}

/** What a search field of the shop would show for a query: items and pages, the best of each first. */
export type Finder = (query: string) => { items: string[]; pages: string[] };

async function wordsOf(language: Language): Promise<SpokenCatalogue | undefined> {
  if (language === 'en') return undefined;
  const file = new URL(`../../../local/seed/texts/${language}.json`, import.meta.url);
  return spokenCatalogue(catalogueTextsOf(JSON.parse(await readFile(file, 'utf8'))));
}

async function pagesIn(language: Language): Promise<Page[]> {
  const kinds: FoundKind[] = ['articles', 'topics', 'dimensions', 'stories', 'legal'];
  const texts = await Promise.all(
    kinds.map(async (kind) =>
      (await readLibrary('src', kind))
        .filter((text) => text.language === language)
        .map((text) => outlineOf(kind, text)),
    ),
  );
  const heads: Record<string, { title: string; description: string }> = JSON.parse(
    await readFile(`public/locales/${language}/head.json`, 'utf8'),
  );
  const own = shopPages.map(({ path, head }) => ({
    key: `shop/${head}`,
    kind: 'shop' as const,
    path,
    title: heads[head]?.title ?? head,
    description: heads[head]?.description ?? '',
    labels: [],
  }));
  return [...pagesOf(texts.flat()), ...own];
}

const items = (): Item[] => {
  const { programs, products } = readSeed();
  return [...programsOf(programs).rows, ...productsOf(products).rows];
};

/** The search of the shop over the sample catalogue, in one language. */
export async function finderFor(language: Language): Promise<Finder> {
  const vocabularies = await vocabulariesFor(language, true, () => Promise.resolve());
  const words = await wordsOf(language);
  const ofItems = new Search(vocabularies);
  ofItems.add(items().map((item) => entryOf(item, words)));
  const ofPages = new Search(vocabularies);
  ofPages.add((await pagesIn(language)).map((page) => entryOfPage(page)));
  return (query) => ({
    items: ofItems.find(query).keys.map((key) => key.replace('/', ':')),
    pages: ofPages.find(query).keys.map((key) => `page:${key}`),
  });
}

/** The place of the first answer in its list, from 1; Infinity where there is none, and whether anything was found. */
function placeOf({ answers, query }: JudgedQuery, find: Finder): { place: number; isEmpty: boolean } {
  const found = find(query);
  const places = [found.items, found.pages].map((list) => list.findIndex((key) => answers.includes(key)) + 1);
  return {
    place: Math.min(...places.map((place) => (place === 0 ? Infinity : place))),
    isEmpty: found.items.length === 0 && found.pages.length === 0,
  };
}

export interface Quality {
  queries: number;
  first: number;
  firstThree: number;
  reciprocal: number;
  nothing: number;
}

/** Shares of queries whose answer is first, and among the first three; the mean reciprocal rank; the share that finds nothing. */
export function qualityOf(places: readonly { place: number; isEmpty: boolean }[]): Quality {
  const share = (test: (one: { place: number; isEmpty: boolean }) => boolean): number =>
    places.filter(test).length / places.length;
  return {
    queries: places.length,
    first: share(({ place }) => place === 1),
    firstThree: share(({ place }) => place <= 3),
    reciprocal: places.reduce((sum, { place }) => sum + 1 / place, 0) / places.length,
    nothing: share(({ isEmpty }) => isEmpty),
  };
}

/** Every third query is held out: it is measured, but never used for tuning. */
const isHeldBack = (_query: JudgedQuery, at: number): boolean => at % 3 === 2;

/** Below these the search is not good enough; the same in each language. */
export const leastQuality = { firstThree: 0.96, nothing: 0.02 } as const;

export const isGoodEnough = ({ firstThree, nothing }: Quality): boolean =>
  firstThree >= leastQuality.firstThree && nothing <= leastQuality.nothing;

export interface PlacedQuery {
  judged: JudgedQuery;
  isHeldBack: boolean;
  place: number;
  isEmpty: boolean;
}

const finders = new Map<Language, Promise<Finder>>();

/** The search in a language, built once. */
export function sharedFinder(language: Language): Promise<Finder> {
  const known = finders.get(language) ?? finderFor(language);
  finders.set(language, known);
  return known;
}

/** Looks for each query of a file. */
export async function placesIn(file: string): Promise<PlacedQuery[]> {
  const queries: JudgedQuery[] = JSON.parse(await readFile(file, 'utf8'));
  return Promise.all(
    queries.map(async (judged, at) => {
      const find = await sharedFinder(judged.language);
      return { judged, isHeldBack: isHeldBack(judged, at), ...placeOf(judged, find) };
    }),
  );
}

export const judgedFile = 'docs/search-queries.json';

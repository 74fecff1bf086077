import type { Item } from '#model/catalogue/item';
import type { Language } from '#model/languages';
import { Completions } from './engine/completions';
import { entryOf, type SpokenCatalogue } from './engine/entry';
import { Search, type SearchOptions, type SearchResult } from './engine/search';
import { vocabulariesFor } from './engine/vocabulary';

export interface SearchIndex {
  /** Keys of the items that a query finds, the best first, and how it was understood. */
  find: (query: string, options?: SearchOptions) => SearchResult;
  /** What the beginning of a query can become. */
  completions: (typed: string, most: number) => string[];
}

export interface IndexLanguage {
  /** The shopper's language. */
  language?: Language;
  /** The catalogue's words in that language. */
  words?: SpokenCatalogue;
}

/** Items taken in before others may get their turn: about a millisecond. */
const sliceSize = 5;

/** Takes in the words, then the items slice by slice; `pause` lets others do their work in between. */
export async function buildSearchIndex(
  items: readonly Item[],
  pause: () => Promise<void>,
  { language = 'en', words }: IndexLanguage = {},
): Promise<SearchIndex> {
  const search = new Search(await vocabulariesFor(language, words !== undefined, pause));
  const completions = new Completions();
  for (let start = 0; start < items.length; start += sliceSize) {
    const entries = items.slice(start, start + sliceSize).map((item) => entryOf(item, words));
    search.add(entries);
    for (const entry of entries) completions.add(entry);
    await pause();
  }
  return {
    find: (query, options) => search.find(query, options),
    completions: (typed, most) => completions.of(typed, most),
  };
}

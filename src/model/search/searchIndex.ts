import type { SpokenCatalogue } from '#model/catalogue/catalogueTexts';
import type { Item } from '#model/catalogue/item';
import { firstLanguage, type Language } from '#model/languages';
import { entryOf, type Entry } from './engine/entry';
import { Search, type SearchOptions, type SearchResult } from './engine/search';
import { vocabulariesFor } from './vocabularies';
import { plain } from './engine/text';

interface Known {
  /** In plain letters, with a blank before each word. */
  key: string;
  /** As it is written. */
  text: string;
  /** How many entries are called or looked for by it. */
  count: number;
}

/** Completions of a query: names and keywords that begin with it, or that have a word that does. */
export class Completions {
  private readonly known = new Map<string, Known>();

  add({ texts }: Entry): void {
    for (const text of [...texts.name, ...texts.purpose]) {
      const key = ` ${plain(text)}`;
      const known = this.known.get(key) ?? { key, text, count: 0 };
      known.count += 1;
      this.known.set(key, known);
    }
  }

  /** The completions most entries have, those that begin with the text first. */
  of(typed: string, most: number): string[] {
    const asked = ` ${plain(typed).trim()}`;
    if (asked === ' ') return [];
    const weightOf = ({ key, count }: Known): number =>
      count + (key.startsWith(asked) ? 1000 : 0) - key.length / 100;
    return [...this.known.values()]
      .filter(({ key }) => key.includes(asked) && key.length > asked.length)
      .map((one) => ({ text: one.text, weight: weightOf(one) }))
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, most)
      .map(({ text }) => text);
  }
}

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
  { language = firstLanguage, words }: IndexLanguage = {},
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

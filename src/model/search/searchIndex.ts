import MiniSearch, { type Query } from 'minisearch';
import type { Item } from '../catalogue/item';
import { programCategory } from './facetIndex';
import { itemKey } from './itemKey';
import { synonyms } from './synonyms';
import { folded } from '../folded';

const fields = ['name', 'category', 'tag', 'description'] as const;
export type SearchField = (typeof fields)[number];

export interface SearchIndex {
  /** Keys of the items that have all words, or words like them; the best first. */
  find: (query: string, within?: readonly SearchField[]) => string[];
}

/** A name says most about an item, its description least. */
const weights: Record<SearchField, number> = { name: 8, category: 4, tag: 2, description: 1 };
const halved = Object.fromEntries(fields.map((field) => [field, weights[field] / 2]));

/** Shorter words would turn into too many others with one letter changed. */
const shortestForgiven = 4;
const mostWords = 12;
const longestWord = 40;
/** Words that say nothing about what is looked for. */
const idleWords = new Set('a an and at by for from i in is it my of on or the to with'.split(' '));
/** Items taken in before others get their turn; a slice is a few milliseconds. */
const sliceSize = 50;

const synonymsOf = (word: string): string[] =>
  synonyms.filter((group) => group.includes(word)).flatMap((group) => group.filter((one) => one !== word));

/** The words of a query, bounded, so that no query costs more than a long sentence. */
export function queryWords(query: string): string[] {
  const words = folded(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, longestWord));
  const telling = words.filter((word) => !idleWords.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, mostWords);
}

/** The word with two neighbours changed places, the commonest slip that is not one letter. */
function transposed(word: string): string[] {
  if (word.length < shortestForgiven) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/** One word: itself, its beginnings and near misses; synonyms and, on the second try, twisted letters count less. */
const wordQuery = (word: string, alsoTransposed: boolean): Query => ({
  combineWith: 'OR',
  queries: [
    word,
    {
      queries: [...synonymsOf(word), ...(alsoTransposed ? transposed(word) : [])],
      boost: halved,
      fuzzy: false,
      prefix: false,
    },
  ],
});

interface Entry extends Record<SearchField, string> {
  key: string;
}

const entryOf = (item: Item): Entry => ({
  key: itemKey(item),
  name: item.name,
  category: [
    ...item.category,
    ...item.dimensions,
    item.kind === 'program' ? programCategory : item.type,
  ].join(' '),
  tag: item.tag.join(' '),
  description: `${item.summary} ${item.description}`,
});

/** Takes in the items slice by slice; `pause` lets others do their work in between. */
export async function buildSearchIndex(
  items: readonly Item[],
  pause: () => Promise<void>,
): Promise<SearchIndex> {
  const engine = new MiniSearch<Entry>({
    idField: 'key',
    fields: [...fields],
    tokenize: (text) => folded(text).split(/[^\p{L}\p{N}]+/u),
    processTerm: (word) => word || null,
    searchOptions: {
      boost: weights,
      prefix: true,
      fuzzy: (word) => (word.length >= shortestForgiven ? 1 : false),
    },
  });
  for (let start = 0; start < items.length; start += sliceSize) {
    engine.addAll(items.slice(start, start + sliceSize).map(entryOf));
    await pause();
  }
  return {
    find: (query, within = fields) => {
      const words = queryWords(query);
      const search = (alsoTransposed: boolean) =>
        engine.search(
          { combineWith: 'AND', queries: words.map((word) => wordQuery(word, alsoTransposed)) },
          { fields: [...within] },
        );
      const hits = search(false);
      return (hits.length > 0 ? hits : search(true)).map(({ id }) => String(id));
    },
  };
}

import type { Language } from '#model/languages';
import { spokenCatalogue, type CatalogueTexts } from '#model/catalogue/catalogueTexts';
import type { Item } from '#model/catalogue/item';
import { folded } from '#model/folded';
import { itemKey } from '#model/search/itemKey';
import type { SearchIndex } from '#model/search/searchIndex';
import { reportError } from '#reportError';
import { sliceYielder } from '#yieldToBrowser';

/** Fallback when the engine's code cannot be loaded: names that contain the query. */
const nameSearch = (items: readonly Item[]): SearchIndex => ({
  find: (query, { accepts = () => true } = {}) => {
    const keys = items
      .filter(({ name }) => folded(name).includes(folded(query.trim())))
      .map((item) => itemKey(item))
      .filter(accepts);
    return {
      keys,
      step: keys.length > 0 ? 'all' : 'none',
      leftOut: [],
      nearMisses: [],
      filters: [],
    };
  },
  completions: () => [],
});

/** The language of an index, and the catalogue's texts in it once they are read. */
export interface Spoken {
  language: Language;
  texts: CatalogueTexts | undefined;
}

/** Indexes of one catalogue, by its texts, or by language where there are none. */
interface Indexes {
  ready: Map<Language | CatalogueTexts, SearchIndex>;
  building: Map<Language | CatalogueTexts, Promise<SearchIndex>>;
}

const known = new WeakMap<readonly Item[], Indexes>();

function indexesOf(items: readonly Item[]): Indexes {
  const indexes = known.get(items) ?? { ready: new Map(), building: new Map() };
  known.set(items, indexes);
  return indexes;
}

async function build(items: readonly Item[], { language, texts }: Spoken): Promise<SearchIndex> {
  const { ready, building } = indexesOf(items);
  try {
    const { buildSearchIndex } = await import('#model/search/searchIndex');
    const index = await buildSearchIndex(items, sliceYielder(), {
      language,
      ...(texts && { words: spokenCatalogue(texts) }),
    });
    ready.set(texts ?? language, index);
    return index;
  } catch (error) {
    reportError(error, 'The search engine could not be loaded; only names are searched.');
    building.delete(texts ?? language);
    return nameSearch(items);
  }
}

/** The search index of a catalogue where it has been built already. */
export const readySearchIndex = (
  items: readonly Item[],
  { language, texts }: Spoken,
): SearchIndex | undefined => indexesOf(items).ready.get(texts ?? language);

/** The search index of a catalogue in a language; built once, its code and words fetched with the first. */
export function searchIndexOf(items: readonly Item[], spoken: Spoken): Promise<SearchIndex> {
  const { building } = indexesOf(items);
  const key = spoken.texts ?? spoken.language;
  const index = building.get(key) ?? build(items, spoken);
  building.set(key, index);
  return index;
}

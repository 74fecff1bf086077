import type { Item } from '../../../model/catalogue/item';
import { itemKey } from '../../../model/search/itemKey';
import type { SearchIndex } from '../../../model/search/searchIndex';
import { reportError } from '../../../reportError';
import { folded } from '../../../model/folded';

/** Gives typing and painting their turn. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What is left when the engine's code cannot be fetched: names that contain the query. */
const nameSearch = (items: readonly Item[]): SearchIndex => ({
  find: (query) =>
    items.filter(({ name }) => folded(name).includes(folded(query.trim()))).map((item) => itemKey(item)),
});

const ready = new WeakMap<readonly Item[], SearchIndex>();
const building = new WeakMap<readonly Item[], Promise<SearchIndex>>();

async function build(items: readonly Item[]): Promise<SearchIndex> {
  try {
    const { buildSearchIndex } = await import('../../../model/search/searchIndex');
    const index = await buildSearchIndex(items, pause);
    ready.set(items, index);
    return index;
  } catch (error) {
    reportError(error, 'The search engine could not be loaded; only names are searched.');
    building.delete(items);
    return nameSearch(items);
  }
}

/** The search index of a catalogue where it has been built already. */
export const readySearchIndex = (items: readonly Item[]): SearchIndex | undefined => ready.get(items);

/** The search index of a catalogue; built once, its code fetched with the first. */
export function searchIndexOf(items: readonly Item[]): Promise<SearchIndex> {
  const index = building.get(items) ?? build(items);
  building.set(items, index);
  return index;
}

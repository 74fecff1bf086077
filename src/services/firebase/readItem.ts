import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { itemPlace } from '#model/catalogue/catalogueNode';
import type { Item } from '#model/catalogue/item';
import type { ItemKey } from '#model/saved/savedItem';
import { readNode } from './readCatalogue';

/** One row of the catalogue, read by its name; undefined where there is none that could be used. Throws CatalogueReadError. */
export async function readItem(
  { kind, id }: ItemKey,
  askNode: typeof readNode = readNode,
): Promise<Item | undefined> {
  const row = { [id]: await askNode(itemPlace({ kind, id })) };
  return (kind === 'program' ? programsOf(row) : productsOf(row)).rows[0];
}

import { entryId } from '#model/catalogue/catalogueReader';
import { dimensions, type Item } from '#model/catalogue/item';
import { dimensionPath, paths, withQuery } from '#model/paths';
import { entriesOf, textsOf, type Fields } from '#model/untrusted';
import type { RemovedItem } from '#tools/build/hosting/redirects';

/** The address that shows what is like a removed item: its category while that has items, else all of them. */
function placeOf(kind: Item['kind'], entry: Fields, shown: readonly Item[]): string {
  const category = textsOf(entry.category).find((name) => shown.some((item) => item.category.includes(name)));
  if (kind === 'product')
    return category === undefined ? paths.products : withQuery(paths.shop, { category });
  const dimension = dimensions.find((name) => textsOf(entry.category).includes(name));
  return dimension === undefined ? paths.programs : dimensionPath(dimension);
}

/** The entries of a node that the owner has hidden. */
export function removedItems(kind: Item['kind'], node: unknown, shown: readonly Item[]): RemovedItem[] {
  return entriesOf(node).flatMap(([key, entry]) => {
    if (entry.visible !== false) return [];
    const id = entryId(key, entry);
    const isShownElsewhere = shown.some((item) => item.id === id);
    return isShownElsewhere ? [] : [{ kind, id, to: placeOf(kind, entry, shown) }];
  });
}

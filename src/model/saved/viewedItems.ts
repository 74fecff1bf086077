import { isSameItem, type ItemKey } from './savedItem';
import { isFields, listOf, textOf } from '#model/untrusted';

const mostRemembered = 12;

/** The list with the item just seen in front. */
export const withViewed = (viewed: readonly ItemKey[], { kind, id }: ItemKey): ItemKey[] =>
  [{ kind, id }, ...viewed.filter((key) => !isSameItem(key, { kind, id }))].slice(0, mostRemembered);

/** The items an earlier visit saved; anything else is dropped. */
export const viewedFrom = (saved: unknown): ItemKey[] =>
  listOf(saved)
    .flatMap((entry): ItemKey[] => {
      const id = isFields(entry) ? textOf(entry.id) : '';
      if (!isFields(entry) || !id) return [];
      return [{ kind: entry.kind === 'program' ? 'program' : 'product', id }];
    })
    .slice(0, mostRemembered);

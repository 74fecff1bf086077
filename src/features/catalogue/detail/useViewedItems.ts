import { useEffect, useState } from 'react';
import type { Item } from '../../../model/catalogue/item';
import { isSameItem, type ItemKey } from '../../../model/saved/savedItem';
import { withViewed } from '../../../model/saved/viewedItems';
import { useIsHydrating } from '../../../ui/useIsHydrating';
import { viewedItems } from '../../../services/storage/deviceViewedItems';

const none: readonly ItemKey[] = [];

/** Records the item as viewed; gives the items viewed before it, the newest first. */
export function useViewedItems({ kind, id }: Item): readonly ItemKey[] {
  const [before] = useState(() => viewedItems.read().filter((key) => !isSameItem(key, { kind, id })));
  useEffect(() => {
    viewedItems.write(withViewed(viewedItems.read(), { kind, id }));
  }, [kind, id]);
  return useIsHydrating() ? none : before;
}

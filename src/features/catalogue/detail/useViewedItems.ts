import { useEffect, useState } from 'react';
import type { Item } from '../../../model/catalogue/item';
import { isSameItem, type ItemKey } from '../../../model/saved/savedItem';
import { withViewed } from '../../../model/catalogue/viewedItems';
import { viewedItems } from '../../../services/storage/viewedItems';

/** Notes that the item is being looked at, and gives what was looked at before it, the newest first. */
export function useViewedItems({ kind, id }: Item): ItemKey[] {
  const [before] = useState(() => viewedItems.read().filter((key) => !isSameItem(key, { kind, id })));
  useEffect(() => {
    viewedItems.write(withViewed(viewedItems.read(), { kind, id }));
  }, [kind, id]);
  return before;
}

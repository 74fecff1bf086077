import type { PayloadAction } from '@reduxjs/toolkit';
import { savedItemOf, withItem, withItemAt, withoutItem, type ItemKey, type SavedItem } from './savedItem';

/** What happens to a list of saved items; wishlist and comparison give these events names of their own. */
export const savedItemCases = {
  added: {
    prepare: (item: SavedItem) => ({ payload: savedItemOf(item) }),
    reducer: (items: SavedItem[], { payload }: PayloadAction<SavedItem>) => withItem(items, payload),
  },
  /** Several at once, at the end of what is there. */
  kept: {
    prepare: (items: readonly SavedItem[]) => ({ payload: items.map(savedItemOf) }),
    reducer: (items: SavedItem[], { payload }: PayloadAction<SavedItem[]>) => payload.reduce(withItem, items),
  },
  removed: (items: SavedItem[], { payload }: PayloadAction<ItemKey>) => withoutItem(items, payload),
  /** Undo of a removal. */
  putBack: (items: SavedItem[], { payload }: PayloadAction<{ item: SavedItem; index: number }>) =>
    withItemAt(items, payload.item, payload.index),
};

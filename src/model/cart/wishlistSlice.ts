import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  savedItemOf,
  withItem,
  withItemAt,
  withoutItem,
  type ItemKey,
  type SavedItem,
} from '../saved/savedItem';

const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState: [] as SavedItem[],
  reducers: {
    itemWished: {
      prepare: (item: SavedItem) => ({ payload: savedItemOf(item) }),
      reducer: (items, { payload }: PayloadAction<SavedItem>) => withItem(items, payload),
    },
    itemUnwished: (items, { payload }: PayloadAction<ItemKey>) => withoutItem(items, payload),
    /** Undo of a removal. */
    wishRestored: (items, { payload }: PayloadAction<{ item: SavedItem; index: number }>) =>
      withItemAt(items, payload.item, payload.index),
    wishlistCleared: () => [],
    /** Undo of clearing, or a saved list that came late: what was wished since stays, behind it. */
    wishlistRestored: (items, { payload }: PayloadAction<SavedItem[]>) => items.reduce(withItem, payload),
  },
});

export const { itemWished, itemUnwished, wishRestored, wishlistCleared, wishlistRestored } =
  wishlistSlice.actions;
export const wishlistReducer = wishlistSlice.reducer;

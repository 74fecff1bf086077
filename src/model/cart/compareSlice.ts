import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  savedItemOf,
  withItem,
  withItemAt,
  withoutItem,
  type ItemKey,
  type SavedItem,
} from '../saved/savedItem';

const compareSlice = createSlice({
  name: 'compare',
  initialState: [] as SavedItem[],
  reducers: {
    itemCompared: {
      prepare: (item: SavedItem) => ({ payload: savedItemOf(item) }),
      reducer: (items, { payload }: PayloadAction<SavedItem>) => withItem(items, payload),
    },
    itemUncompared: (items, { payload }: PayloadAction<ItemKey>) => withoutItem(items, payload),
    /** Undo of a removal. */
    comparisonRestored: (items, { payload }: PayloadAction<{ item: SavedItem; index: number }>) =>
      withItemAt(items, payload.item, payload.index),
    compareReplaced: (_items, { payload }: PayloadAction<SavedItem[]>) => payload,
  },
});

export const { itemCompared, itemUncompared, comparisonRestored, compareReplaced } = compareSlice.actions;
export const compareReducer = compareSlice.reducer;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SavedItem } from '#model/saved/savedItem';
import { savedItemCases } from '#model/saved/savedItemCases';

const compareSlice = createSlice({
  name: 'compare',
  initialState: [] as SavedItem[],
  reducers: {
    itemCompared: savedItemCases.added,
    itemUncompared: savedItemCases.removed,
    comparisonRestored: savedItemCases.putBack,
    compareReplaced: (_items, { payload }: PayloadAction<SavedItem[]>) => payload,
  },
});

export const { itemCompared, itemUncompared, comparisonRestored, compareReplaced } = compareSlice.actions;
export const compareReducer = compareSlice.reducer;

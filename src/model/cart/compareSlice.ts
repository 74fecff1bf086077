import { createSlice } from '@reduxjs/toolkit';
import type { SavedItem } from '#model/saved/savedItem';
import { savedItemCases } from '#model/saved/savedItemCases';

const compareSlice = createSlice({
  name: 'compare',
  initialState: [] as SavedItem[],
  reducers: {
    itemCompared: savedItemCases.added,
    comparisonKept: savedItemCases.kept,
    itemUncompared: savedItemCases.removed,
    comparisonRestored: savedItemCases.putBack,
  },
});

export const { itemCompared, comparisonKept, itemUncompared, comparisonRestored } = compareSlice.actions;
export const compareReducer = compareSlice.reducer;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { withItem, type SavedItem } from '../saved/savedItem';
import { savedItemCases } from '../saved/savedItemCases';

const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState: [] as SavedItem[],
  reducers: {
    itemWished: savedItemCases.added,
    itemUnwished: savedItemCases.removed,
    wishRestored: savedItemCases.putBack,
    wishlistCleared: () => [],
    /** Undo of clearing, or a saved list that came late: what was wished since stays, behind it. */
    wishlistRestored: (items, { payload }: PayloadAction<SavedItem[]>) => items.reduce(withItem, payload),
  },
});

export const { itemWished, itemUnwished, wishRestored, wishlistCleared, wishlistRestored } =
  wishlistSlice.actions;
export const wishlistReducer = wishlistSlice.reducer;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { withItem, type SavedItem } from '#model/saved/savedItem';
import { savedItemCases } from '#model/saved/savedItemCases';

const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState: [] as SavedItem[],
  reducers: {
    itemWished: savedItemCases.added,
    wishesKept: savedItemCases.kept,
    itemUnwished: savedItemCases.removed,
    wishRestored: savedItemCases.putBack,
    wishlistCleared: () => [],
    /** Restores a cleared list, or a saved one that was read late; items added since stay, after it. */
    wishlistRestored: (items, { payload }: PayloadAction<SavedItem[]>) => items.reduce(withItem, payload),
  },
});

export const { itemWished, wishesKept, itemUnwished, wishRestored, wishlistCleared, wishlistRestored } =
  wishlistSlice.actions;
export const wishlistReducer = wishlistSlice.reducer;

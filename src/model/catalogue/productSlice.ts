import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from './item';

const productSlice = createSlice({
  name: 'product',
  initialState: { products: [] as Product[] },
  reducers: {
    /** The whole node, read and checked; it replaces what was there. */
    productsReceived: (_state, { payload }: PayloadAction<Product[]>) => {
      // Frozen here, because Immer skips a frozen list; otherwise it would freeze it row by row.
      Object.freeze(payload);
      return { products: payload };
    },
  },
});

export const { productsReceived } = productSlice.actions;
export const productReducer = productSlice.reducer;

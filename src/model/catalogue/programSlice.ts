import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Program } from './item';

const programSlice = createSlice({
  name: 'program',
  initialState: { programs: [] as Program[] },
  reducers: {
    /** The whole node, read and checked; it replaces what was there. */
    programsReceived: (_state, { payload }: PayloadAction<Program[]>) => {
      // Frozen here, because Immer skips a frozen list; otherwise it would freeze it row by row.
      Object.freeze(payload);
      return { programs: payload };
    },
  },
});

export const { programsReceived } = programSlice.actions;
export const programReducer = programSlice.reducer;

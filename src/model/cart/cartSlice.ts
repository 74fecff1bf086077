import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import {
  acceptedLine,
  clampQuantity,
  decrementLine,
  isSameLine,
  lineOf,
  mergeLine,
  restoreLine,
  withLineChanged,
  type AcceptedLine,
  type CartLine,
  type Portion,
} from './cart';
import { withoutOrdered, type OrderedUnits } from './orderedUnits';
import { unitsOnOffer } from '#model/availability/availability';
import { mostOrders } from '#model/limits';
import type { Choice, Item } from '#model/catalogue/item';

interface Added {
  line: CartLine;
  /** Units on hand of this item, colour and size. */
  limit: number;
}

const addedOf = ({ item, choice, quantity }: Portion, cartItemId: string): Added => ({
  line: lineOf(item, choice, quantity, cartItemId),
  limit: unitsOnOffer(item, choice) ?? 0,
});

const withAdded = (lines: CartLine[], { line, limit }: Added): CartLine[] =>
  limit > 0 ? mergeLine(lines, line, limit) : lines;

const cartSlice = createSlice({
  name: 'cart',
  initialState: [] as CartLine[],
  reducers: {
    itemAdded: {
      prepare: (item: Item, choice: Choice = {}, quantity = 1) => ({
        payload: addedOf({ item, choice, quantity }, nanoid()),
      }),
      reducer: (lines, { payload }: PayloadAction<Added>) => withAdded(lines, payload),
    },
    /** Adds the lines of an earlier order again. */
    orderRepeated: {
      prepare: (portions: readonly Portion[]) => ({
        payload: portions.map((portion) => addedOf(portion, nanoid())),
      }),
      reducer: (lines, { payload }: PayloadAction<Added[]>) => payload.reduce(withAdded, lines),
    },
    lineIncremented: (lines, { payload }: PayloadAction<{ cartItemId: string; limit: number }>) =>
      lines.map((line) =>
        line.cartItemId === payload.cartItemId
          ? { ...line, quantity: clampQuantity(line.quantity + 1, payload.limit) }
          : line,
      ),
    lineDecremented: (lines, { payload }: PayloadAction<string>) => decrementLine(lines, payload),
    quantityTyped: (
      lines,
      { payload }: PayloadAction<{ cartItemId: string; quantity: number; limit: number }>,
    ) =>
      lines.map((line) =>
        line.cartItemId === payload.cartItemId
          ? { ...line, quantity: clampQuantity(payload.quantity, payload.limit) }
          : line,
      ),
    /** A line in the cart gets another colour or size. */
    choiceChanged: {
      prepare: (item: Item, { cartItemId, quantity }: CartLine, choice: Choice) => ({
        payload: addedOf({ item, choice, quantity }, cartItemId),
      }),
      reducer: (lines, { payload: { line, limit } }: PayloadAction<Added>) =>
        limit > 0 ? withLineChanged(lines, line, limit) : lines,
    },
    lineRemoved: (lines, { payload }: PayloadAction<string>) =>
      lines.filter((line) => line.cartItemId !== payload),
    /** Undo of a removal: lines return to where they stood; what was added again meanwhile is merged. */
    linesRestored: (lines, { payload }: PayloadAction<{ lines: CartLine[]; index: number }>) =>
      payload.lines.reduce<CartLine[]>(
        (all, line, offset) => restoreLine(all, line, payload.index + offset),
        lines,
      ),
    /** The order at this place took these units; whatever was added since stays. */
    linesOrdered: (lines, { payload }: PayloadAction<{ path: string; lines: OrderedUnits[] }>) =>
      withoutOrdered(lines, payload.lines),
    /** The shopper has accepted what the catalogue says now; lines that are not named stay as they are. */
    differencesAccepted: (lines, { payload }: PayloadAction<AcceptedLine[]>) =>
      lines.flatMap((line) => {
        const accepted = payload.find((each) => isSameLine(each, line));
        return accepted ? acceptedLine(line, accepted) : [line];
      }),
    /** The catalogue this tab has read gives the lines other prices; not sent to other tabs, which read it themselves. */
    linesReplaced: (_lines, { payload }: PayloadAction<CartLine[]>) => payload,
    /** The shopper has seen the price changes. */
    priceChangesSeen: (lines) => lines.map(({ priceBefore: _seen, ...line }) => line),
    cartCleared: () => [],
  },
});

export const {
  itemAdded,
  orderRepeated,
  lineIncremented,
  lineDecremented,
  quantityTyped,
  choiceChanged,
  lineRemoved,
  linesRestored,
  linesOrdered,
  differencesAccepted,
  linesReplaced,
  priceChangesSeen,
  cartCleared,
} = cartSlice.actions;
export const cartReducer = cartSlice.reducer;

/** The last orders whose units have left the cart: by these none leaves it twice. */
export const orderedReducer = (ordered: string[] = [], action: UnknownAction): string[] =>
  linesOrdered.match(action) ? [...ordered, action.payload.path].slice(-mostOrders) : ordered;

import { configureStore, type Store, type Middleware, createAction } from '@reduxjs/toolkit';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  PURGE,
  REGISTER,
  REHYDRATE,
  persistReducer,
  persistStore,
  type Persistor,
} from 'redux-persist';
import { mergeLine } from '#model/cart/cart';
import type { Restored } from '#model/savedState';
import { withItem } from '#model/saved/savedItem';
import { shopReducer, type ShopState } from '#model/shopState';
import { currencyChosen, isCurrencyName, settlementCurrency } from '#model/money/currencySlice';
import { savedShopKey } from '#model/saved/storageKeys';
import { readSaved, readSavedNow, shopStorage } from '#services/storage/savedShop';
import { tabSync } from './tabSync';
import { toastMiddleware, type ToastRule } from './toastRules';
import { type TextStorage, storedText } from '#storedValue';
import { reportError } from '#reportError';

/** What another document has saved takes the place of what this one has in memory. */
const savedElsewhere = createAction<Partial<ShopState>>('savedElsewhere');

/** Parts that say the same stay the same objects: what shows them is not rendered again. */
function withSavedElsewhere(state: ShopState, saved: Partial<ShopState>): ShopState {
  const mine = new Map<string, unknown>(Object.entries(state));
  const changed = Object.entries(saved).filter(
    ([part, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(mine.get(part)),
  );
  return { ...state, ...Object.fromEntries(changed) };
}

/** Knows the saved text as this document last read or wrote it: any other was written by another document. */
function savedTextMemory(storage: TextStorage) {
  const stored = storedText(savedShopKey, () => storage);
  let known: string | null | undefined;
  return {
    note: (): void => void (known = stored.read()),
    isForeign: (): boolean => {
      const text = stored.read();
      return typeof text === 'string' && text !== known;
    },
  };
}

/** Logs a currency that the shop does not know; the reducer ignores it. */
const currencyLog: Middleware = () => (next) => (action) => {
  if (currencyChosen.match(action) && !isCurrencyName(action.payload))
    reportError(new Error(action.payload), 'This is none of the shop’s currencies.', 'warning');
  return next(action);
};

interface Options {
  storage: TextStorage;
  channel?: BroadcastChannel | undefined;
  showToast: (rule: ToastRule) => void;
  /** Removes a toast whose undo was used elsewhere. */
  withdrawToast?: (undone: string) => void;
  /** Called once when the browser refuses to save. */
  onUnwritable: () => void;
  /** The read of the saved state; slow storage is a promise that comes late. */
  read?: (storage: TextStorage) => Restored | Promise<Restored>;
  /** The same at once, where the code for it is there. */
  readNow?: (storage: TextStorage) => Restored | undefined;
}

export interface Shop {
  store: Store<ShopState>;
  /** Resolves when the saved state is in the store, or after five seconds without it. */
  restored: Promise<void>;
  /** Writes now what would be written some moments later. */
  save: () => void;
  /** Takes over what another document has saved; false where that cannot be read yet. */
  catchUp: () => boolean;
}

/** Milliseconds after which restoring counts as failed and the shop starts without the saved state. */
const restoreTimeout = 5000;

/** State that arrives after the shop has started: what was saved and what was added since are both kept. */
function mergedLate(
  now: ShopState,
  { cart = [], wishlist = [], compare = [], ordered = [], heard, currency }: Partial<ShopState>,
): Partial<ShopState> {
  const isCurrencyUntouched = now.currency.currencyName === settlementCurrency;
  return {
    cart: now.cart.reduce((lines, line) => mergeLine(lines, line), cart),
    wishlist: now.wishlist.reduce(withItem, wishlist),
    compare: now.compare.reduce(withItem, compare),
    ordered: [...ordered, ...now.ordered],
    heard: { ...heard, ...now.heard },
    ...(currency && isCurrencyUntouched && { currency }),
  };
}

export function createShop({
  storage,
  channel,
  showToast,
  withdrawToast = () => undefined,
  onUnwritable,
  read = readSaved,
  readNow = readSavedNow,
}: Options): Shop {
  const writer = shopStorage(storage, onUnwritable);
  const savedText = savedTextMemory(storage);
  let hasRead = false;
  let hasStarted = false;

  const reducer = persistReducer<ShopState>(
    {
      key: 'eightwell',
      version: 1.1,
      timeout: restoreTimeout,
      // The catalogue is saved when it has been read (`catalogueReading.ts`).
      blacklist: ['program', 'product'] satisfies (keyof ShopState)[],
      // Until the real read has settled nothing is written: the empty cart must never replace the saved one.
      storage: {
        ...writer,
        setItem: (key, text) => {
          if (!hasRead) return Promise.resolve();
          const written = writer.setItem(key, text);
          savedText.note();
          return written;
        },
      },
      getStoredState: async () => {
        const { parts } = await read(storage);
        savedText.note();
        hasRead = true;
        if (hasStarted) store.dispatch(savedElsewhere(mergedLate(store.getState(), parts)));
        return { ...parts, _persist: { version: 1.1, rehydrated: true } };
      },
    },
    (state, action) =>
      state && savedElsewhere.match(action)
        ? withSavedElsewhere(state, action.payload)
        : shopReducer(state, action),
  );

  let persistor: Persistor | undefined;
  const save = (): void => void persistor?.flush();
  const catchUp = (): boolean => {
    if (!hasRead || !savedText.isForeign()) return true;
    const saved = readNow(storage);
    if (!saved) return false;
    savedText.note();
    store.dispatch(savedElsewhere(saved.parts));
    return true;
  };
  const store: Store<ShopState> = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        immutableCheck: false,
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
          // The development checks are off for the catalogue: it is large, and comes from JSON.
          ignoredPaths: ['product', 'program'],
          ignoredActionPaths: ['payload'],
        },
      }).concat(tabSync({ channel, save, catchUp }), toastMiddleware(showToast, withdrawToast), currencyLog),
  });

  const restored = new Promise<void>((resolve) => {
    persistor = persistStore(store, null, () => {
      hasStarted = true;
      resolve();
    });
  });
  return { store, restored, save, catchUp };
}

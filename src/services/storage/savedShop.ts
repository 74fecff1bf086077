import type { Storage as PersistStorage } from 'redux-persist';
import { savedShopKey } from '#model/saved/storageKeys';
import type { Restored } from '#model/savedState';
import { reportError } from '#reportError';
import { storedText, type TextStorage } from '#storedValue';

/**
 * A copy of the catalogue, beside the shopper's own: whoever saves an item would wait while the whole catalogue is written
 * again, and whoever comes back would wait until it is read.
 */
export const savedCatalogueKey = 'eightwell:catalogue';
/** What the last orders took from the cart: a cart that was saved before is set right by it. */
export const orderedKey = 'eightwell:ordered';

/** What cannot be read is not new: the read that follows says so. */
const isNew = (storage: TextStorage): boolean =>
  [savedShopKey, orderedKey].every((key) => storedText(key, () => storage).read() === null);

let readSavedShop: ((storage: TextStorage) => Restored) | undefined;

/** Loads what reads the saved state, for whoever cannot wait for it later. */
export async function prepareReading(): Promise<void> {
  ({ readSavedShop } = await import('./readSavedShop'));
}

/** What was saved, set right; undefined as long as the code for it has not come. */
export const readSavedNow = (storage: TextStorage): Restored | undefined => readSavedShop?.(storage);

/** The same for a start. The code for it comes with the first visit that has something to restore. */
export async function readSaved(storage: TextStorage): Promise<Restored> {
  const nothing = { parts: {}, wasRepaired: false };
  if (isNew(storage)) return nothing;
  await prepareReading();
  return readSavedNow(storage) ?? nothing;
}

/** Gives up the copy of the catalogue where there is no room for what exists nowhere else. */
export const forgetCatalogue = (storage: TextStorage): void =>
  storedText(savedCatalogueKey, () => storage).forget();

/** Writes for redux-persist: when room is short, the catalogue is given up before the cart. */
export function shopStorage(storage: TextStorage, onUnwritable: () => void): PersistStorage {
  let wasTold = false;
  return {
    getItem: (key: string) => Promise.resolve(storage.getItem(key)),
    setItem: (key: string, text: string) => {
      let problem: unknown;
      const saved = storedText(
        key,
        () => storage,
        (error) => (problem = error),
      );
      // Reading is ten times cheaper than writing, and what was restored is written again with each start.
      if (saved.read() === text || saved.write(text)) return Promise.resolve();
      forgetCatalogue(storage);
      if (!saved.write(text) && !wasTold) {
        wasTold = true;
        reportError(problem, 'The cart cannot be saved in this browser.', 'warning');
        onUnwritable();
      }
      return Promise.resolve();
    },
    removeItem: (key: string) => Promise.resolve(storage.removeItem(key)),
  };
}

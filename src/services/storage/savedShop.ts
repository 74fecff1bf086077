import type { Storage as PersistStorage } from 'redux-persist';
import type { Restored } from '../../model/savedState';
import { isFields } from '../../model/untrusted';
import { reportError } from '../../reportError';
import { parseJson, storedText, type TextStorage } from '../../storedValue';

/** Where redux-persist keeps the state: `persist:eightwell`. */
export const savedShopKey = 'persist:eightwell';
/** What the last orders took from the cart: a cart that was saved before is set right by it. */
export const orderedKey = 'eightwell:ordered';

/** Nodes with more rows than this are not saved: they would crowd out the cart, and each writing would take time. */
const mostSavedRows = 400;
const catalogueParts = new Set(['product', 'program']);

/** The saved state without the catalogue, which is only a copy. */
export function withoutCatalogue(text: string): string {
  const saved = parseJson(text);
  if (!isFields(saved)) return text;
  return JSON.stringify(
    Object.fromEntries(Object.entries(saved).filter(([part]) => !catalogueParts.has(part))),
  );
}

const isShort = (part: unknown): boolean =>
  !isFields(part) ||
  Object.values(part).every((rows) => !Array.isArray(rows) || rows.length <= mostSavedRows);

/** For redux-persist: parts of a long catalogue are left out before they are turned into text. */
export const shortCatalogue = {
  in: (part: unknown, name: PropertyKey): unknown =>
    catalogueParts.has(String(name)) && !isShort(part) ? undefined : part,
  out: (part: unknown): unknown => part,
};

/** What cannot be read is not new: the read that follows says so. */
const isNew = (storage: TextStorage): boolean =>
  [savedShopKey, orderedKey].every((key) => storedText(key, () => storage).read() === null);

/** What was saved, set right. The code for it comes with the first visit that has something to restore. */
export async function readSaved(storage: TextStorage): Promise<Restored> {
  if (isNew(storage)) return { parts: {}, wasRepaired: false };
  const { readSavedShop } = await import('./readSavedShop');
  return readSavedShop(storage);
}

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
      const isSaved = saved.read() === text || saved.write(text) || saved.write(withoutCatalogue(text));
      if (!isSaved && !wasTold) {
        wasTold = true;
        reportError(problem, 'The cart cannot be saved in this browser.', 'warning');
        onUnwritable();
      }
      return Promise.resolve();
    },
    removeItem: (key: string) => Promise.resolve(storage.removeItem(key)),
  };
}

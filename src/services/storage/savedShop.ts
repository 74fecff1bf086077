import type { Storage as PersistStorage } from 'redux-persist';
import type { Restored } from '../../model/saved/savedState';
import { isFields } from '../../model/untrusted';
import { reportError } from '../../reportError';

/** Where redux-persist keeps the state: `persist:eightwell`. */
export const savedShopKey = 'persist:eightwell';
/** What the last orders took from the cart: a cart that was saved before is set right by it. */
export const orderedKey = 'eightwell:ordered';
/** Only the parts of the browser's storage that are used; tests hand in their own. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Nodes with more rows than this are not saved: they would crowd out the cart, and each writing would take time. */
const mostSavedRows = 400;
const catalogueParts = new Set(['product', 'program']);

export const parse = (text: unknown): unknown => {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

function withoutCatalogue(text: string): string {
  const saved = parse(text);
  if (!isFields(saved)) return text;
  return JSON.stringify(
    Object.fromEntries(Object.entries(saved).filter(([part]) => !catalogueParts.has(part))),
  );
}

/** Gives up the saved catalogue, which is only a copy, for something that exists nowhere else. */
export function makeRoom(storage: TextStorage): void {
  try {
    const text = storage.getItem(savedShopKey);
    if (text !== null) storage.setItem(savedShopKey, withoutCatalogue(text));
  } catch (error) {
    reportError(error, 'There is no more room in this browser.', 'warning');
  }
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

function isNew(storage: TextStorage): boolean {
  try {
    return [savedShopKey, orderedKey].every((key) => storage.getItem(key) === null);
  } catch {
    return false;
  }
}

/** What was saved, set right. The code for it comes with the first visit that has something to restore. */
export async function readSaved(storage: TextStorage): Promise<Restored> {
  if (isNew(storage)) return { parts: {}, wasRepaired: false };
  const { readSavedShop } = await import('./readSavedShop');
  return readSavedShop(storage);
}

/** Writes for redux-persist: when room is short, the catalogue is given up before the cart. */
export function shopStorage(storage: TextStorage, onUnwritable: () => void): PersistStorage {
  let wasTold = false;
  const write = (key: string, text: string): void => {
    try {
      storage.setItem(key, text);
    } catch {
      storage.setItem(key, withoutCatalogue(text));
    }
  };
  return {
    getItem: (key: string) => Promise.resolve(storage.getItem(key)),
    setItem: (key: string, text: string) => {
      try {
        write(key, text);
      } catch (error) {
        if (!wasTold) {
          wasTold = true;
          reportError(error, 'The cart cannot be saved in this browser.', 'warning');
          onUnwritable();
        }
      }
      return Promise.resolve();
    },
    removeItem: (key: string) => Promise.resolve(storage.removeItem(key)),
  };
}

/** Stands in where storage is switched off: nothing is in it, and saving fails aloud, so that the shopper is told. */
const noStorage: TextStorage = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('This browser has no storage.', 'SecurityError');
  },
  removeItem: () => undefined,
};

function storageOr(open: () => Storage): TextStorage {
  try {
    const storage = open();
    // Some browsers hand out a storage that throws at the first use.
    storage.getItem(savedShopKey);
    return storage;
  } catch {
    return noStorage;
  }
}

export const browserStorage = (): TextStorage => storageOr(() => window.localStorage);
/** Forgotten with the tab. */
export const tabStorage = (): TextStorage => storageOr(() => window.sessionStorage);

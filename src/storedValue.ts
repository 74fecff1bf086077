import { reportError } from './reportError';

/** Only the parts of the browser's storage that are used; tests hand in their own. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Replaces the storage where it is switched off: it is empty, and saving throws, so that the shopper is told. */
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
    storage.getItem('eightwell');
    return storage;
  } catch {
    return noStorage;
  }
}

export const browserStorage = (): TextStorage => storageOr(() => window.localStorage);
/** Session storage: forgotten when the tab is closed. */
export const tabStorage = (): TextStorage => storageOr(() => window.sessionStorage);

/** Parses JSON text; anything but text is returned as it is, broken text is undefined. */
export function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keys whose failed write has been logged: once is enough, since a draft is written with every letter. */
const told = new Set<string>();

export interface StoredValue<T> {
  read: () => T;
  /** True if it was saved. Full or disabled storage only means that the value is missing next time. */
  write: (value: T) => boolean;
  forget: () => void;
}

/**
 * One value in the browser's storage. A text is kept as it is, everything else as JSON. `parse` judges what is found,
 * which may be anything or undefined, and gives a value of its type. Nothing here ever throws.
 */
export function storedValue<T>(
  key: string,
  parse: (found: unknown) => T,
  open: () => TextStorage = browserStorage,
): StoredValue<T> {
  return {
    read: () => {
      try {
        const text = open().getItem(key);
        return parse(text === null ? undefined : (parseJson(text) ?? text));
      } catch {
        return parse(undefined);
      }
    },
    write: (value) => {
      try {
        open().setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
        return true;
      } catch (error) {
        if (!told.has(key)) reportError(error, `This browser does not keep ${key}.`, 'warning');
        told.add(key);
        return false;
      }
    },
    forget: () => {
      try {
        open().removeItem(key);
      } catch {
        // Without storage there is nothing to remove.
      }
    },
  };
}

interface StoredKey {
  storage: Storage;
  key: string;
}

/** Every key that begins like this, in the browser's storage and in the tab's. */
function keysFrom(prefix: string): StoredKey[] {
  return [() => window.localStorage, () => window.sessionStorage].flatMap((open) => {
    try {
      const storage = open();
      return Object.keys(storage).flatMap((key) => (key.startsWith(prefix) ? { storage, key } : []));
    } catch {
      // Without storage there is nothing in it.
      return [];
    }
  });
}

/** The names of all values whose key begins like this, wherever they are kept. */
export const storedKeys = (prefix: string): string[] => keysFrom(prefix).map(({ key }) => key);

/** Removes every value whose key begins like this, wherever it is kept. */
export function forgetAll(prefix: string): void {
  for (const { storage, key } of keysFrom(prefix)) storage.removeItem(key);
}

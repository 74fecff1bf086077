import { parseJson } from '#model/untrusted';
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

/** One text of a storage as it stands there, for what is more than a value; nothing of it ever throws. */
export interface StoredText {
  /** Null where there is none, undefined where the storage does not give it. */
  read: () => string | null | undefined;
  /** True if it was saved. */
  write: (text: string) => boolean;
  forget: () => void;
}

/** The storage is opened with each use; what it throws is handed to `onProblem`. */
export function storedText(
  key: string,
  open: () => TextStorage,
  onProblem?: (error: unknown) => void,
): StoredText {
  const attempt = <Result>(action: (storage: TextStorage) => Result): Result | undefined => {
    try {
      return action(open());
    } catch (error) {
      onProblem?.(error);
      return undefined;
    }
  };
  return {
    read: () => attempt((storage) => storage.getItem(key)),
    write: (text) => attempt((storage) => storage.setItem(key, text) ?? true) ?? false,
    forget: () => attempt((storage) => storage.removeItem(key)),
  };
}

/** Keys of which it was said that they are not kept: once is enough, since a draft is written with every letter. */
const told = new Set<string>();

/** Says, once for each key, that its value is gone with the page. */
export function reportNotKept(key: string, error: unknown): void {
  if (!told.has(key)) reportError(error, `This browser does not keep ${key}.`, 'warning');
  told.add(key);
}

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
  const onProblem = (error: unknown): void => reportNotKept(key, error);
  const text = storedText(key, open, onProblem);
  return {
    ...text,
    read: () => {
      const found = text.read() ?? undefined;
      try {
        return parse(parseJson(found) ?? found);
      } catch (error) {
        onProblem(error);
        return parse(undefined);
      }
    },
    write: (value) => text.write(typeof value === 'string' ? value : JSON.stringify(value)),
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

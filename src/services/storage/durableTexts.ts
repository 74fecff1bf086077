import { makeRoom } from './savedShop';
import { browserStorage, parseJson, tabStorage, type TextStorage } from '../../storedValue';

/** Values kept as JSON. Reading gives `undefined` for what is missing or cannot be read; neither ever throws. */
export interface StoredValues {
  read: (key: string) => unknown;
  /** `undefined` removes the value. */
  write: (key: string, value: unknown) => void;
}

export interface DurableTexts {
  /** Outlives the tab where the browser allows it. */
  durable: StoredValues;
  /** For as long as the tab is open. */
  tab: StoredValues;
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Writes to the first storage with room; the last fallback is this page's memory. */
function storedValues(storages: readonly TextStorage[], onFull: () => void): StoredValues {
  const memory = new Map<string, string>();
  const page: TextStorage = {
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, text) => void memory.set(key, text),
    removeItem: (key) => void memory.delete(key),
  };
  const all = [...storages, page];
  const canWrite = (storage: TextStorage, key: string, text: string): boolean =>
    attempt(() => {
      storage.setItem(key, text);
      return true;
    }) ?? false;
  return {
    read: (key) => {
      for (const storage of all) {
        const value = parseJson(attempt(() => storage.getItem(key)) ?? undefined);
        if (value !== undefined) return value;
      }
      return undefined;
    },
    write: (key, value) => {
      if (value === undefined) {
        for (const storage of all) attempt(() => storage.removeItem(key));
        return;
      }
      const text = JSON.stringify(value);
      const [first] = all;
      if (first && !canWrite(first, key, text)) onFull();
      const taker = all.find((storage) => canWrite(storage, key, text));
      // An older value in another storage must not be read instead of the new one.
      for (const storage of all) if (storage !== taker) attempt(() => storage.removeItem(key));
    },
  };
}

/** For texts that must not be lost: when storage is full, the saved catalogue is removed to make room. */
export function durableTexts(local = browserStorage(), session = tabStorage()): DurableTexts {
  return {
    durable: storedValues([local, session], () => makeRoom(local)),
    tab: storedValues([session], () => undefined),
  };
}

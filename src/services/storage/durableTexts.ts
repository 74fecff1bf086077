import { parseJson } from '#model/untrusted';
import { forgetCatalogue } from './savedShop';
import {
  browserStorage,
  reportNotKept,
  storedText,
  tabStorage,
  type StoredText,
  type TextStorage,
} from '#storedValue';

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

/** Writes to the first storage with room; the last fallback is this page's memory. */
function storedValues(storages: readonly TextStorage[], onFull: () => void): StoredValues {
  const memory = new Map<string, string>();
  const page: TextStorage = {
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, text) => void memory.set(key, text),
    removeItem: (key) => void memory.delete(key),
  };
  /** The text with this key in each of them, the last in the page's memory. */
  const textsOf = (key: string, onProblem: (error: unknown) => void): StoredText[] =>
    [...storages, page].map((storage) => storedText(key, () => storage, onProblem));
  return {
    read: (key) => {
      for (const stored of textsOf(key, (error) => reportNotKept(key, error))) {
        const value = parseJson(stored.read() ?? undefined);
        if (value !== undefined) return value;
      }
      return undefined;
    },
    write: (key, value) => {
      let problem: unknown;
      const all = textsOf(key, (error) => (problem = error));
      if (value === undefined) {
        for (const stored of all) stored.forget();
        return;
      }
      const text = JSON.stringify(value);
      const [first] = all;
      const isFull = !first?.write(text);
      if (isFull) onFull();
      const taker = isFull ? all.find((stored) => stored.write(text)) : first;
      if (taker === all.at(-1)) reportNotKept(key, problem);
      // An older value in another storage must not be read instead of the new one.
      for (const stored of all) if (stored !== taker) stored.forget();
    },
  };
}

/** For texts that must not be lost: when storage is full, the saved catalogue is removed to make room. */
export function durableTexts(local = browserStorage(), session = tabStorage()): DurableTexts {
  return {
    durable: storedValues([local, session], () => forgetCatalogue(local)),
    tab: storedValues([session], () => undefined),
  };
}

import { savedShopKey } from '#model/saved/storageKeys';
import { restoreState, type Restored } from '#model/savedState';
import { durableTexts } from './durableTexts';
import { orderMemory } from './orderMemory';
import { reportError } from '#reportError';
import { isFields, parseJson } from '#model/untrusted';
import { storedText, type StoredText, type TextStorage } from '#storedValue';

/** The text as it was found, when not all of it could be used. */
export const setAsideKey = 'eightwell:set-aside';

/** The saved text is JSON of JSON: each part is a text of its own. */
function decode(text: string): unknown {
  const saved = parseJson(text);
  if (!isFields(saved)) return saved ?? null;
  return Object.fromEntries(Object.entries(saved).map(([part, value]) => [part, parseJson(value)]));
}

/** A text of this storage; what the storage says against it is reported with this sentence. */
const textOf = (key: string, storage: TextStorage, context: string): StoredText =>
  storedText(
    key,
    () => storage,
    (error) => reportError(error, context, 'warning'),
  );

/** Reads what was saved and sets it right; the raw copy is put aside when something was dropped. Never throws. */
export function readSavedShop(storage: TextStorage): Restored {
  const unread = 'The saved state could not be read.';
  const text = textOf(savedShopKey, storage, unread).read();
  if (text === undefined) return { parts: {}, wasRepaired: true };
  try {
    const orders = orderMemory(durableTexts(storage)).readOrdered();
    const restored = restoreState(text === null ? {} : decode(text), orders);
    if (text !== null && restored.wasRepaired) {
      textOf(setAsideKey, storage, 'There is no room for a copy of the saved state.').write(text);
      reportError(new Error(savedShopKey), 'Not all of the saved state could be used.', 'warning');
    }
    return restored;
  } catch (error) {
    reportError(error, unread, 'warning');
    return { parts: {}, wasRepaired: true };
  }
}

import type { ItemKey } from '../../model/saved/savedItem';
import { viewedFrom } from '../../model/catalogue/viewedItems';
import { browserStorage } from './savedShop';
import { reportError } from '../../reportError';

/** Apart from the shop's state: what was looked at concerns this browser alone. */
export const viewedItemsKey = 'eightwell:viewed';

/** The items looked at last, the newest first. Never throws. */
export function readViewed(storage = browserStorage()): ItemKey[] {
  try {
    return viewedFrom(JSON.parse(storage.getItem(viewedItemsKey) ?? '[]'));
  } catch {
    return [];
  }
}

/** Storage that is full or switched off only means that nothing is remembered. */
export function saveViewed(viewed: readonly ItemKey[], storage = browserStorage()): void {
  try {
    storage.setItem(viewedItemsKey, JSON.stringify(viewed));
  } catch (error) {
    reportError(error, 'What was viewed could not be saved.', 'warning');
  }
}

/** At sign-out: the next person at this browser should not see what was looked at. */
export function forgetViewed(storage = browserStorage()): void {
  try {
    storage.removeItem(viewedItemsKey);
  } catch {
    // Where nothing can be stored, nothing is left behind.
  }
}

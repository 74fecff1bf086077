import { courierChoiceFrom, noCourierChoice, type CourierChoice } from '#model/order/courier';
import { createListeners } from '#listeners';
import { whenReturned } from '#whenReturned';
import { storedValue } from '#storedValue';
import { draftPrefix, whenForgotten } from '#ui/drafts';

/** A draft of an order: signing out forgets it with the others, for a post code says where somebody lives. */
const key = `${draftPrefix}courier`;
const stored = storedValue(key, courierChoiceFrom);

let known = noCourierChoice;
/** A browser without storage keeps the choice until the page is left. */
let isKept = true;
const { tell, subscribe } = createListeners(() => {
  window.addEventListener('storage', onStorage);
  const stopReturns = whenReturned(tell);
  return () => {
    window.removeEventListener('storage', onStorage);
    stopReturns();
  };
});
const onStorage = (event: StorageEvent): void => {
  if (event.key === key || event.key === null) tell();
};
// Read from the storage again, where nothing is left.
whenForgotten(() => {
  isKept = true;
  tell();
});

/** Where and when a shopper wants their meals, the same in every part of the page and in other tabs. */
export const courierStore = {
  read: (): CourierChoice => {
    const found = isKept ? stored.read() : known;
    // The same object for the same choice: a new one would render every reader again.
    if (JSON.stringify(found) !== JSON.stringify(known)) known = found;
    return known;
  },
  write: (choice: CourierChoice): void => {
    known = choice;
    isKept = stored.write(choice);
    tell();
  },
  subscribe,
};

import { viewedFrom } from '#model/saved/viewedItems';
import { storedValue } from '#storedValue';

/**
 * The items looked at last, the newest first. Apart from the shop's state: they concern this browser alone, and are
 * forgotten at sign-out, so that the next person does not see them.
 */
export const viewedItems = storedValue('eightwell:viewed', viewedFrom);

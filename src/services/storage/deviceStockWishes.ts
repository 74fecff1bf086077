import { stockWishesFrom } from '#model/saved/stockWishes';
import { storedValue } from '#storedValue';

/** Sold-out products this browser tells of when they are back; forgotten at sign-out, like what was looked at. */
export const deviceWishes = storedValue('eightwell:back-in-stock', stockWishesFrom);

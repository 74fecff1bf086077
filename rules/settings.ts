import { maxQuantity } from '../src/model/catalogue/item';
import { all, is, isOwner, type Rules } from './expressions';

/** Switches of the owner that other rules look at. Everyone reads them, so that the shop can say what holds. */
export const settings: Rules = {
  settings: {
    '.read': true,
    '.write': isOwner,
    guestOrders: is('open', 'closed'),
    unitsPerLine: {
      '.validate': all(
        'newData.isNumber()',
        `newData.val() >= 1 && newData.val() <= ${maxQuantity} && newData.val() % 1 === 0`,
      ),
    },
    $other: { '.validate': false },
  },
};

/** Guests may order unless the owner has closed the door to them. */
export const isOpenToGuests = `root.child('settings/guestOrders').val() !== 'closed'`;

/** `quantity` keeps to the owner's highest number of units in one line, where there is one. */
export const keepsToLimit = (quantity: string): string =>
  `!root.child('settings/unitsPerLine').exists() || ${quantity} <= root.child('settings/unitsPerLine').val()`;

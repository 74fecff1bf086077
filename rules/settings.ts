import { maxQuantity } from '#model/catalogue/item';
import { closedToGuests, guestOrderSettings } from '#model/order/ownersSettings';
import { all, is, isOwner, type Rules } from './expressions';

/** Whole cents, and no more than a shop's dearest item. */
const price: Rules = {
  '.validate':
    'newData.isNumber() && newData.val() >= 0 && newData.val() <= 1000000 && (newData.val() * 100 % 1 < 0.000001 || newData.val() * 100 % 1 > 0.999999)',
};

/** Settings of the owner that other rules read. They are public, so that the shop can explain them. */
export const settings: Rules = {
  settings: {
    '.read': true,
    '.write': isOwner,
    guestOrders: is(...guestOrderSettings),
    unitsPerLine: {
      '.validate': all(
        'newData.isNumber()',
        `newData.val() >= 1 && newData.val() <= ${maxQuantity} && newData.val() % 1 === 0`,
      ),
    },
    delivery: { standard: price, express: price, freeFrom: price, $other: { '.validate': false } },
    $other: { '.validate': false },
  },
};

/** Guests may order unless the owner has switched that off. */
export const isOpenToGuests = `root.child('settings/guestOrders').val() !== '${closedToGuests}'`;

/** `quantity` keeps to the owner's highest number of units in one line, where there is one. */
export const keepsToLimit = (quantity: string): string =>
  `!root.child('settings/unitsPerLine').exists() || ${quantity} <= root.child('settings/unitsPerLine').val()`;

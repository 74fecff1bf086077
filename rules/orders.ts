import { languages } from '#model/languages';
import { longest } from '#model/limits';
import { currencyNames } from '#model/money/currencySlice';
import { firstStatus } from '#model/order/order';
import { slotLength, slotShape } from '#model/order/courier';
import { deliveryMethods } from '#model/order/delivery';
import { guestOrders, memberOrders, orderNotes } from '#model/order/places';
import { longestPayLink } from '#model/order/payment';
import { longestTrackingLink } from '#model/order/tracking';
import {
  afterUpdate,
  all,
  any,
  email,
  is,
  isNew,
  isOwner,
  linkShape,
  phone,
  pushId,
  record,
  type Rules,
  serverTime,
  shaped,
  text,
  where,
} from './expressions';
import { hasCancelTime, isOwnersMove, refunds, revision, times, undone } from './course';
import { amounts, chainEnd } from './amounts';
import { isDelivered, isOnline } from './delivery';
import { erasable, erasedAt, isErased } from './erasure';
import { orderLine } from './orderLine';
import { address } from './people';
import { isCancelling, lastReturns } from './returns';
import { isOpenOn, isOpenToGuests, isServed } from './settings';

/** How the order is paid; only an owner sets it. */
const payment = where(
  record(
    { until: { '.validate': 'newData.isNumber() && newData.val() > 0' } },
    {
      link: shaped(linkShape('https'), longestPayLink),
      euros: { '.validate': 'newData.isNumber() && newData.val() > 0' },
      paidAt: { '.validate': 'newData.isNumber() && newData.val() > 0' },
    },
  ),
  isOwner,
);

/** Where a parcel can be followed; only an owner sets it. */
const tracking = where(shaped(linkShape('https'), longestTrackingLink), isOwner);

const isBrought = isDelivered('newData.parent()');

/**
 * When meals are delivered; only an order with a delivery has a slot, on a day the shop is open. The shop checks the courier's
 * weekdays, area and times: the language of rules cannot tell the weekday of a date.
 */
const slot = where(
  record({ date: shaped(slotShape.date, slotLength.date), time: shaped(slotShape.time, slotLength.time) }),
  all(isBrought, any('data.exists()', isOpenOn(`newData.child('date').val()`))),
);

/** What was ordered keeps its address, whatever the owner sets later. */
const servedAddress = where(address, any('data.exists()', isServed(`newData.child('country').val()`)));

/** Whose the order is: a member's, or a guest's. */
interface Holder {
  /** Who may read status, lines and amount beyond the node above: for a guest's order, whoever knows its id. */
  read: Rules;
  isHolder: string;
  /** Who may anonymise it: a member who deletes the account. */
  isDeletingAccount: string;
}

/** The order at `path`, which is `expression` in the rules' language. Prices are the catalogue's, amounts what the order comes to at the settings of the moment. */
function order(path: string, expression: string, { read, isHolder, isDeletingAccount }: Holder): Rules {
  const isCancelled = all(isHolder, isCancelling(path, expression));
  const fields = record(
    {
      // Readable by itself, as a receipt: whoever knows the id can ask whether the order arrived, and nothing more.
      createdAt: { '.read': true, ...serverTime },
      status: {
        ...read,
        '.write': any(isOwner, isCancelled),
        '.validate': any(
          all('!data.exists()', `newData.val() === '${firstStatus}'`),
          isOwnersMove,
          all(isCancelled, hasCancelTime),
        ),
      },
      currency: { ...read, ...is(...currencyNames) },
      language: is(...languages),
      delivery: { ...read, ...is(...deliveryMethods) },
      lines: { ...read, '.validate': 'newData.hasChildren()', $line: orderLine(path, expression) },
    },
    {
      at: { ...read, ...times(isHolder) },
      undone,
      first: chainEnd,
      last: chainEnd,
      amounts: { ...read, ...amounts },
      payment: { ...read, '.write': isOwner, ...payment },
      tracking: { ...read, '.write': isOwner, ...tracking },
      refunds: { ...read, ...refunds },
      revision,
      slot: { ...read, ...slot },
      contact: record({ name: text(longest.name), email }, { phone }),
      address: servedAddress,
      recipient: where(text(longest.name), isBrought),
      note: text(longest.note, 'lines'),
      card: text(longest.card, 'lines'),
      earlyStart: { ...read, '.validate': 'newData.val() === true' },
      erasedAt: erasedAt(isDeletingAccount),
    },
  );
  // Orders from before 25 November 2026 have no amounts, and still move on.
  const isSettled = any('data.exists()', `newData.hasChildren(['first', 'last', 'amounts'])`);
  const hasAddress = any(isOnline('newData'), `newData.child('address').hasChildren()`);
  const hasContact = `newData.child('contact').hasChildren()`;
  return where(
    erasable(fields, isDeletingAccount),
    all(`$order.matches(${pushId})`, isSettled, any(isErased, all(hasContact, hasAddress))),
  );
}

const isOwnMark = any(
  `newData.val().beginsWith('${guestOrders}/')`,
  `auth != null && newData.val().beginsWith('${memberOrders}/' + auth.uid + '/')`,
);

export const orders: Rules = {
  [memberOrders]: {
    '.read': isOwner,
    $uid: {
      '.read': 'auth != null && auth.uid === $uid',
      '.indexOn': ['createdAt'],
      $order: {
        '.write': all('auth != null && auth.uid === $uid', isNew),
        ...order(`${memberOrders}/$uid/$order`, `'${memberOrders}/' + $uid + '/' + $order`, {
          read: {},
          isHolder: 'auth != null && auth.uid === $uid',
          isDeletingAccount: 'auth != null && auth.uid === $uid',
        }),
      },
    },
  },
  [guestOrders]: {
    '.read': isOwner,
    '.indexOn': ['createdAt'],
    $order: {
      '.write': all(isNew, isOpenToGuests),
      // The random id is the key to a guest's order: whoever has it was given the link.
      ...order(`${guestOrders}/$order`, `'${guestOrders}/' + $order`, {
        read: { '.read': true },
        isHolder: 'true',
        isDeletingAccount: 'false',
      }),
    },
  },
  // Which order lowered a stock last: one lowering serves one order, though two may come in the same update.
  lastOrders: {
    $line: {
      '.write': all(
        `newData.isString() && $line.beginsWith('products:')`,
        isOwnMark,
        '!root.child(newData.val()).exists()',
        `${afterUpdate('lastOrders/$line')}.child(newData.val()).child('lines').child($line).exists()`,
      ),
    },
  },
  lastReturns: lastReturns(isOwnMark),
  // What owners note for one another; not with the order, which members read whole.
  [orderNotes]: { '.read': isOwner, $order: { '.write': isOwner, ...text(longest.note, 'lines') } },
};

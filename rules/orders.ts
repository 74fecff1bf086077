import { languages } from '../src/model/languages';
import { longest } from '../src/model/limits';
import { currencyNames } from '../src/model/money/currencySlice';
import { deliveryMethods, nextStatuses, orderStatuses } from '../src/model/order/order';
import {
  afterUpdate,
  all,
  any,
  email,
  is,
  isNew,
  isOwner,
  phone,
  pushId,
  record,
  type Rules,
  serverTime,
  text,
  where,
} from './expressions';
import { orderLine } from './orderLine';
import { address } from './people';
import { isOpenToGuests } from './settings';

const [firstStatus] = orderStatuses;
/** Which state may follow which. Cancelling is final, so its units can go back only once. */
const move = any(
  ...orderStatuses.map((from) =>
    all(
      `data.val() === '${from}'`,
      any('false', ...nextStatuses[from].map((to) => `newData.val() === '${to}'`)),
    ),
  ),
);

/** The order at `path`, which is `expression` in the rules' language. Amounts are the catalogue's, in USD. */
function order(path: string, expression: string): Rules {
  const fields = record(
    {
      // Readable alone, as a receipt: who knows the id can ask whether the order arrived, and nothing more.
      createdAt: { '.read': true, ...serverTime },
      status: {
        '.write': isOwner,
        '.validate': any(all('!data.exists()', `newData.val() === '${firstStatus}'`), all(isOwner, move)),
      },
      currency: is(...currencyNames),
      language: is(...languages),
      delivery: is(...deliveryMethods),
      contact: record({ name: text(longest.name), email }, { phone }),
      lines: { '.validate': 'newData.hasChildren()', $line: orderLine(path, expression) },
    },
    { address, note: text(longest.note, 'lines'), earlyStart: { '.validate': 'newData.val() === true' } },
  );
  const hasAddress = any(
    `newData.child('delivery').val() === 'none'`,
    `newData.child('address').hasChildren()`,
  );
  return where(fields, all(`$order.matches(${pushId})`, hasAddress));
}

const isOwnMark = any(
  `newData.val().beginsWith('guestOrders/')`,
  `auth != null && newData.val().beginsWith('orders/' + auth.uid + '/')`,
);

export const orders: Rules = {
  orders: {
    '.read': isOwner,
    $uid: {
      '.read': 'auth != null && auth.uid === $uid',
      $order: {
        '.write': all('auth != null && auth.uid === $uid', isNew),
        ...order('orders/$uid/$order', `'orders/' + $uid + '/' + $order`),
      },
    },
  },
  guestOrders: {
    '.read': isOwner,
    $order: {
      '.write': all(isNew, isOpenToGuests),
      ...order('guestOrders/$order', `'guestOrders/' + $order`),
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
};

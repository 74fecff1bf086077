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

const laterStatus = 'newData.isString() && newData.val().matches(/^(confirmed|sent|delivered|cancelled)$/)';

/** The order at `path`, which is `expression` in the rules' language. Amounts are the catalogue's, in USD. */
function order(path: string, expression: string): Rules {
  const fields = record(
    {
      // Readable alone, as a receipt: who knows the id can ask whether the order arrived, and nothing more.
      createdAt: { '.read': true, ...serverTime },
      status: {
        '.write': isOwner,
        '.validate': any(`newData.val() === 'placed'`, all(isOwner, laterStatus)),
      },
      currency: is('USD', 'EUR', 'INR'),
      language: is('en', 'fn', 'de'),
      delivery: is('standard', 'express', 'none'),
      contact: record({ name: text(80), email }, { phone }),
      lines: { '.validate': 'newData.hasChildren()', $line: orderLine(path, expression) },
    },
    { address, note: text(500), earlyStart: { '.validate': 'newData.val() === true' } },
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
    $order: { '.write': isNew, ...order('guestOrders/$order', `'guestOrders/' + $order`) },
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

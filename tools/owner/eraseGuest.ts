import { isFinished } from '#model/order/erasure';
import { guestOrders } from '#model/order/places';
import { isFields, textOf } from '#model/untrusted';
import { nodeRequest, type Access } from './access';
import { isSameEmail as same } from '#model/email';
import { readMessages } from './messageBook';
import { readOrders } from './orders/orderBook';
import { namesOut } from './retention';
import { readWithdrawals } from './withdrawalBook';

export interface Erasure {
  /** Orders that lose name, address and notes now. */
  orders: string[];
  /** Orders still under way: they are marked, and lose theirs once they have arrived. */
  underWay: string[];
  messages: string[];
  /** Withdrawals that are done. */
  withdrawals: string[];
  /** Withdrawals that still wait for their refund: they stay until they are done. */
  openWithdrawals: string[];
  update: Record<string, unknown>;
}

/** All that a guest with this address left behind. The purchases stay, for bookkeeping; nothing is changed yet. */
export async function findErasure(access: Access, email: string): Promise<Erasure> {
  const found = (await readOrders(access)).filter(
    ({ path, order }) => path.startsWith(`${guestOrders}/`) && same(order.contact.email, email),
  );
  const done = found.filter(({ order }) => isFinished(order.status));
  const waiting = found.filter(({ order }) => !isFinished(order.status));
  const messages = (await readMessages(access)).filter(
    ({ fields }) => isFields(fields) && same(textOf(fields.email), email),
  );
  const withdrawals = (await readWithdrawals(access)).filter((entry) => same(entry.email, email));
  const settled = withdrawals.filter(({ isDone }) => isDone);
  const open = withdrawals.filter(({ isDone }) => !isDone);
  return {
    orders: done.map(({ number }) => number),
    underWay: waiting.map(({ number }) => number),
    messages: messages.map(({ number }) => number),
    withdrawals: settled.map(({ number }) => number),
    openWithdrawals: open.map(({ number }) => number),
    update: Object.fromEntries([
      ...done.flatMap(({ path }) => namesOut(path)),
      ...waiting.map(({ path }): [string, unknown] => [`${path}/erasedAt`, { '.sv': 'timestamp' }]),
      ...[...messages, ...settled].map(({ path }): [string, unknown] => [path, null]),
    ]),
  };
}

export async function erase(access: Access, { update }: Erasure): Promise<void> {
  if (Object.keys(update).length > 0) await nodeRequest(access, '', { method: 'PATCH', body: update });
}

export const erasureText = ({ orders, underWay, messages, withdrawals, openWithdrawals }: Erasure): string =>
  [
    `${orders.length} orders lose name, address and notes: ${orders.join(', ') || 'none'}`,
    `${underWay.length} orders are under way, are marked, and lose theirs with npm run retention: ${underWay.join(', ') || 'none'}`,
    `${messages.length} messages are deleted: ${messages.join(', ') || 'none'}`,
    `${withdrawals.length} withdrawals are deleted: ${withdrawals.join(', ') || 'none'}`,
    ...(openWithdrawals.length > 0
      ? [
          `${openWithdrawals.length} withdrawals wait for their refund and stay: settle them first, then ask again: ${openWithdrawals.join(', ')}`,
        ]
      : []),
  ].join('\n');

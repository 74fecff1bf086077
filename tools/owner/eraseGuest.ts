import { erasureOf, keptOf, type Erasure } from '#model/desk/erasure';
import { nodeRequest, type Access } from './access';
import { readMessages } from './messageBook';
import { readOrders } from './orders/orderBook';
import { readWithdrawals } from './withdrawalBook';

/** All that a guest with this address left behind; nothing is changed yet. */
export async function findErasure(access: Access, email: string): Promise<Erasure> {
  const [orders, messages, withdrawals] = [
    await readOrders(access),
    await readMessages(access),
    await readWithdrawals(access),
  ];
  return erasureOf(keptOf({ orders, messages, withdrawals }, email));
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

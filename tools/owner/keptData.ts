import { erasureOf, exportOf, keptOf, type Erasure } from '#model/desk/erasure';
import { notesIn } from '#model/desk/notes';
import { orderNotes } from '#model/order/places';
import { nodeRequest, type Access } from './access';
import { readPages } from './pages';
import { readReceived } from './received';

/** Orders with what owners noted of them, messages and withdrawals with this address, for whoever asks for their data; what members keep beside them they download themselves. */
export async function readKept(access: Access, email: string): Promise<ReturnType<typeof exportOf>> {
  const kept = keptOf(await readReceived(access), email);
  return exportOf(kept, notesIn(Object.fromEntries(await readPages(access, orderNotes))));
}

/** All that a guest with this address left behind; nothing is changed yet. */
export const findErasure = async (access: Access, email: string): Promise<Erasure> =>
  erasureOf(keptOf(await readReceived(access), email));

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

import type { BookedMessage } from '#model/desk/messages';
import type { BookedWithdrawal } from '#model/desk/withdrawals';
import { serverTimestamp } from '#model/serverTimestamp';
import { nodeRequest, type Access } from './access';
import { readMessages } from './messageBook';
import { readOrders } from './orders/orderBook';
import { readWithdrawals } from './withdrawalBook';

/** All that came in, the newest of each first; one after the other, for a flood may have made each of them long. */
export const readReceived = async (access: Access) => ({
  orders: await readOrders(access),
  messages: await readMessages(access),
  withdrawals: await readWithdrawals(access),
});

/** Marks something as dealt with, or takes the mark away; says what it is then. */
export async function markDone(
  access: Access,
  { path, number }: BookedMessage | BookedWithdrawal,
  isDone: boolean,
): Promise<string> {
  await nodeRequest(access, `${path}/doneAt`, { method: 'PUT', body: isDone ? serverTimestamp : null });
  return `${number}: ${isDone ? 'done' : 'new'}`;
}

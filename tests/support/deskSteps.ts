import type { BookedOrder } from '#model/desk/bookedOrder';
import { paidChange, stepChange, type Update } from '#model/desk/orderChanges';
import type { OrderStatus } from '#model/order/order';
import type { Payment } from '#model/order/payment';
import { nodeRequest, type Access } from '#tools/owner/access';
import { readOrders } from '#tools/owner/orders/orderBook';

/** An order as it stands now, by its place or its number. */
export async function bookedAt(access: Access, place: string): Promise<BookedOrder> {
  const found = (await readOrders(access)).find(({ path, number }) => path === place || number === place);
  if (!found) throw new Error(`${place} is not in the book.`);
  return found;
}

const write = (access: Access, body: Update): Promise<unknown> =>
  nodeRequest(access, '', { method: 'PATCH', body, byTheRules: true });

/** Takes an order on, as the desk does, one step at a time. */
export async function moveOn(access: Access, place: string, ...statuses: OrderStatus[]): Promise<void> {
  for (const status of statuses) await write(access, stepChange(await bookedAt(access, place), status));
}

export const confirmWith = async (access: Access, place: string, payment: Payment): Promise<unknown> =>
  write(access, stepChange(await bookedAt(access, place), 'confirmed', { payment }));

export const sendWith = async (access: Access, place: string, tracking: string): Promise<unknown> =>
  write(access, stepChange(await bookedAt(access, place), 'sent', { tracking }));

export const markPaid = async (access: Access, place: string): Promise<unknown> =>
  write(access, paidChange(await bookedAt(access, place), Date.now()));

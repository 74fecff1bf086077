import type { BookedOrder } from '#model/desk/bookedOrder';
import { stepChange, stepsOf } from '#model/desk/orderChanges';
import { isOrderStatus, type OrderStatus } from '#model/order/order';
import { textOf } from '#model/untrusted';
import { lostShelves, shelvesOf, unitsReturned, type Shelf } from '#services/firebase/orders/shelves';
import { nodeRequest, RefusedError, type Access } from '#tools/owner/access';

/** Lines whose stock no longer exists: their units cannot be put back. */
export interface PutBack {
  withoutShelf: string[];
}

/** Where the units of these lines would go back to. */
export const shelvesIn = (access: Access, lines: BookedOrder['order']['lines']): Promise<Shelf[]> =>
  shelvesOf(async (path) => (await nodeRequest(access, path)).value, lines);

/** The order with the revision it has at this moment: what a command knows of it may be minutes old. */
export async function revised(access: Access, entry: BookedOrder): Promise<BookedOrder> {
  const { value } = await nodeRequest(access, `${entry.path}/revision`);
  return { ...entry, order: { ...entry.order, revision: typeof value === 'number' ? value : 0 } };
}

async function statusOf(access: Access, { path, number }: BookedOrder): Promise<OrderStatus> {
  const { value } = await nodeRequest(access, `${path}/status`);
  if (isOrderStatus(value)) return value;
  throw new Error(`${number} has no state the shop knows: ${textOf(value)}`);
}

/**
 * Cancels an order and puts its units back, in one update. The rules know which state may follow which, so a second cancelling is
 * refused whole.
 */
export async function cancelOrder(access: Access, entry: BookedOrder): Promise<PutBack> {
  const { number } = entry;
  const before = await statusOf(access, entry);
  if (!stepsOf({ status: before }).includes('cancelled'))
    throw new Error(`${number} is ${before}, and cannot be cancelled.`);
  const shelves = await shelvesIn(access, entry.order.lines);
  const body = { ...stepChange(await revised(access, entry), 'cancelled'), ...unitsReturned(shelves) };
  try {
    await nodeRequest(access, '', { method: 'PATCH', body, byTheRules: true });
  } catch (error) {
    const now = error instanceof RefusedError ? await statusOf(access, entry) : before;
    if (now === before) throw error;
    throw new Error(`${number} has just become ${now}. Nothing was changed.`, { cause: error });
  }
  return { withoutShelf: lostShelves(shelves) };
}

import type { OrderDraft } from '../../../model/order/order';
import { hasOrderArrived, newOrderPath, placeOrder } from '../../../services/firebase/orders/orders';
import {
  forgetPendingOrder,
  readPendingOrder,
  writePendingOrder,
  writePlacedOrder,
  type SentOrder,
} from '../../../services/storage/orderMemory';

function finish(order: SentOrder): SentOrder {
  writePlacedOrder(order);
  forgetPendingOrder();
  return order;
}

/** The order whose answer never came, if it did arrive. Throws SendingError while nobody answers. */
export async function findPendingOrder(): Promise<SentOrder | undefined> {
  const pending = readPendingOrder();
  if (!pending || !(await hasOrderArrived(pending.path))) return undefined;
  return finish(pending);
}

/** A repeat goes to the place of the first try, unless the shopper has become somebody else meanwhile. */
async function placeFor(uid: string | null): Promise<string> {
  const pending = readPendingOrder();
  const folder = uid === null ? 'guestOrders/' : `orders/${uid}/`;
  return pending?.path.startsWith(folder) ? pending.path : newOrderPath(uid);
}

/**
 * Sends the order and answers with the one that was placed: an earlier try whose answer was lost counts, and nothing is
 * sent again. The place is remembered before the first write. Throws SendingError or CatalogueChangedError.
 */
async function send(draft: OrderDraft, uid: string | null): Promise<SentOrder> {
  const found = await findPendingOrder();
  if (found) return found;
  const order = { path: await placeFor(uid), draft };
  writePendingOrder(order);
  await placeOrder(order.path, draft);
  return finish(order);
}

/** Two tabs take turns, so that the second finds what the first has placed; `isStillWanted` is asked when it is its turn. */
export function sendOrder(
  draft: OrderDraft,
  uid: string | null,
  isStillWanted: () => boolean,
): Promise<SentOrder | undefined> {
  const inTurn = async () => (isStillWanted() ? send(draft, uid) : undefined);
  return 'locks' in navigator ? navigator.locks.request('eightwell:order', inTurn) : inTurn();
}

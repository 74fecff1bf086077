import { isOrderStatus, type FollowedOrder, type OrderStatus } from '../../../model/order/order';
import { askDatabase, type DatabaseClient } from '../rest';
import { holdConnection } from '../database';
import { followedOrderFrom } from './placedOrders';
import { read } from './sending';

/** What the rules show to whoever has a guest order's id; names and addresses are not among it. */
const shown = ['createdAt', 'status', 'currency', 'delivery', 'lines'] as const;

export const guestOrderPath = (id: string): string => `guestOrders/${id}`;

/** The guest's order with this id; undefined when there is none. Throws SendingError while nobody answers. */
export async function readGuestOrder(
  id: string,
  ask: DatabaseClient = askDatabase,
): Promise<FollowedOrder | undefined> {
  const values = await Promise.all(shown.map((field) => read(ask, `${guestOrderPath(id)}/${field}`)));
  const fields = Object.fromEntries(shown.map((field, index) => [field, values[index]]));
  return followedOrderFrom(id, fields);
}

/** Hears of each new state while the page is open. The answer stops it and closes the connection. */
export async function watchGuestOrder(
  id: string,
  onStatus: (status: OrderStatus) => void,
): Promise<() => void> {
  const { database, library, release } = await holdConnection();
  const stop = library.onValue(library.ref(database, `${guestOrderPath(id)}/status`), (snapshot) => {
    const status: unknown = snapshot.val();
    if (isOrderStatus(status)) onStatus(status);
  });
  return () => {
    stop();
    release();
  };
}

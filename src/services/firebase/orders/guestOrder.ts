import { isOrderStatus, type FollowedOrder } from '#model/order/order';
import { guestOrderPath } from '#model/order/places';
import { askDatabase, type DatabaseClient } from '#services/firebase/rest';
import { holdConnection } from '#services/firebase/database';
import { followedOrderFrom, paymentFrom, timesFrom } from './placedOrders';
import { read } from './sending';

/** What the rules show to whoever has a guest order's id; names and addresses are not among it. */
const shown = [
  'createdAt',
  'status',
  'currency',
  'delivery',
  'slot',
  'earlyStart',
  'lines',
  'amounts',
  'payment',
  'at',
  'refunds',
] as const;

/** The guest's order with this id; undefined when there is none. Throws SendingError while nobody answers. */
export async function readGuestOrder(
  id: string,
  ask: DatabaseClient = askDatabase,
): Promise<FollowedOrder | undefined> {
  const values = await Promise.all(shown.map((field) => read(ask, `${guestOrderPath(id)}/${field}`)));
  const fields = Object.fromEntries(shown.map((field, index) => [field, values[index]]));
  return followedOrderFrom(id, fields);
}

/** What changes of an order while it is looked at. */
export type OrderChange = Partial<Pick<FollowedOrder, 'status' | 'at' | 'payment'>>;

/** Subscribes to an order's status, its time and payment; the returned function unsubscribes and closes the connection. */
export async function watchGuestOrder(
  id: string,
  onChange: (change: OrderChange) => void,
): Promise<() => void> {
  const { database, library, release } = await holdConnection();
  const stopStatus = library.onValue(library.ref(database, `${guestOrderPath(id)}/status`), (snapshot) => {
    const status: unknown = snapshot.val();
    if (isOrderStatus(status)) onChange({ status });
  });
  const stopPayment = library.onValue(library.ref(database, `${guestOrderPath(id)}/payment`), (snapshot) => {
    const payment = paymentFrom(snapshot.val());
    if (payment) onChange({ payment });
  });
  const stopTimes = library.onValue(library.ref(database, `${guestOrderPath(id)}/at`), (snapshot) => {
    const at = timesFrom(snapshot.val());
    if (at) onChange({ at });
  });
  return () => {
    stopStatus();
    stopTimes();
    stopPayment();
    release();
  };
}

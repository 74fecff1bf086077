import { isOrderStatus, type FollowedOrder } from '#model/order/order';
import { guestOrderPath } from '#model/order/places';
import { askDatabase, type DatabaseClient } from '#services/firebase/rest';
import { holdConnection } from '#services/firebase/database';
import { followedOrderFrom, paymentFrom, refundsFrom, timesFrom, trackingFrom } from './placedOrders';
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
  'tracking',
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
export type OrderChange = Partial<Pick<FollowedOrder, 'status' | 'at' | 'payment' | 'refunds' | 'tracking'>>;

/** What each of these fields says; a value that cannot be read changes nothing. */
const readers: Readonly<Record<string, (value: unknown) => OrderChange>> = {
  status: (status) => (isOrderStatus(status) ? { status } : {}),
  payment: (value) => {
    const payment = paymentFrom(value);
    return payment ? { payment } : {};
  },
  at: (value) => {
    const at = timesFrom(value);
    return at ? { at } : {};
  },
  refunds: (value) => {
    const refunds = refundsFrom(value);
    return refunds.length > 0 ? { refunds } : {};
  },
  tracking: (value) => {
    const tracking = trackingFrom(value);
    return tracking === undefined ? {} : { tracking };
  },
};

/** Subscribes to what changes of an order; the returned function unsubscribes and closes the connection. */
export async function watchGuestOrder(
  id: string,
  onChange: (change: OrderChange) => void,
): Promise<() => void> {
  const { database, library, release } = await holdConnection();
  const stops = Object.entries(readers).map(([field, changeIn]) =>
    library.onValue(library.ref(database, `${guestOrderPath(id)}/${field}`), (snapshot) =>
      onChange(changeIn(snapshot.val())),
    ),
  );
  return () => {
    for (const stop of stops) stop();
    release();
  };
}

import type { PlacedOrder } from '#model/order/order';
import { orderFolder } from '#model/order/places';
import { holdConnection } from '#services/firebase/database';
import { ordersOf } from './placedOrders';

/** Subscribes to a member's orders; the returned function unsubscribes and closes the connection. */
export async function watchOrders(
  uid: string,
  onOrders: (orders: PlacedOrder[]) => void,
  onProblem: (error: Error) => void,
): Promise<() => void> {
  const { database, library, release } = await holdConnection();
  const stop = library.onValue(
    library.ref(database, orderFolder(uid)),
    (snapshot) => onOrders(ordersOf(snapshot.val())),
    onProblem,
  );
  return () => {
    stop();
    release();
  };
}

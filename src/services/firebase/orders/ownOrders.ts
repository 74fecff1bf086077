import type { PlacedOrder } from '#model/order/order';
import { orderFolder } from '#model/order/places';
import { holdConnection } from '#services/firebase/database';
import { ordersOf } from './placedOrders';

const isSignedIn = async (uid: string): Promise<boolean> => {
  const { openAuth } = await import('#services/firebase/account/auth');
  return (await openAuth()).currentUser?.uid === uid;
};

/**
 * Subscribes to a member's orders; the returned function unsubscribes and closes the connection. That the database refuses
 * somebody whose session has ended is no problem: the page hears of its end by itself.
 */
export async function watchOrders(
  uid: string,
  onOrders: (orders: PlacedOrder[]) => void,
  onProblem: (error: Error) => void,
): Promise<() => void> {
  const { database, library, release } = await holdConnection();
  const refuse = async (error: Error): Promise<void> => {
    if (await isSignedIn(uid)) onProblem(error);
  };
  const stop = library.onValue(
    library.ref(database, orderFolder(uid)),
    (snapshot) => onOrders(ordersOf(snapshot.val())),
    (refused) => void refuse(refused),
  );
  return () => {
    stop();
    release();
  };
}

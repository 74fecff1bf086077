import { namesOut } from '#model/order/erasure';
import { orderFolder } from '#model/order/places';
import { childrenOf, entriesOf, type Fields } from '#model/untrusted';
import { addressSlots } from '#model/order/address';
import { reportError } from '#reportError';
import { isNameNeeded } from '#services/firebase/orders/placedOrders';
import { askDatabase, DatabaseError, type DatabaseClient } from '#services/firebase/rest';
import { serverTimestamp } from '#model/serverTimestamp';

/** Where the database keeps something about one member, each node readable by them alone. */
const nodesOf = (uid: string) => ({
  record: `users/${uid}`,
  addresses: `addresses/${uid}`,
  orders: orderFolder(uid),
  handover: `handovers/${uid}`,
  wishes: `stockWishes/${uid}`,
});

/** Everything the database knows about the member, as it stands there. */
export async function readOwnData(
  uid: string,
  token: string,
  ask: DatabaseClient = askDatabase,
): Promise<Record<string, unknown>> {
  const entries = Object.entries(nodesOf(uid));
  const values = await Promise.all(entries.map(([, path]) => ask(path, { token })));
  return Object.fromEntries(entries.map(([name], index) => [name, values[index]]));
}

/** Paths that anonymise one order; one that still needs its name is only marked, and anonymised later. */
const erasureOf = (folder: string, id: string, order: Fields): [string, unknown][] => {
  const path = `${folder}/${id}`;
  return isNameNeeded(id, order) ? [[`${path}/erasedAt`, serverTimestamp]] : namesOut(path);
};

/**
 * Deletes the member's data in one update: record, addresses, stock wishes and handover; orders are anonymised. Can
 * be repeated: missing data is no error.
 */
export async function eraseOwnData(
  uid: string,
  token: string,
  ask: DatabaseClient = askDatabase,
): Promise<void> {
  const { record, addresses, orders, handover, wishes } = nodesOf(uid);
  const [placed, handedOver, wished] = await Promise.all(
    [orders, handover, wishes].map((path) => ask(path, { token })),
  );
  const erasures = entriesOf(placed).flatMap(([id, order]) => erasureOf(orders, id, order));
  const update: Record<string, unknown> = {
    [record]: null,
    [handover]: null,
    ...Object.fromEntries(addressSlots.map((slot) => [`${addresses}/${slot}`, null])),
    ...Object.fromEntries(childrenOf(wished).map(([id]) => [`${wishes}/${id}`, null])),
    ...Object.fromEntries(erasures),
  };
  await ask('', { method: 'PATCH', token, body: update });
  if (handedOver !== null) await forgetSharedData(token, ask);
}

/** A shared node: only the member it names may read and empty it. */
async function forgetSharedData(token: string, ask: DatabaseClient): Promise<void> {
  try {
    if ((await ask('sharedData', { token })) === null) return;
    await ask('sharedData', { method: 'DELETE', token });
  } catch (error) {
    // Refused: it names another member.
    if (error instanceof DatabaseError && error.isRefusal) return;
    reportError(error, 'The shared data of a member who left may still be there.', 'warning');
  }
}

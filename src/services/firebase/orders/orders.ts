import type { OrderDraft } from '../../../model/order/order';
import { withConnection, type Connection } from '../database';
import { itemPathOf, orderUpdate, type CatalogueNodes } from './orderUpdate';
import { answered, hasArrived, isAccepted, newPath } from './sending';
import { SendingError } from './sendingError';

/** How often an order is tried again when somebody else bought between its reading and its writing. */
const maxAttempts = 25;

async function readNodes({ database, library }: Connection, { lines }: OrderDraft): Promise<CatalogueNodes> {
  const paths = [...new Set(lines.map(itemPathOf))];
  const nodes = await Promise.all(paths.map((path) => answered(library.get(library.ref(database, path)))));
  return new Map(paths.map((path, index): [string, unknown] => [path, nodes[index]?.val()]));
}

/**
 * Places the order at `path`, exactly once: an order that has arrived there before is left as it is. Throws
 * CatalogueChangedError, or SendingError.
 */
export async function placeOrderThrough(
  connection: Connection,
  path: string,
  draft: OrderDraft,
): Promise<void> {
  const { database, library } = connection;
  let refused = '';
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (await hasArrived(connection, path)) return;
    const nodes = await readNodes(connection, draft);
    const update = orderUpdate(path, draft, nodes, library.serverTimestamp());
    // Nobody came between, and it was refused all the same: trying again would change nothing.
    const sent = JSON.stringify(update);
    if (sent === refused) throw new SendingError('refused');
    if (await isAccepted(library.update(library.ref(database), update))) return;
    refused = sent;
  }
  if (await hasArrived(connection, path)) return;
  throw new SendingError('busy');
}

export const placeOrder = (path: string, draft: OrderDraft): Promise<void> =>
  withConnection((connection) => placeOrderThrough(connection, path, draft));

/** A place for an order; remember it before the order is placed there. */
export const newOrderPath = (uid: string | null): Promise<string> =>
  withConnection((connection) =>
    Promise.resolve(newPath(connection, uid === null ? 'guestOrders' : `orders/${uid}`)),
  );

export const hasOrderArrived = (path: string): Promise<boolean> =>
  withConnection((connection) => hasArrived(connection, path));

import { serverTimestamp } from '#model/serverTimestamp';
import { placeOfLine } from '#model/order/lineKey';
import { cancelledStatus, firstStatus } from '#model/order/order';
import { fieldsOf, isFields } from '#model/untrusted';
import { askDatabase, type DatabaseClient } from '#services/firebase/rest';
import { isAccepted, read } from './sending';
import { SendingError } from './sendingError';

/** How often it is tried again when somebody bought or cancelled between reading and writing. */
const maxAttempts = 25;

const stockPlace = (line: string): string => `${placeOfLine(line)}/stock`;

/**
 * One update, which the rules accept only whole: the status, each stock raised by its units, and a mark per stock
 * that names the order.
 */
async function cancellation(ask: DatabaseClient, path: string): Promise<Record<string, unknown>> {
  const lines = await read(ask, `${path}/lines`);
  const taken = Object.entries(fieldsOf(lines)).flatMap(([key, line]) =>
    isFields(line) && line.kind === 'product' && typeof line.quantity === 'number'
      ? [{ key, quantity: line.quantity }]
      : [],
  );
  const stocks = await Promise.all(taken.map(({ key }) => read(ask, stockPlace(key))));
  const update: Record<string, unknown> = {
    [`${path}/status`]: cancelledStatus,
    [`${path}/at/${cancelledStatus}`]: serverTimestamp,
  };
  taken.forEach(({ key, quantity }, index) => {
    const stock = stocks[index];
    update[`lastReturns/${key}`] = path;
    // An item that is no longer in the catalogue has no stock to raise.
    if (typeof stock === 'number') update[stockPlace(key)] = stock + quantity;
  });
  return update;
}

/**
 * Cancels the order at `path` if nobody has confirmed it yet; its units go back in the same update. `token` is the
 * member's; a guest's order needs none. Throws SendingError.
 */
export async function cancelOrder(
  path: string,
  token?: string,
  client: DatabaseClient = askDatabase,
): Promise<'cancelled' | 'tooLate'> {
  const ask: DatabaseClient = (place, request) => client(place, { ...request, token });
  let refused = '';
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const status = await read(ask, `${path}/status`);
    if (status === cancelledStatus) return 'cancelled';
    if (status !== firstStatus) return 'tooLate';
    const update = await cancellation(ask, path);
    const text = JSON.stringify(update);
    // Refused without a conflict: the variations have changed since, and only the owner can cancel.
    if (text === refused) throw new SendingError('refused');
    if (await isAccepted(ask, '', { method: 'PATCH', body: update })) return 'cancelled';
    refused = text;
  }
  throw new SendingError('busy');
}

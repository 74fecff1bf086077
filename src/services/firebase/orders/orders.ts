import { itemPlace } from '#model/catalogue/catalogueNode';
import { deliveryPrice } from '#model/order/delivery';
import type { OrderDraft } from '#model/order/order';
import { isGuestOrder, orderFolder } from '#model/order/places';
import { readSettings } from '#services/firebase/readSettings';
import { askDatabase, type DatabaseClient } from '#services/firebase/rest';
import { orderUpdate, type CatalogueNodes } from './orderUpdate';
import { pushId } from './pushId';
import { serverTimestamp } from '#model/serverTimestamp';
import { hasArrived, isAccepted, read } from './sending';
import { CatalogueChangedError, SendingError } from './sendingError';

/** How often an order is tried again when somebody else bought between its reading and its writing. */
const maxAttempts = 25;

async function readNodes(ask: DatabaseClient, { lines }: OrderDraft): Promise<CatalogueNodes> {
  const paths = [...new Set(lines.map(itemPlace))];
  const nodes = await Promise.all(paths.map((path) => read(ask, path)));
  return new Map(paths.map((path, index): [string, unknown] => [path, nodes[index]]));
}

/** Which of the owner's settings may have caused the refusal; if they cannot be read, it counts as an ordinary one. */
async function refusalOf(ask: DatabaseClient, path: string, draft: OrderDraft): Promise<Error> {
  const { lines, delivery: method, amounts, address, slot } = draft;
  const { isClosedToGuests, unitsPerLine, delivery, countries, closedDays } = await readSettings(ask);
  if (isClosedToGuests && isGuestOrder(path)) return new SendingError('guestsClosed');
  if (lines.some(({ quantity }) => quantity > unitsPerLine)) return new SendingError('tooMany');
  if (address && !countries.includes(address.country)) return new SendingError('country');
  if (slot && closedDays.includes(slot.date)) return new SendingError('closedDay');
  const isFeeChanged = deliveryPrice(method, amounts.items, delivery) !== amounts.delivery;
  return isFeeChanged ? new CatalogueChangedError(undefined) : new SendingError('refused');
}

export interface OrderPlace {
  path: string;
  /** ID token of the member whose order it is. */
  token?: string | undefined;
  /** Whether an earlier call has sent an order there. */
  isRepeat?: boolean;
  /** Called before each write: from then on the order may have arrived. */
  onSending?: () => void;
}

/**
 * Places the order at `path`, exactly once: an order that has arrived there before is left as it is. Says whether this
 * call placed it, or an earlier one had. Throws CatalogueChangedError, or SendingError.
 */
export async function placeOrder(
  { path, token, isRepeat = false, onSending = () => undefined }: OrderPlace,
  draft: OrderDraft,
  ask: DatabaseClient = askDatabase,
): Promise<'placed' | 'found'> {
  let refused = '';
  let isUnderWay = isRepeat;
  try {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const isFirst = attempt === 0 && !isRepeat;
      if (!isFirst && (await hasArrived(ask, path))) return 'found';
      const update = orderUpdate(path, draft, await readNodes(ask, draft), serverTimestamp);
      // Refused without a conflict: another attempt would be refused as well.
      const text = JSON.stringify(update);
      if (text === refused) throw await refusalOf(ask, path, draft);
      onSending();
      isUnderWay = true;
      if (await isAccepted(ask, '', { method: 'PATCH', body: update, token })) return 'placed';
      refused = text;
    }
    if (await hasArrived(ask, path)) return 'found';
  } catch (error) {
    // No answer before anything was sent is unambiguous: nothing has been ordered.
    const isSilence = error instanceof SendingError && error.problem === 'unanswered';
    throw isSilence && !isUnderWay ? new SendingError('notSent', error) : error;
  }
  throw new SendingError('busy');
}

/** A place for an order; remember it before the order is placed there. */
export const newOrderPath = (uid: string | null): string => `${orderFolder(uid)}/${pushId()}`;

export const hasOrderArrived = (path: string, ask: DatabaseClient = askDatabase): Promise<boolean> =>
  hasArrived(ask, path);

import { digestOf } from '#model/digest';
import type { OrderDraft, OrderedLines, OrderLine } from '#model/order/order';
import { orderFolder } from '#model/order/places';
import type { OrderMemory, PendingOrder, SentOrder } from '#services/storage/orderMemory';
import type { DatabaseClient } from '#services/firebase/rest';
import { hasOrderArrived, newOrderPath, placeOrder } from './orders';
import { SendingError } from './sendingError';

/** Milliseconds after which a request that was given up can no longer be on its way. */
const underWay = 30_000;

interface DeskOptions {
  ask: DatabaseClient;
  memory: OrderMemory;
  /** The ID token of the signed-in member; null where none can be had. */
  token: () => Promise<string | null>;
  /** Runs one action at a time over all tabs. */
  inTurn: <Result>(action: () => Promise<Result>) => Promise<Result>;
  now?: () => number;
  underWayFor?: number;
}

/** The cart the order is made from. */
export interface OrderedCart {
  /** Removes from the cart what an earlier order has taken, perhaps one of another tab. */
  removeOrdered: (order: OrderedLines) => void;
  lines: () => OrderLine[];
}

/** The order was not sent, because the cart is no longer the one that was reviewed. */
export type Unsent = 'cartChanged';

export interface OrderDesk {
  /** The order whose answer never came, if it did arrive. Throws SendingError while nobody answers. */
  find: () => Promise<SentOrder | undefined>;
  /**
   * Sends the order and answers with the one that was placed: an earlier try whose answer was lost counts, and nothing is
   * sent again. Throws SendingError or CatalogueChangedError.
   */
  send: (draft: OrderDraft, uid: string | null, cart: OrderedCart) => Promise<SentOrder | Unsent>;
}

/** Places orders so that each arrives once: over reloads, crashes, lost answers and several tabs. */
export function createOrderDesk(options: DeskOptions): OrderDesk {
  const { ask, memory, token, inTurn, now = Date.now, underWayFor = underWay } = options;
  /** The unanswered request, and when this tab first saw it by a monotonic clock. */
  let seen = { sending: '', at: Number.NEGATIVE_INFINITY };

  /** A request of another page or tab may have been sent just now, whatever its wall-clock time says. */
  function readPending(): PendingOrder | undefined {
    const pending = memory.readPending();
    const sending = pending ? `${pending.path} ${pending.sentAt}` : '';
    if (pending && sending !== seen.sending) seen = { sending, at: performance.now() };
    return pending;
  }
  readPending();

  function finish({ path, lines, draft }: SentOrder): SentOrder {
    const order = { path, lines, ...(draft && { draft }) };
    memory.writePlaced(order);
    memory.forgetPending(path);
    return order;
  }

  async function find(): Promise<SentOrder | undefined> {
    const pending = readPending();
    return pending && (await hasOrderArrived(pending.path, ask)) ? finish(pending) : undefined;
  }

  const mayBeUnderWay = ({ sentAt }: PendingOrder): boolean =>
    // Two clocks: the wall clock can be changed, the monotonic one does not survive a reload.
    Math.abs(now() - sentAt) < underWayFor || performance.now() - seen.at < underWayFor;

  async function sendNow(draft: OrderDraft, uid: string | null): Promise<SentOrder> {
    const idToken = uid === null ? undefined : await token();
    if (idToken === null) throw new SendingError('notSent');
    const folder = `${orderFolder(uid)}/`;
    const digest = digestOf(draft);
    const earlier = readPending();
    const isRepeat = earlier?.digest === digest && earlier.path.startsWith(folder);
    // A new id is given only when the earlier order can no longer arrive, or there could be two.
    if (earlier && !isRepeat && mayBeUnderWay(earlier)) throw new SendingError('unanswered');
    const path = isRepeat ? earlier.path : newOrderPath(uid);
    const order = { path, lines: draft.lines, draft, digest };
    const onSending = (): void => {
      memory.writePending({ ...order, sentAt: now() });
      readPending();
    };
    try {
      await placeOrder({ path, isRepeat, onSending, token: idToken }, draft, ask);
    } catch (error) {
      const isInQuestion = error instanceof SendingError && error.problem === 'unanswered';
      // Refused: nothing of this attempt is under way, whatever happened to an earlier one.
      if (!isInQuestion && isRepeat) memory.writePending(earlier);
      else if (!isInQuestion) memory.forgetPending(path);
      throw error;
    }
    return finish(order);
  }

  const send: OrderDesk['send'] = (draft, uid, cart) =>
    inTurn(async () => {
      memory.readOrdered().forEach(cart.removeOrdered);
      const found = await find();
      if (found) return found;
      const isAsLookedOver = JSON.stringify(cart.lines()) === JSON.stringify(draft.lines);
      return isAsLookedOver && draft.lines.length > 0 ? sendNow(draft, uid) : 'cartChanged';
    });

  return { find, send };
}

import type { OrderDraft, OrderedLines, OrderLine } from '#model/order/order';
import { mostOrders } from '#model/limits';
import { isGuestOrder, isOrderId, isOrderPath } from '#model/order/places';
import { isFields, listOf, textOf } from '#model/untrusted';
import { orderedKey } from './savedShop';
import { durableTexts, type DurableTexts } from './durableTexts';

/** An order and where it was sent. Without a draft only its number is shown. */
export interface SentOrder extends OrderedLines {
  draft?: OrderDraft;
}

/** An order whose answer has not come, and what it takes to send the very same again. */
export interface PendingOrder extends SentOrder {
  digest: string;
  /** Milliseconds since 1970, by this browser's clock. */
  sentAt: number;
}

/** The unanswered order: it outlives the tab, because the answer may never have come. */
const pendingKey = 'eightwell:order';
/** Guests' orders of this browser: their ids are the links that lead to them. */
const deviceOrdersKey = 'eightwell:orders';
/** Placed: shown as confirmation for as long as the tab is open. */
const placedKey = 'eightwell:placed';

/** Milliseconds after which an unanswered order loses its names: the device may be used by somebody else by then. */
const detailsLifetime = 3_600_000;

/** A guest's order that was placed in this browser. */
export interface DeviceOrder {
  id: string;
  /** Milliseconds since 1970, by this browser's clock. */
  placedAt: number;
}

function deviceOrderOf(value: unknown): DeviceOrder[] {
  if (!isFields(value)) return [];
  const { placedAt } = value;
  const id = textOf(value.id);
  return isOrderId(id) && typeof placedAt === 'number' ? [{ id, placedAt }] : [];
}

const isLine = (value: unknown): value is OrderLine =>
  isFields(value) && textOf(value.id) !== '' && typeof value.quantity === 'number';

export const idOf = ({ path }: OrderedLines): string => path.split('/').at(-1) ?? '';

function orderedLinesOf(value: unknown): OrderedLines | undefined {
  if (!isFields(value) || !Array.isArray(value.lines)) return undefined;
  const path = textOf(value.path);
  return isOrderPath(path) ? { path, lines: value.lines.filter(isLine) } : undefined;
}

/** Validated only roughly: nothing but this file writes it. */
const isDraft = (value: unknown): value is OrderDraft =>
  isFields(value) && Array.isArray(value.lines) && isFields(value.contact) && isFields(value.amounts);

function sentOrderOf(value: unknown): SentOrder | undefined {
  const order = orderedLinesOf(value);
  if (!order || !isFields(value)) return undefined;
  return { ...order, ...(isDraft(value.draft) && { draft: value.draft }) };
}

function pendingOrderOf(value: unknown): PendingOrder | undefined {
  const order = sentOrderOf(value);
  if (!order || !isFields(value)) return undefined;
  const { digest, sentAt } = value;
  return typeof digest === 'string' && typeof sentAt === 'number' ? { ...order, digest, sentAt } : undefined;
}

export interface OrderMemory {
  readPending: () => PendingOrder | undefined;
  writePending: (order: PendingOrder) => void;
  /** Forgets the order at this place; another one that has begun since stays. */
  forgetPending: (path: string) => void;
  readPlaced: () => SentOrder | undefined;
  /** Notes that the order was placed: what it took is remembered before it leaves the cart. */
  writePlaced: (order: SentOrder) => void;
  readOrdered: () => OrderedLines[];
  /** Guests' orders of this browser, the newest first. */
  readDeviceOrders: () => DeviceOrder[];
  forgetDeviceOrders: () => void;
  /** For sign-out: places and lines stay, so that ordering again is not a second order; names, addresses and links go. */
  forgetDetails: () => void;
}

export function orderMemory({ durable, tab }: DurableTexts, now: () => number = Date.now): OrderMemory {
  const withoutDraft = ({ draft: _draft, ...order }: PendingOrder): PendingOrder => order;
  const writePending = (order: PendingOrder): void => durable.write(pendingKey, order);
  function readPending(): PendingOrder | undefined {
    const order = pendingOrderOf(durable.read(pendingKey));
    if (!order?.draft || Math.abs(now() - order.sentAt) < detailsLifetime) return order;
    const bare = withoutDraft(order);
    writePending(bare);
    return bare;
  }
  const readOrdered = (): OrderedLines[] =>
    listOf(durable.read(orderedKey)).flatMap((value) => orderedLinesOf(value) ?? []);

  const readDeviceOrders = (): DeviceOrder[] => listOf(durable.read(deviceOrdersKey)).flatMap(deviceOrderOf);
  const forgetDeviceOrders = (): void => durable.write(deviceOrdersKey, undefined);
  function noteDeviceOrder(id: string): void {
    const others = readDeviceOrders().filter((order) => order.id !== id);
    durable.write(deviceOrdersKey, [{ id, placedAt: now() }, ...others].slice(0, mostOrders));
  }

  return {
    readPending,
    writePending,
    readOrdered,
    readDeviceOrders,
    forgetDeviceOrders,
    forgetPending: (path) => {
      if (readPending()?.path === path) durable.write(pendingKey, undefined);
    },
    readPlaced: () => sentOrderOf(tab.read(placedKey)),
    writePlaced: (order) => {
      const earlier = readOrdered().filter(({ path }) => path !== order.path);
      const ordered = { path: order.path, lines: order.lines };
      durable.write(orderedKey, [...earlier, ordered].slice(-mostOrders));
      tab.write(placedKey, order);
      if (isGuestOrder(order.path)) noteDeviceOrder(idOf(order));
    },
    forgetDetails: () => {
      const pending = readPending();
      if (pending) writePending(withoutDraft(pending));
      tab.write(placedKey, undefined);
      forgetDeviceOrders();
    },
  };
}

export const browserOrders = orderMemory(durableTexts());

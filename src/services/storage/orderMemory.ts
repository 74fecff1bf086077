import type { OrderDraft } from '../../model/order/order';
import { isFields, textOf } from '../../model/untrusted';

/** An order on its way, and where it was sent. */
export interface SentOrder {
  /** Its place in the database. */
  path: string;
  draft: OrderDraft;
}

/** On its way: outlives the tab, for the answer may never have come. */
const pendingKey = 'eightwell:order';
/** Placed: shown as confirmation for as long as the tab is open. */
const placedKey = 'eightwell:placed';

/** Only what this file has written itself comes back, so its shape is looked at no further than its corners. */
function isSentOrder(value: unknown): value is SentOrder {
  return (
    isFields(value) &&
    /^(orders\/[^/]+|guestOrders)\/[-\w]{20}$/.test(textOf(value.path)) &&
    isFields(value.draft) &&
    Array.isArray(value.draft.lines) &&
    isFields(value.draft.contact)
  );
}

function read(storage: () => Storage, key: string): SentOrder | undefined {
  try {
    const value: unknown = JSON.parse(storage().getItem(key) ?? 'null');
    return isSentOrder(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function write(storage: () => Storage, key: string, order: SentOrder | undefined): void {
  try {
    if (order === undefined) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(order));
  } catch (error) {
    console.warn('This browser does not remember the order.', error);
  }
}

export const readPendingOrder = () => read(() => localStorage, pendingKey);
export const writePendingOrder = (order: SentOrder) => write(() => localStorage, pendingKey, order);
export const forgetPendingOrder = () => write(() => localStorage, pendingKey, undefined);

export const readPlacedOrder = () => read(() => sessionStorage, placedKey);
export const writePlacedOrder = (order: SentOrder) => write(() => sessionStorage, placedKey, order);

/** For sign-out. A guest's order on its way stays: its answer may still be missing. */
export function forgetMemberOrders(): void {
  if (readPendingOrder()?.path.startsWith('orders/')) forgetPendingOrder();
  write(() => sessionStorage, placedKey, undefined);
}

export const idOf = ({ path }: SentOrder): string => path.split('/').at(-1) ?? '';

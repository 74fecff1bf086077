import type { Address } from './address';
import type { Payment } from './payment';
import type { Refund } from './refund';
import type { CartLine } from '#model/cart/cart';
import type { OrderedUnits } from '#model/cart/orderedUnits';
import type { CurrencyName } from '#model/money/currencySlice';
import type { Item } from '#model/catalogue/item';
import { lineTotal } from '#model/money/pricing';
import { taxRateOf } from '#model/money/tax';
import { itemKey } from '#model/search/itemKey';
import type { OrderAmounts } from './amounts';
import type { MealSlot } from './courier';
import type { DeliveryMethod } from './delivery';

/** An order as the database stores it. Amounts are the catalogue's, in the shop's own currency. */

export const orderStatuses = ['placed', 'confirmed', 'sent', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
/** Status of a new order; while it lasts, the shopper can cancel the order. */
export const firstStatus = 'placed' satisfies OrderStatus;
export const cancelledStatus = 'cancelled' satisfies OrderStatus;

/** The only steps of a status: the next one, and cancelling until delivery. The security rules demand the same. */
export const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['sent', 'cancelled'],
  sent: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
};

/** Where a step that was taken by mistake leads back to; a cancelled order has given its units back. */
export const previousStatus: Readonly<Partial<Record<OrderStatus, OrderStatus>>> = {
  confirmed: 'placed',
  sent: 'confirmed',
  delivered: 'sent',
};

export const isOrderStatus = (text: unknown): text is OrderStatus =>
  orderStatuses.some((status) => status === text);

/** Milliseconds since 1970, by status. */
export type StatusTimes = Partial<Record<OrderStatus, number>>;

/** When an order came to the status it has; undefined where nobody wrote it down. */
export const statusTime = ({
  status,
  createdAt,
  at,
}: Pick<PlacedOrder, 'status' | 'createdAt' | 'at'>): number | undefined =>
  status === firstStatus ? createdAt : at?.[status];

export interface OrderLine extends OrderedUnits {
  /** Its place among the lines of a stored order (`products:mat`); absent while it is not ordered. */
  key?: string;
  name: string;
  price: number;
  discount: number;
  /** What the whole line cost, as the order stores it; absent while it is not ordered. */
  amount?: number;
  /** Of the tax in it or on it, in percent, as the order stores it; absent where the shop stated none. */
  taxRate?: number;
}

export interface Contact {
  name: string;
  email: string;
  phone?: string;
}

/** Everything the shopper decides. The server adds the time; the status begins as 'placed'. */
export interface OrderDraft {
  contact: Contact;
  delivery: DeliveryMethod;
  address?: Address;
  /** The name on the parcel, where it goes to somebody else than who orders. */
  recipient?: string;
  /** When the courier brings the meals of it. */
  slot?: MealSlot;
  note?: string;
  /** For a card in the parcel, in the words of who gives it. */
  card?: string;
  /** The shopper asked for programs to begin before the time to withdraw is over. */
  earlyStart?: true;
  currency: CurrencyName;
  language: string;
  lines: OrderLine[];
  /** As the shopper saw them; nothing computes them again. */
  amounts: OrderAmounts;
}

/** What an order takes from the cart, and the order's place in the database. */
export interface OrderedLines {
  path: string;
  lines: OrderLine[];
}

export interface PlacedOrder extends OrderDraft {
  id: string;
  status: OrderStatus;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** When each later status came; an order from before the shop kept this has none. */
  at?: StatusTimes;
  payment?: Payment;
  /** Where the parcel can be followed, as the owner says. */
  tracking?: string;
  refunds?: Refund[];
  /** The step an owner took back last; nothing has followed it. */
  undone?: OrderStatus;
  /** Counts what owners have changed of it. */
  revision?: number;
  /** The member has deleted the account: the name is erased, or will be once the order has arrived. */
  isErased?: true;
}

/** The part of an order that anybody with its link can see. */
export type FollowedOrder = Pick<
  PlacedOrder,
  | 'id'
  | 'status'
  | 'createdAt'
  | 'at'
  | 'currency'
  | 'delivery'
  | 'slot'
  | 'earlyStart'
  | 'lines'
  | 'amounts'
  | 'payment'
  | 'tracking'
  | 'refunds'
>;

/** What is ordered of a line; it keeps the tax rate that its item has now, once the catalogue is there. */
export function orderLineOf(line: CartLine, items?: ReadonlyMap<string, Item>): OrderLine {
  const item = items?.get(itemKey(line));
  const taxRate = item && taxRateOf(item.tax);
  return {
    kind: line.kind,
    id: line.id,
    name: line.name,
    price: line.price,
    discount: line.discount,
    quantity: line.quantity,
    ...(line.selectedProductColor !== undefined && { color: line.selectedProductColor }),
    ...(line.selectedProductSize !== undefined && { size: line.selectedProductSize }),
    ...(taxRate !== undefined && { taxRate }),
  };
}

/** What a line is of, with its choice. */
export const lineName = ({ name, color, size }: Pick<OrderLine, 'name' | 'color' | 'size'>): string =>
  color === undefined ? name : `${name} (${color}, ${size ?? ''})`;

/** The same with its units. */
export const countedName = (line: Pick<OrderLine, 'name' | 'color' | 'size' | 'quantity'>): string =>
  `${line.quantity} × ${lineName(line)}`;

/** What a line costs; an order's own is never computed again. */
export const lineAmount = (line: OrderLine): number => line.amount ?? lineTotal(line);

export const hasProgram = (lines: readonly Pick<OrderLine, 'kind'>[]): boolean =>
  lines.some(({ kind }) => kind === 'program');

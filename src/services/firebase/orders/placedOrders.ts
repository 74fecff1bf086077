import { itemKinds } from '../../../model/catalogue/item';
import { currencyNames } from '../../../model/money/currencySlice';
import { addressFrom } from '../../../model/order/address';
import {
  deliveryMethods,
  orderStatuses,
  type Contact,
  type FollowedOrder,
  type OrderLine,
  type PlacedOrder,
} from '../../../model/order/order';
import { isFields, listOf, oneOf, textOf } from '../../../model/untrusted';

const stringOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
/** A number as the database keeps it, never one written as text. */
const amountOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

function lineFrom(value: unknown): OrderLine | undefined {
  if (!isFields(value)) return undefined;
  const kind = oneOf(value.kind, itemKinds);
  const [id, name, color, size] = [value.id, value.name, value.color, value.size].map(stringOf);
  const [price, discount, quantity] = [value.price, value.discount, value.quantity].map(amountOf);
  if (!kind || id === undefined || name === undefined) return undefined;
  if (price === undefined || discount === undefined || quantity === undefined) return undefined;
  return { kind, id, name, price, discount, quantity, ...(color && { color }), ...(size && { size }) };
}

<<<<<<< HEAD
function contactFrom(value: unknown): Contact | undefined {
  if (!isFields(value)) return undefined;
  const [name, email, phone] = [value.name, value.email, value.phone].map(stringOf);
  return name !== undefined && email !== undefined ? { name, email, ...(phone && { phone }) } : undefined;
}

/** What of an order its own page shows, also to a guest: who ordered and where it goes is not among it. */
export function followedOrderFrom(id: string, value: unknown): FollowedOrder | undefined {
  if (!isFields(value)) return undefined;
  const status = oneOf(value.status, orderStatuses);
  const currency = oneOf(value.currency, currencyNames);
  const delivery = oneOf(value.delivery, deliveryMethods);
  const createdAt = amountOf(value.createdAt);
  const entries = listOf(value.lines);
  const lines = entries.flatMap((line) => lineFrom(line) ?? []);
  if (!status || !currency || !delivery || createdAt === undefined) return undefined;
  // An order that shows fewer lines than it has would be another order.
  if (lines.length === 0 || lines.length < entries.length) return undefined;
  return { id, createdAt, status, currency, delivery, lines };
}

function orderFrom(id: string, value: unknown): PlacedOrder | undefined {
  const followed = followedOrderFrom(id, value);
  if (!followed || !isFields(value)) return undefined;
  const contact = contactFrom(value.contact);
  if (!contact) return undefined;
  const address = addressFrom(value.address);
  const note = textOf(value.note);
  return {
    ...followed,
    contact,
    language: textOf(value.language),
    ...(address && { address }),
    ...(note && { note }),
    ...(value.earlyStart === true && { earlyStart: true as const }),
  };
}
=======
export const paymentSchema = v.object({
  until: v.number(),
  link: optionalText,
  euros: v.optional(v.number()),
  paidAt: v.optional(v.number()),
});

export const orderSchema = v.object({
  createdAt: v.number(),
  status: v.picklist(orderStatuses),
  currency: v.picklist(currencyNames),
  language: v.string(),
  delivery: v.picklist(deliveryMethods),
  contact: v.object({ name: v.string(), email: v.string(), phone: optionalText }),
  address: v.optional(
    v.object({
      line1: v.string(),
      line2: optionalText,
      city: v.string(),
      region: optionalText,
      postcode: optionalText,
      country: v.string(),
    }),
  ),
  note: optionalText,
  lines: v.record(v.string(), lineSchema),
  payment: v.optional(paymentSchema),
});
>>>>>>> 9bb9937 (Show what to pay, how and until when, and let the owner note the money)

/** Newest first; what is no order is left out. */
export function ordersOf(node: unknown): PlacedOrder[] {
  if (!isFields(node)) return [];
  return Object.entries(node)
    .flatMap(([id, value]) => orderFrom(id, value) ?? [])
    .toSorted((a, b) => b.createdAt - a.createdAt);
}

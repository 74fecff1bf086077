import * as v from 'valibot';
import { currencyNames } from '../../../model/money/currencySlice';
import { deliveryMethods, orderStatuses, type PlacedOrder } from '../../../model/order/order';
import { isFields } from '../../../model/untrusted';

const optionalText = v.optional(v.string());

const lineSchema = v.object({
  kind: v.picklist(['product', 'program']),
  id: v.string(),
  name: v.string(),
  price: v.number(),
  discount: v.number(),
  quantity: v.number(),
  color: optionalText,
  size: optionalText,
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
});

/** Newest first; what is no order is left out. */
export function ordersOf(node: unknown): PlacedOrder[] {
  if (!isFields(node)) return [];
  return Object.entries(node)
    .flatMap(([id, value]) => {
      const { success, output } = v.safeParse(orderSchema, value);
      return success ? [{ ...output, id, lines: Object.values(output.lines) }] : [];
    })
    .toSorted((a, b) => b.createdAt - a.createdAt);
}

import { itemKinds } from '#model/catalogue/item';
import { currencyOf, isCurrencyName, type CurrencyName } from '#model/money/currencySlice';
import { lineTotal } from '#model/money/pricing';
import { addressFrom } from '#model/order/address';
import { earlierAmounts, fromCents, taxWordings, type OrderAmounts } from '#model/order/amounts';
import { isFinished, needsName } from '#model/order/erasure';
import { slotFrom } from '#model/order/courier';
import {
  isOrderStatus,
  orderStatuses,
  type Contact,
  type FollowedOrder,
  type OrderLine,
  type PlacedOrder,
  type StatusTimes,
} from '#model/order/order';
import { deliveryMethods, type DeliveryMethod } from '#model/order/delivery';
import type { Payment } from '#model/order/payment';
import { isTrackingLink } from '#model/order/tracking';
import type { Refund } from '#model/order/refund';
import { childrenOf, fieldsOf, isFields, listOf, oneOf, textOf, type Fields } from '#model/untrusted';

const stringOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
/** A number as the database keeps it, never one written as text. */
const amountOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

export function lineFrom(value: unknown): OrderLine | undefined {
  if (!isFields(value)) return undefined;
  const kind = oneOf(value.kind, itemKinds);
  const [id, name, color, size] = [value.id, value.name, value.color, value.size].map(stringOf);
  const [price, discount, quantity] = [value.price, value.discount, value.quantity].map(amountOf);
  if (!kind || id === undefined || name === undefined) return undefined;
  if (price === undefined || discount === undefined || quantity === undefined) return undefined;
  // Lines from before 25 November 2026 have no amount; price, discount and quantity say what it was.
  const stored = amountOf(value.amount);
  const taxRate = amountOf(value.taxRate);
  const amount = stored === undefined ? lineTotal({ price, discount, quantity }) : fromCents(stored);
  return {
    kind,
    id,
    name,
    price,
    discount,
    quantity,
    amount,
    ...(taxRate !== undefined && { taxRate }),
    ...(color && { color }),
    ...(size && { size }),
  };
}

function contactFrom(value: unknown): Contact | undefined {
  if (!isFields(value)) return undefined;
  const [name, email, phone] = [value.name, value.email, value.phone].map(stringOf);
  return name !== undefined && email !== undefined ? { name, email, ...(phone && { phone }) } : undefined;
}

/** How an order is paid; undefined where the owner has said nothing that can be understood. */
export function paymentFrom(value: unknown): Payment | undefined {
  if (!isFields(value)) return undefined;
  const [until, euros, paidAt] = [value.until, value.euros, value.paidAt].map(amountOf);
  const link = stringOf(value.link);
  if (until === undefined) return undefined;
  return {
    until,
    ...(link !== undefined && { link }),
    ...(euros !== undefined && { euros }),
    ...(paidAt !== undefined && { paidAt }),
  };
}

/** A link that a browser opens safely; anything else is not shown. */
export const trackingFrom = (value: unknown): string | undefined => {
  const link = textOf(value);
  return isTrackingLink(link) ? link : undefined;
};

export function timesFrom(value: unknown): StatusTimes | undefined {
  if (!isFields(value)) return undefined;
  const times = orderStatuses.flatMap((status): [string, number][] => {
    const time = amountOf(value[status]);
    return time === undefined ? [] : [[status, time]];
  });
  return times.length > 0 ? Object.fromEntries(times) : undefined;
}

/** In the order they were written; what cannot be read as a whole is left out. */
export const refundsFrom = (value: unknown): Refund[] =>
  listOf(value)
    .flatMap((refund): Refund[] => {
      if (!isFields(refund)) return [];
      const [at, sum, day] = [amountOf(refund.at), amountOf(refund.sum), stringOf(refund.day)];
      if (at === undefined || sum === undefined || day === undefined) return [];
      const lines = Object.entries(fieldsOf(refund.lines)).flatMap(([line, units]): [string, number][] =>
        typeof units === 'number' ? [[line, units]] : [],
      );
      return [{ at, day, sum, lines: Object.fromEntries(lines), isRestocked: refund.restocked === true }];
    })
    .toSorted((a, b) => a.at - b.at);

/**
 * The stored amounts; for an order from before there were any, what it can be shown to have cost. Undefined where they cannot
 * be read.
 */
function amountsFrom(
  value: unknown,
  lines: readonly OrderLine[],
  method: DeliveryMethod,
): OrderAmounts | undefined {
  if (value === undefined || value === null) return earlierAmounts(lines, method);
  if (!isFields(value)) return undefined;
  const [items, delivery, total] = [value.items, value.delivery, value.total].map(amountOf);
  if (items === undefined || delivery === undefined || total === undefined) return undefined;
  const tax = oneOf(value.tax, taxWordings);
  return {
    items: fromCents(items),
    delivery: fromCents(delivery),
    total: fromCents(total),
    ...(tax && { tax }),
  };
}

/** The currency an order was shown in; the shop's own, in which its amounts are, once that one is not shown any more. */
const currencyFrom = (value: unknown): CurrencyName | undefined =>
  isCurrencyName(value) || Intl.supportedValuesOf('currency').some((known) => known === value)
    ? currencyOf(value).currencyName
    : undefined;

const positionOf = (line: unknown): number => amountOf(fieldsOf(line).position) ?? 0;

/** What of an order its own page shows, also to a guest: who ordered and where it goes is not among it. */
export function followedOrderFrom(id: string, value: unknown): FollowedOrder | undefined {
  if (!isFields(value)) return undefined;
  const status = oneOf(value.status, orderStatuses);
  const currency = currencyFrom(value.currency);
  const delivery = oneOf(value.delivery, deliveryMethods);
  const createdAt = amountOf(value.createdAt);
  const entries = childrenOf(value.lines).toSorted(
    ([, one], [, other]) => positionOf(one) - positionOf(other),
  );
  const lines = entries.flatMap(([key, node]): OrderLine[] => {
    const line = lineFrom(node);
    return line ? [{ key, ...line }] : [];
  });
  if (!status || !currency || !delivery || createdAt === undefined) return undefined;
  // An order with an unreadable line is dropped: shown with fewer lines it would be another order.
  if (lines.length === 0 || lines.length < entries.length) return undefined;
  const amounts = amountsFrom(value.amounts, lines, delivery);
  if (!amounts) return undefined;
  const payment = paymentFrom(value.payment);
  const tracking = trackingFrom(value.tracking);
  const slot = slotFrom(value.slot);
  const at = timesFrom(value.at);
  const refunds = refundsFrom(value.refunds);
  return {
    id,
    createdAt,
    status,
    currency,
    delivery,
    lines,
    amounts,
    ...(slot && { slot }),
    ...(value.earlyStart === true && { earlyStart: true as const }),
    ...(at && { at }),
    ...(payment && { payment }),
    ...(tracking !== undefined && { tracking }),
    ...(refunds.length > 0 && { refunds }),
  };
}

function orderFrom(id: string, value: unknown): PlacedOrder | undefined {
  const followed = followedOrderFrom(id, value);
  if (!followed || !isFields(value)) return undefined;
  const isErased = amountOf(value.erasedAt) !== undefined;
  // Anonymised: the name is erased, the purchase still counts.
  const contact = contactFrom(value.contact) ?? (isErased ? { name: '', email: '' } : undefined);
  if (!contact) return undefined;
  const address = addressFrom(value.address);
  const recipient = textOf(value.recipient);
  const note = textOf(value.note);
  const card = textOf(value.card);
  const undone = oneOf(value.undone, orderStatuses);
  const revision = amountOf(value.revision);
  return {
    ...followed,
    contact,
    language: textOf(value.language),
    ...(address && { address }),
    ...(recipient && { recipient }),
    ...(note && { note }),
    ...(card && { card }),
    ...(undone && { undone }),
    ...(revision !== undefined && { revision }),
    ...(isErased && { isErased: true as const }),
  };
}

/** Newest first; what is no order is left out. */
export const ordersOf = (node: unknown): PlacedOrder[] =>
  childrenOf(node)
    .flatMap(([id, value]) => orderFrom(id, value) ?? [])
    .toSorted((a, b) => b.createdAt - a.createdAt);

/** Whether somebody still has to know whose an order is, as the database has it; one that cannot be read is judged by its status. */
export function isNameNeeded(id: string, node: Fields): boolean {
  const [order] = ordersOf({ [id]: node });
  if (order) return needsName(order);
  return !isOrderStatus(node.status) || !isFinished(node.status);
}

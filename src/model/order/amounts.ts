import { settlementCurrency, type CurrencyName } from '#model/money/currencySlice';
import { lineTotal, sumOf, toCents } from '#model/money/pricing';
import { deliveryPrice, deliveryTerms, type DeliveryMethod, type DeliveryTerms } from './delivery';

/** What an order says of the tax on sales: its amounts have it in them, or it comes on top. */
export const taxWordings = ['included', 'added'] as const;
export type TaxWording = (typeof taxWordings)[number];

/**
 * What an order costs, in the settlement currency. It is settled when the order is placed and stored with it: settings that
 * change later never change what somebody has ordered.
 */
export interface OrderAmounts {
  items: number;
  delivery: number;
  total: number;
  /** Absent in orders from before 25 November 2026, which did not say. */
  tax?: TaxWording;
}

interface Priced {
  price: number;
  discount: number;
  quantity: number;
}

interface Terms {
  delivery?: DeliveryTerms;
  tax?: TaxWording;
}

/** The amounts of an order that is about to be placed, by the terms of the moment. */
export function amountsOf(
  lines: readonly Priced[],
  method: DeliveryMethod,
  { delivery: terms = deliveryTerms, tax }: Terms = {},
): OrderAmounts {
  const items = sumOf(lines.map(lineTotal));
  const delivery = deliveryPrice(method, items, terms);
  return { items, delivery, total: sumOf([items, delivery]), ...(tax && { tax }) };
}

/** What delivery cost until orders stored their amounts. History: it is never edited. */
const earlierTerms: DeliveryTerms = { standard: 6.9, express: 14.9, freeFrom: 200 };

/** What an order from before can be shown to have cost: by its own lines, and the delivery prices of its time. */
export const earlierAmounts = (lines: readonly Priced[], method: DeliveryMethod): OrderAmounts =>
  amountsOf(lines, method, { delivery: earlierTerms });

/** Amounts as the database stores them, in whole cents: the security rules add them up, and whole numbers do not drift. */
export interface StoredAmounts {
  items: number;
  delivery: number;
  total: number;
  currency: CurrencyName;
  tax?: TaxWording;
}

export const storedAmounts = ({ items, delivery, total, tax }: OrderAmounts): StoredAmounts => ({
  items: toCents(items),
  delivery: toCents(delivery),
  total: toCents(total),
  currency: settlementCurrency,
  ...(tax && { tax }),
});

export const fromCents = (cents: number): number => cents / 100;

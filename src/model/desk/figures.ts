import { sumOf } from '#model/money/pricing';
import { unitsBack } from '#model/order/refund';
import { placedOn, type BookedOrder } from './bookedOrder';
import { refundable } from '#model/order/refundable';

export const spans = ['week', 'month'] as const;
export type Span = (typeof spans)[number];

/** What came in within a week or a month. */
export interface Period {
  /** Its first day, at midnight where the browser is. */
  start: number;
  orders: number;
  /** In the currency of the catalogue, less what was paid back. */
  amount: number;
}

export interface Seller {
  key: string;
  name: string;
  units: number;
}

const shown = 12;

/** The Monday, or the first of the month, so many weeks or months before. */
function startOf(span: Span, time: number, before: number): number {
  const date = new Date(time);
  if (span === 'month') return new Date(date.getFullYear(), date.getMonth() - before, 1).getTime();
  const sinceMonday = (date.getDay() + 6) % 7;
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - sinceMonday - 7 * before).getTime();
}

/** Cancelled orders count for nothing. */
export const standing = (orders: readonly BookedOrder[]): BookedOrder[] =>
  orders.filter(({ order }) => order.status !== 'cancelled');

/** A day that is kept as midnight where the browser is, as the shop's days are written. */
function dayOf(midnight: number): string {
  const date = new Date(midnight);
  return new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())).toISOString().slice(0, 10);
}

/** Counted in days of the shop. */
function between(orders: readonly BookedOrder[], from: number, until?: number): BookedOrder[] {
  const [first, end] = [dayOf(from), until === undefined ? undefined : dayOf(until)];
  return orders.filter((entry) => placedOn(entry) >= first && (end === undefined || placedOn(entry) < end));
}

/** The last twelve weeks or months, the oldest first. */
export function periodsOf(orders: readonly BookedOrder[], span: Span, now: number): Period[] {
  const counted = standing(orders);
  return Array.from({ length: shown }, (_, index) => {
    const before = shown - 1 - index;
    const start = startOf(span, now, before);
    const inPeriod = between(counted, start, startOf(span, now, before - 1));
    return {
      start,
      orders: inPeriod.length,
      amount: sumOf(inPeriod.map(({ order }) => refundable(order))),
    };
  });
}

/** What sold best, the best first; units that came back were not sold. */
export function sellersOf(orders: readonly BookedOrder[]): Seller[] {
  const sellers = new Map<string, Seller>();
  const count = (key: string, name: string, units: number): void => {
    const before = sellers.get(key)?.units ?? 0;
    sellers.set(key, { key, name, units: before + units });
  };
  for (const { order } of orders) {
    for (const { kind, id, name, quantity, key = '' } of order.lines) {
      count(`${kind}/${id}`, name, quantity - unitsBack(order.refunds, key));
    }
  }
  return [...sellers.values()].filter(({ units }) => units > 0).toSorted((a, b) => b.units - a.units);
}

const mostSellers = 10;

/** What sold best since the beginning of the span. */
export const bestSellers = (orders: readonly BookedOrder[], span: Span, now: number): Seller[] =>
  sellersOf(between(standing(orders), startOf(span, now, 0))).slice(0, mostSellers);

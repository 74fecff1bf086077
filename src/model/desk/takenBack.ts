import { oncePer } from '#model/oncePer';
import { sumOf } from '#model/money/pricing';
import { shopDay } from '#model/order/calendarDay';
import { countedName, statusTime, type PlacedOrder } from '#model/order/order';
import { refundedSum, unitsBack, type Refund } from '#model/order/refund';
import { isVoid, refundable } from '#model/order/refundable';
import { refundTaxes } from '#model/order/refundTaxes';
import { unitsOfRefund } from '#model/order/unitsOfRefund';
import { taxesOf, taxSum, type TaxedAmount } from '#model/order/taxes';

/** What is taken out of a sale later, in its terms: all amounts are below nothing, and hold the tax only where those of the order do. */
export interface TakenBack {
  /** Money that went back, or the sale itself, which was cancelled before it was paid. */
  reason: 'refunded' | 'cancelled';
  /** `2026-11-25`: as the owner says, or when it was cancelled. */
  day: string;
  total: number;
  taxes: readonly TaxedAmount[];
  /** What came back for it, or is not sold any more. */
  lines: readonly string[];
}

/** When the sale ended that nobody had paid; one of before the shop kept this ends on the day it was placed. */
const cancelledDay = oncePer((order: PlacedOrder): string | undefined =>
  isVoid(order) && refundable(order) > 0 ? shopDay(statusTime(order) ?? order.createdAt) : undefined,
);

/** The days on which something was taken out of a sale. */
export function daysTakenBack(order: PlacedOrder): string[] {
  const cancelled = cancelledDay(order);
  const refunded = (order.refunds ?? []).flatMap(({ day, sum }) => (sum > 0 ? [day] : []));
  return cancelled === undefined ? refunded : [...refunded, cancelled];
}

/** All that has not gone back of a sale that was cancelled unpaid, as though it went back. */
function cancellation(order: PlacedOrder, otherwise?: number): Pick<Refund, 'day' | 'sum' | 'lines'>[] {
  const day = cancelledDay(order);
  if (day === undefined) return [];
  const { amounts, lines, refunds } = order;
  const onTop = amounts.tax === 'added' ? taxSum(taxesOf(order, otherwise)) : 0;
  const left = lines.map(({ key = '', quantity }): [string, number] => [
    key,
    quantity - unitsBack(refunds, key),
  ]);
  return [
    { day, sum: sumOf([amounts.total, onTop, -refundedSum(refunds)]), lines: Object.fromEntries(left) },
  ];
}

/** What was taken out of a sale, one by one; `otherwise` is the rate of lines that keep none. */
export function takenBack(order: PlacedOrder, otherwise?: number): TakenBack[] {
  const refunds = order.refunds ?? [];
  const all = [...refunds, ...cancellation(order, otherwise)];
  const taxes = refundTaxes({ ...order, refunds: all }, otherwise);
  const isAdded = order.amounts.tax === 'added';
  const below = (sum: number, tax: number): number => (isAdded ? sumOf([tax, -sum]) : -sum);
  return all.flatMap((back, at) => {
    const { day, sum } = back;
    const taxed = taxes[at] ?? [];
    if (sum === 0) return [];
    return {
      reason: at < refunds.length ? 'refunded' : 'cancelled',
      day,
      total: below(sum, taxSum(taxed)),
      taxes: taxed.map(({ rate, sum: amount, tax }) => ({ rate, amount: below(amount, tax), tax: -tax })),
      lines: unitsOfRefund(order.lines, back).map(countedName),
    };
  });
}

import { sumOf } from '#model/money/pricing';
import { countedName, type PlacedOrder } from '#model/order/order';
import { refundTaxes } from '#model/order/refundTaxes';
import { unitsOfRefund } from '#model/order/unitsOfRefund';
import { taxSum, type TaxedAmount } from '#model/order/taxes';

/** Money that went back, in the terms of the sale: all amounts are below nothing, and hold the tax only where those of the order do. */
export interface MoneyBack {
  /** As the owner says, `2026-11-25`. */
  day: string;
  total: number;
  taxes: readonly TaxedAmount[];
  /** What came back for it. */
  lines: readonly string[];
}

/** What went back of an order, refund by refund; `otherwise` is the rate of lines that keep none. */
export function moneyBack(order: PlacedOrder, otherwise?: number): MoneyBack[] {
  const taxes = refundTaxes(order, otherwise);
  const isAdded = order.amounts.tax === 'added';
  const below = (sum: number, tax: number): number => (isAdded ? sumOf([tax, -sum]) : -sum);
  return (order.refunds ?? []).flatMap((refund, at) => {
    const { day, sum } = refund;
    const taxed = taxes[at] ?? [];
    if (sum === 0) return [];
    return {
      day,
      total: below(sum, taxSum(taxed)),
      taxes: taxed.map(({ rate, sum: back, tax }) => ({ rate, amount: below(back, tax), tax: -tax })),
      lines: unitsOfRefund(order.lines, refund).map(countedName),
    };
  });
}

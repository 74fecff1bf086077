import { settlementCurrency } from '#model/money/currencySlice';
import type { PlacedOrder } from '#model/order/order';
import type { Refund } from '#model/order/refund';
import { refundTaxes, type RefundedAmount } from '#model/order/refundTaxes';
import { taxSum } from '#model/order/taxes';

type TaxedRefund = Refund & { taxes: readonly RefundedAmount[] };

/** An order's refunds, of which each has a row of the sheet; one without any has a row all the same. */
export function refundsToShow(order: PlacedOrder, otherwise?: number): (TaxedRefund | undefined)[] {
  const taxes = refundTaxes(order, otherwise);
  const refunds = (order.refunds ?? []).map((refund, at) => ({ ...refund, taxes: taxes[at] ?? [] }));
  return refunds.length === 0 ? [undefined] : refunds;
}

type Column = [heading: string, cell: (refund: TaxedRefund) => string | number];

/** Day and sum of a refund, and the tax in it; of a sheet with several rates what went back at each. */
export function refundColumns(rates: readonly number[]): Column[] {
  const columnsOf = (rate: number): Column[] => {
    const at = ({ taxes }: TaxedRefund) => taxes.find((back) => back.rate === rate);
    return [
      [`refunded at ${rate} % ${settlementCurrency}`, (refund) => at(refund)?.sum ?? ''],
      [`refunded tax ${rate} % ${settlementCurrency}`, (refund) => at(refund)?.tax ?? ''],
    ];
  };
  return [
    [`refunded ${settlementCurrency}`, ({ sum }) => sum],
    ['refunded on', ({ day }) => day],
    ...(rates.length > 1 ? rates.flatMap(columnsOf) : []),
    [`refunded tax ${settlementCurrency}`, ({ taxes }) => (taxes.length === 0 ? '' : taxSum(taxes))],
  ];
}

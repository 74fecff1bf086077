import { fromCents } from './amounts';
import { lineAmount, type PlacedOrder } from './order';
import type { Refund } from './refund';
import { sharesOf, taxesOf, withTax } from './taxes';
import { sumOf, toCents } from '#model/money/pricing';

/** What of a refund goes back at one rate. */
export interface RefundedAmount {
  /** In percent. */
  rate: number;
  /** As it was paid back: tax that was added is in it, too. */
  sum: number;
  tax: number;
}

type Refunded = Pick<PlacedOrder, 'lines' | 'amounts'> & {
  refunds?: readonly Pick<Refund, 'sum' | 'lines'>[] | undefined;
};

const total = (cents: readonly number[]): number => cents.reduce((sum, each) => sum + each, 0);

/**
 * What each refund takes back at each rate, the highest first: units that came back at the rate of their line, the rest in
 * proportion to what is left. An order that is paid back whole takes back the tax that it was charged.
 */
export function refundTaxes(order: Refunded, otherwise?: number): RefundedAmount[][] {
  const charged = taxesOf(order, otherwise).map(({ rate, amount, tax }) => ({
    rate,
    tax: toCents(tax),
    paid: toCents(withTax(amount, rate, order.amounts)),
  }));
  let left = charged.map(({ paid }) => paid);
  const worthAt = (rate: number, units: Readonly<Record<string, number>>): number =>
    sumOf(
      order.lines.map((line) => {
        const back = (lineAmount(line) * (units[line.key ?? ''] ?? 0)) / line.quantity;
        return (line.taxRate ?? otherwise) === rate ? withTax(back, rate, order.amounts) : 0;
      }),
    );
  return (order.refunds ?? []).map(({ sum, lines }) => {
    const worth = charged.map(({ rate }, at) => Math.min(left[at] ?? 0, toCents(worthAt(rate, lines))));
    const ofUnits = sharesOf(Math.min(toCents(sum), total(worth)), worth);
    const after = left.map((cents, at) => cents - (ofUnits[at] ?? 0));
    const ofRest = sharesOf(Math.min(toCents(sum) - total(ofUnits), total(after)), after);
    const before = left;
    left = after.map((cents, at) => cents - (ofRest[at] ?? 0));
    return charged.flatMap(({ rate, tax, paid }, at) => {
      const [now = 0, then = 0] = [left[at], before[at]];
      const taxIn = (cents: number): number => Math.round((tax * cents) / paid);
      return then === now
        ? []
        : { rate, sum: fromCents(then - now), tax: fromCents(taxIn(then) - taxIn(now)) };
    });
  });
}

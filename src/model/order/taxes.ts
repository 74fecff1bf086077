import { shop } from '#shopConfig';
import { sumOf, toCents } from '#model/money/pricing';
import { fromCents } from './amounts';
import { lineAmount, type OrderLine, type PlacedOrder } from './order';

/** What of an order is taxed at one rate: items, and their share of the delivery. */
export interface TaxedAmount {
  /** In percent. */
  rate: number;
  amount: number;
  tax: number;
}

/** Why no tax is charged, or whatever else the law wants said of it, by language. */
export const taxNotes = shop.taxNote ?? {};

/** The tax in an amount, or on it where it is added, at a rate in percent. */
const taxOf = (amount: number, rate: number, isAdded: boolean): number =>
  Math.round((amount * 100 * rate) / (isAdded ? 100 : 100 + rate)) / 100;

type Taxed = Pick<PlacedOrder, 'lines' | 'amounts'>;

/** The rates that an order keeps, the highest first; none of one from before 26 November 2026, or of a shop that states none. */
export const keptRates = ({ lines }: Pick<Taxed, 'lines'>): number[] =>
  [...new Set(lines.flatMap(({ taxRate }) => taxRate ?? []))].toSorted((a, b) => b - a);

/** How much of the delivery goes with a line: as its amount, or its units where all that is sent costs nothing. */
function weightsOf(lines: readonly OrderLine[]): number[] {
  const sent = lines.map((line) => (line.kind === 'product' ? line : undefined));
  const amounts = sent.map((line) => (line ? toCents(lineAmount(line)) : 0));
  return amounts.some((amount) => amount > 0) ? amounts : sent.map((line) => line?.quantity ?? 0);
}

/** Cents in proportion to weights; together they are all of them, and none is more than its weight where all weigh as much. */
export function sharesOf(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let [passed, given] = [0, 0];
  return weights.map((weight) => {
    passed += weight;
    const share = whole === 0 ? 0 : Math.round((cents * passed) / whole) - given;
    given += share;
    return share;
  });
}

/** What each line costs with its share of the delivery, in cents; together they are the total to the cent. */
function withDelivery({ lines, amounts }: Taxed): number[] {
  const shares = sharesOf(toCents(amounts.delivery), weightsOf(lines));
  return lines.map((line, index) => toCents(lineAmount(line)) + (shares[index] ?? 0));
}

/** The tax of an order by rate, the highest first. `otherwise` is the rate of lines that keep none; without it they are left out. */
export function taxesOf(order: Taxed, otherwise?: number): TaxedAmount[] {
  const cents = withDelivery(order);
  const byRate = new Map<number, number>();
  for (const [index, { taxRate = otherwise }] of order.lines.entries()) {
    if (taxRate !== undefined) byRate.set(taxRate, (byRate.get(taxRate) ?? 0) + (cents[index] ?? 0));
  }
  return [...byRate]
    .toSorted(([a], [b]) => b - a)
    .map(([rate, sum]) => {
      const amount = fromCents(sum);
      return { rate, amount, tax: taxOf(amount, rate, order.amounts.tax === 'added') };
    });
}

/** What is to be paid of an amount that is taxed at a rate in percent, where tax comes on top of it. */
export const withTax = (amount: number, rate = 0, { tax }: Pick<Taxed['amounts'], 'tax'>): number =>
  tax === 'added' ? sumOf([amount, taxOf(amount, rate, true)]) : amount;

/** The tax that comes on top of an order's total, by rate; none where a line has no rate yet, or prices have it in them. */
export const addedTaxes = (order: Taxed): TaxedAmount[] =>
  order.amounts.tax === 'added' && order.lines.every(({ taxRate }) => taxRate !== undefined)
    ? taxesOf(order)
    : [];

/** What is to be paid for an order: its total, and the tax where that comes on top. */
export const toPay = (order: Taxed): number => sumOf([order.amounts.total, taxSum(addedTaxes(order))]);

export const taxSum = (taxes: readonly Pick<TaxedAmount, 'tax'>[]): number =>
  sumOf(taxes.map(({ tax }) => tax));

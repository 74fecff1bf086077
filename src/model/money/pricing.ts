/** Money rules. All amounts are in the shop's own currency; sums run over whole cents so that no float drift shows. */

/**
 * Half-up. An amount that ends in half a cent is brought back to the decimals it really has, so that 1.005 is not 1.00499…; for
 * all others that would only take its time, which a long catalogue feels.
 */
export function toCents(amount: number): number {
  const cents = amount * 100;
  const whole = Math.round(cents);
  return Math.abs(cents - whole) < 0.49 ? whole : Math.round(Number(cents.toPrecision(15)));
}

/** Price minus percent, half-up at two decimals; null where there is no discount to speak of. */
export function discountedPrice(price: number, discount: number | undefined): number | null {
  if (!discount || !(discount > 0)) return null;
  const hundredthsOfPercent = Math.min(10_000, Math.round(discount * 100));
  return Math.floor((toCents(price) * (10_000 - hundredthsOfPercent) + 5_000) / 10_000) / 100;
}

interface Priced {
  price: number;
  discount?: number;
}

/** What the shopper pays for one unit. */
export const unitPrice = ({ price, discount }: Priced): number =>
  discountedPrice(price, discount) ?? toCents(price) / 100;

export const lineTotal = (line: Priced & { quantity: number }): number =>
  (toCents(unitPrice(line)) * line.quantity) / 100;

export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + toCents(amount), 0) / 100;

/** Sum of the rounded lines. */
export const totalOf = (lines: readonly (Priced & { quantity: number })[]): number =>
  sumOf(lines.map(lineTotal));

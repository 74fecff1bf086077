import { sumOf } from '#model/money/pricing';

/** Money that went back to the shopper, and what came back for it; written once, by an owner. */
export interface Refund {
  /** Milliseconds since 1970: when it was written. */
  at: number;
  /** The day of it, as the owner says, `2026-11-25`. */
  day: string;
  /** In the currency of the order's amounts. */
  sum: number;
  /** Units that came back, by the key of their line (`products:mat`). */
  lines: Readonly<Record<string, number>>;
  /** They were put back in stock. */
  isRestocked: boolean;
}

/** Refunds are numbered from 0: two owners who write one at once ask for the same number, and one of them is refused. */
export const mostRefunds = 20;

export const refundedSum = (refunds: readonly Refund[] = []): number => sumOf(refunds.map(({ sum }) => sum));

/** Units of a line that came back so far. */
export const unitsBack = (refunds: readonly Refund[] = [], line: string): number =>
  refunds.reduce((units, { lines }) => units + (lines[line] ?? 0), 0);

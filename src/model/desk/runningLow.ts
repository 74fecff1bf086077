import { isFew } from '#model/availability/availability';
import type { Product } from '#model/catalogue/item';

/** Stock that is nearly gone, or gone. */
export interface RunningLow {
  id: string;
  what: string;
  left: number;
}

/** The stock of a product, or of each of its sizes. */
export function stocksOf({ id, name, stock, variation }: Product): RunningLow[] {
  if (variation.length === 0) return [{ id, what: name, left: stock }];
  return variation.flatMap(({ color, size }) =>
    size.map((each) => ({ id, what: `${name} (${color}, ${each.name})`, left: each.stock })),
  );
}

/** What there is little or nothing of, the least first. */
export const runningLow = (products: readonly Product[]): RunningLow[] =>
  products
    .flatMap(stocksOf)
    .filter(({ left }) => left === 0 || isFew(left))
    .toSorted((a, b) => a.left - b.left);

import type { CartLine } from '../cart/cart';
import { needsChoice, findSize, stockOf, type Item } from '../catalogue/item';
import { unitPrice } from '../money/pricing';
import { repriced } from '../cart/repricing';
import type { ItemKey } from '../saved/savedItem';

/** What stands between a line of the cart and ordering it. Amounts are unit prices in US dollars. */
export type LineDifference = { line: CartLine } & (
  | { kind: 'gone' }
  | { kind: 'soldOut' }
  | { kind: 'short'; left: number }
  | { kind: 'repriced'; before: number; now: number }
);

type Find = (key: ItemKey) => Item | undefined;

function differenceOf(line: CartLine, find: Find): LineDifference | undefined {
  const item = find(line);
  if (!item || (needsChoice(item) && findSize(item, line) === undefined)) return { line, kind: 'gone' };
  const left = stockOf(item, line);
  if (left === 0) return { line, kind: 'soldOut' };
  if (left < line.quantity) return { line, kind: 'short', left };
  const before = unitPrice(line);
  const now = unitPrice(item);
  return before === now ? undefined : { line, kind: 'repriced', before, now };
}

/** Where the cart and the catalogue disagree; empty when all of it can be ordered as it stands. */
export const differencesOf = (lines: readonly CartLine[], find: Find): LineDifference[] =>
  lines.flatMap((line) => differenceOf(line, find) ?? []);

/** The cart with those differences settled: today's prices, no more than there is, nothing that is gone. */
export function settled(lines: CartLine[], find: Find): CartLine[] {
  const differences = new Map(differencesOf(lines, find).map((difference) => [difference.line, difference]));
  const kept = lines.flatMap((line) => {
    const difference = differences.get(line);
    if (difference?.kind === 'gone' || difference?.kind === 'soldOut') return [];
    return [difference?.kind === 'short' ? { ...line, quantity: difference.left } : line];
  });
  // Accepting the differences is to have seen the new prices.
  return repriced(kept, find).map(({ priceBefore: _seen, ...line }) => line);
}

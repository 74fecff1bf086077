import type { AcceptedLine, CartLine, LineKey } from '#model/cart/cart';
import { unitsOnOffer } from '#model/availability/availability';
import { choiceOf, imagesOf, type Item } from '#model/catalogue/item';
import { unitPrice } from '#model/money/pricing';
import type { ItemKey } from '#model/saved/savedItem';

/** Why a cart line cannot be ordered as it is. Amounts are unit prices in the shop's own currency. */
export type LineDifference = { line: CartLine } & (
  | { kind: 'gone' }
  /** The item is there, but not in this colour and size. */
  | { kind: 'choiceGone' }
  | { kind: 'soldOut' }
  | { kind: 'short'; left: number }
  | { kind: 'repriced'; before: number; now: number }
  /** List price and discount have changed so that a unit costs the same. */
  | { kind: 'rediscounted'; now: number }
  | { kind: 'renamed'; now: string }
);

type Find = (key: ItemKey) => Item | undefined;

function termsOf(line: CartLine, item: Item): LineDifference[] {
  const before = unitPrice(line);
  const now = unitPrice(item);
  if (before !== now) return [{ line, kind: 'repriced', before, now }];
  const isSame = line.price === item.price && line.discount === item.discount;
  return isSame ? [] : [{ line, kind: 'rediscounted', now }];
}

function differencesOfLine(line: CartLine, find: Find): LineDifference[] {
  const item = find(line);
  const left = unitsOnOffer(item, line);
  if (!item) return [{ line, kind: 'gone' }];
  if (left === undefined) return [{ line, kind: 'choiceGone' }];
  if (left === 0) return [{ line, kind: 'soldOut' }];
  return [
    ...(left < line.quantity ? [{ line, kind: 'short' as const, left }] : []),
    ...(item.name === line.name ? [] : [{ line, kind: 'renamed' as const, now: item.name }]),
    ...termsOf(line, item),
  ];
}

/** Some or all of the line's units cannot be had. */
export const isMissing = (difference: LineDifference): boolean => !('now' in difference);

/** Where the cart and the catalogue disagree, as the database will compare them; empty when all of it can be ordered. */
export const differencesOf = (lines: readonly CartLine[], find: Find): LineDifference[] =>
  lines.flatMap((line) => differencesOfLine(line, find));

/** What the shopper accepts: today's names and prices, no more than there is, nothing that is gone. */
export function acceptanceOf(lines: readonly CartLine[], find: Find): AcceptedLine[] {
  const differing = new Set(differencesOf(lines, find).map(({ line }) => line));
  return [...differing].map((line): AcceptedLine => {
    const { kind, id, selectedProductColor, selectedProductSize } = line;
    const key: LineKey = { kind, id, ...choiceOf(selectedProductColor, selectedProductSize) };
    const item = find(line);
    const most = unitsOnOffer(item, line);
    if (!item || !most) return key;
    const { name, price, discount } = item;
    return { ...key, now: { name, price, discount, image: imagesOf(item, line), most } };
  });
}

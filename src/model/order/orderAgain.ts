import { unitsOnOffer } from '#model/availability/availability';
import { quantityInCart, type CartLine, type Portion } from '#model/cart/cart';
import { choiceOf, type Item } from '#model/catalogue/item';
import type { ItemKey } from '#model/saved/savedItem';
import type { OrderLine } from './order';
import { differencesOf, isMissing, type LineDifference } from './orderCheck';

interface OrderAgain {
  portions: Portion[];
  /** What is gone, sold out, short, dearer or cheaper than it was then. */
  differences: LineDifference[];
}

/** What was ordered then as a line of the cart, to be compared with today's catalogue. */
const asCartLine = (line: OrderLine): CartLine => ({
  cartItemId: [line.kind, line.id, line.color, line.size].join('/'),
  kind: line.kind,
  id: line.id,
  name: line.name,
  price: line.price,
  discount: line.discount,
  image: [],
  quantity: line.quantity,
  ...choiceOf(line.color, line.size),
});

/** An earlier order at today's catalogue, beside what is in the cart already. */
export function orderAgain(
  ordered: readonly OrderLine[],
  cart: readonly CartLine[],
  find: (key: ItemKey) => Item | undefined,
): OrderAgain {
  const portions: Portion[] = [];
  const differences: LineDifference[] = [];
  for (const orderLine of ordered) {
    const line = asCartLine(orderLine);
    const item = find(line);
    const left = unitsOnOffer(item, line) ?? 0;
    const free = Math.max(0, left - quantityInCart(cart, line));
    const quantity = Math.min(line.quantity, free);
    if (item && quantity > 0)
      portions.push({ item, choice: choiceOf(orderLine.color, orderLine.size), quantity });
    // What a unit costs is all that matters here, not which discount makes it so.
    const found = differencesOf([line], find).filter(({ kind }) => kind !== 'rediscounted');
    differences.push(...found);
    if (quantity < line.quantity && !found.some(isMissing)) differences.push({ line, kind: 'short', left });
  }
  return { portions, differences };
}

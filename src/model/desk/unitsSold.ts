import { itemPlace } from '#model/catalogue/catalogueNode';
import { itemKinds, type Item } from '#model/catalogue/item';
import { placeOfLine } from '#model/order/lineKey';
import { entriesOf, numberOf, type Fields } from '#model/untrusted';
import type { BookedOrder } from './bookedOrder';
import type { Update } from './orderChanges';

/** Units by place in the database, such as `products/mat/sold`; what was cancelled or came back was not sold. */
function unitsSold(orders: readonly BookedOrder[]): Map<string, number> {
  const units = new Map<string, number>();
  const count = (place: string, more: number): void => void units.set(place, (units.get(place) ?? 0) + more);
  for (const { order } of orders) {
    if (order.status === 'cancelled') continue;
    for (const line of order.lines) count(`${itemPlace(line)}/sold`, line.quantity);
    for (const { lines } of order.refunds ?? [])
      for (const [line, back] of Object.entries(lines))
        count(`${placeOfLine(line).split('/').slice(0, 2).join('/')}/sold`, -back);
  }
  return units;
}

/** What the catalogue says of units sold, put right where the orders say another number. */
export function soldUpdate(
  orders: readonly BookedOrder[],
  nodes: Readonly<Record<Item['kind'], Fields>>,
): Update {
  const units = unitsSold(orders);
  return Object.fromEntries(
    itemKinds.flatMap((kind) =>
      entriesOf(nodes[kind]).flatMap(([id, entry]): [string, number | null][] => {
        const place = `${itemPlace({ kind, id })}/sold`;
        // An item whose orders were all cancelled loses its number.
        const now = Math.max(0, units.get(place) ?? 0);
        return now === (numberOf(entry['sold']) ?? 0) ? [] : [[place, now || null]];
      }),
    ),
  );
}

import { placeOfLine } from '#model/order/lineKey';
import { isFields } from '#model/untrusted';
import { nodeRequest, type Access } from '#tools/owner/access';
import type { BookedOrder } from '#model/desk/bookedOrder';

/** Units by place in the database, such as `products/mat/sold`; what was cancelled or came back was not sold. */
export function unitsSold(orders: readonly BookedOrder[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { order } of orders) {
    if (order.status === 'cancelled') continue;
    for (const { kind, id, quantity } of order.lines) {
      const place = `${kind}s/${id}/sold`;
      units.set(place, (units.get(place) ?? 0) + quantity);
    }
    for (const { lines } of order.refunds ?? []) {
      for (const [line, back] of Object.entries(lines)) {
        const place = `${placeOfLine(line).split('/').slice(0, 2).join('/')}/sold`;
        units.set(place, (units.get(place) ?? 0) - back);
      }
    }
  }
  return units;
}

/** Writes what the orders say was sold to the items the catalogue still has, in one update; gives how many items. */
export async function writeUnitsSold(access: Access, orders: readonly BookedOrder[]): Promise<number> {
  const nodes = await Promise.all(
    ['products', 'programs'].map(async (node) => {
      const { value } = await nodeRequest(access, node, { query: { shallow: true } });
      return Object.keys(isFields(value) ? value : {}).map((id) => `${node}/${id}/sold`);
    }),
  );
  const units = unitsSold(orders);
  const places = nodes.flat();
  // An item whose orders were all cancelled loses its number.
  const body = Object.fromEntries(places.map((place) => [place, units.get(place) ?? null]));
  if (places.length > 0) await nodeRequest(access, '', { method: 'PATCH', body });
  return places.filter((place) => units.has(place)).length;
}

import {
  orderTotals,
  referenceNumber,
  type OrderStatus,
  type PlacedOrder,
} from '../../src/model/order/order';
import { addressLines } from '../../src/model/order/country';
import { ordersOf } from '../../src/services/firebase/orders/placedOrders';
import { isFields } from '../../src/model/untrusted';
import { nodeRequest, type Access } from './access';

/** An order with its place in the database. */
export interface BookedOrder {
  path: string;
  number: string;
  order: PlacedOrder;
}

const booked = (folder: string, node: unknown): BookedOrder[] =>
  ordersOf(node).map((order) => ({
    path: `${folder}/${order.id}`,
    number: referenceNumber(order.id),
    order,
  }));

/** Every order, of members and guests, newest first. */
export async function readOrders(access: Access): Promise<BookedOrder[]> {
  const [members, guests] = await Promise.all([
    nodeRequest(access, 'orders'),
    nodeRequest(access, 'guestOrders'),
  ]);
  const byMember = isFields(members.value) ? Object.entries(members.value) : [];
  return [
    ...byMember.flatMap(([uid, node]) => booked(`orders/${uid}`, node)),
    ...booked('guestOrders', guests.value),
  ].toSorted((a, b) => b.order.createdAt - a.order.createdAt);
}

/** Where each taken unit came from: the lines' keys are places in the catalogue. */
async function readLineKeys(access: Access, path: string): Promise<[string, number][]> {
  const { value } = await nodeRequest(access, `${path}/lines`);
  return Object.entries(isFields(value) ? value : {}).flatMap(([key, line]): [string, number][] =>
    isFields(line) && line.kind === 'product' && typeof line.quantity === 'number'
      ? [[key, line.quantity]]
      : [],
  );
}

/** Puts units back on the shelf; a stock that somebody changed meanwhile is read again. */
async function restock(access: Access, key: string, quantity: number): Promise<void> {
  const path = `${key.replaceAll(':', '/')}/stock`;
  for (;;) {
    const { value, tag } = await nodeRequest(access, path);
    // The product has left the catalogue: there is no shelf to put it on.
    if (typeof value !== 'number') return;
    const { status } = await nodeRequest(access, path, {
      method: 'PUT',
      body: value + quantity,
      ifMatch: tag,
    });
    if (status !== 412) return;
  }
}

/** Moves an order on. A cancelled one gives its units back, once: it never becomes anything else again. */
export async function moveOrder(
  access: Access,
  { path, number }: BookedOrder,
  status: OrderStatus,
): Promise<void> {
  const { value, tag } = await nodeRequest(access, `${path}/status`);
  if (value === 'cancelled') throw new Error(`${number} is cancelled, and its units are back in stock.`);
  const moved = await nodeRequest(access, `${path}/status`, { method: 'PUT', body: status, ifMatch: tag });
  if (moved.status === 412) throw new Error(`${number} has just been moved by somebody else. Look again.`);
  if (status !== 'cancelled') return;
  for (const [key, quantity] of await readLineKeys(access, path)) await restock(access, key, quantity);
}

const money = (amount: number): string => `$${amount.toFixed(2)}`;

/** One order in a line of a list. */
export function listLine({ number, path, order }: BookedOrder): string {
  const date = new Date(order.createdAt).toISOString().slice(0, 16).replace('T', ' ');
  const who = path.startsWith('guestOrders/') ? 'guest' : 'member';
  const total = money(orderTotals(order).total).padStart(10);
  return `${number}  ${date}  ${order.status.padEnd(9)}  ${total}  ${who.padEnd(6)}  ${order.contact.email}`;
}

/** Everything that is needed to pack one order and to answer its questions. */
export function describeOrder(entry: BookedOrder): string {
  const { order } = entry;
  const { items, delivery, total } = orderTotals(order);
  return [
    listLine(entry),
    `  ${entry.path}`,
    `  ${order.contact.name}, ${order.contact.email}${order.contact.phone ? `, ${order.contact.phone}` : ''}`,
    ...(order.address ? [`  ${[...addressLines(order.address), order.address.country].join(', ')}`] : []),
    ...order.lines.map(
      ({ quantity, name, color, size, price, discount }) =>
        `  ${quantity} × ${name}${color ? ` (${color}, ${size})` : ''} at ${money(price)}${discount ? ` − ${discount} %` : ''}`,
    ),
    `  items ${money(items)}, delivery (${order.delivery}) ${money(delivery)}, total ${money(total)}`,
    `  shown in ${order.currency}, answer in ${order.language}`,
    ...(order.note ? [`  note: ${order.note}`] : []),
  ].join('\n');
}

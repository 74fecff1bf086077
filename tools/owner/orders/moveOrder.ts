import { nextStatuses, isOrderStatus, type OrderStatus } from '../../../src/model/order/order';
import type { Payment } from '../../../src/model/order/payment';
import { isFields, textOf } from '../../../src/model/untrusted';
import { itemPathOf, placeOf } from '../../../src/services/firebase/orders/orderUpdate';
import { nodeRequest, RefusedError, type Access } from '../access';
import type { BookedOrder } from './orderBook';

/** The result of a move: lines whose stock no longer exists cannot be put back. */
export interface Moved {
  withoutShelf: string[];
}

interface Shelf {
  /** Name of the line, for the owner. */
  name: string;
  quantity: number;
  /** Where the stock stands today; its colour and size are compared, for variations may have been put in another order. */
  stock: string | undefined;
}

async function shelvesOf(access: Access, { order }: BookedOrder): Promise<Shelf[]> {
  const shelves: Shelf[] = [];
  for (const line of order.lines) {
    if (line.kind !== 'product') continue;
    const { value } = await nodeRequest(access, itemPathOf(line));
    const isPlain = isFields(value) && value.variation === undefined;
    const place =
      isFields(value) && isPlain === (line.color === undefined) ? placeOf(line, value) : undefined;
    const shelf = place && (await nodeRequest(access, `${place}/stock`)).value;
    const stock = typeof shelf === 'number' ? `${place}/stock` : undefined;
    shelves.push({ name: line.name, quantity: line.quantity, stock });
  }
  return shelves;
}

async function statusOf(access: Access, { path, number }: BookedOrder): Promise<OrderStatus> {
  const { value } = await nodeRequest(access, `${path}/status`);
  if (isOrderStatus(value)) return value;
  throw new Error(`${number} has no state the shop knows: ${textOf(value)}`);
}

const paidOf = ({ order: { payment } }: BookedOrder): Pick<Payment, 'paidAt'> =>
  payment?.paidAt === undefined ? {} : { paidAt: payment.paidAt };

/**
 * Moves an order on, in one update: the state with the way to pay it, and for a cancelled order the units, each as an
 * addition to whatever the stock is by then. The rules know which state may follow which, so a second cancelling is refused whole.
 */
export async function moveOrder(
  access: Access,
  entry: BookedOrder,
  status: OrderStatus,
  payment?: Payment,
): Promise<Moved> {
  const { path, number } = entry;
  const before = await statusOf(access, entry);
  if (!nextStatuses[before].includes(status))
    throw new Error(`${number} is ${before}, and cannot be ${status}.`);
  const shelves = status === 'cancelled' ? await shelvesOf(access, entry) : [];
  const units = new Map<string, number>();
  for (const { stock, quantity } of shelves) {
    if (stock !== undefined) units.set(stock, (units.get(stock) ?? 0) + quantity);
  }
  const update = {
    [`${path}/status`]: status,
    // An order that was paid before it was confirmed stays paid.
    ...(payment && { [`${path}/payment`]: { ...payment, ...paidOf(entry) } }),
    ...Object.fromEntries([...units].map(([stock, increment]) => [stock, { '.sv': { increment } }])),
  };
  try {
    await nodeRequest(access, '', { method: 'PATCH', body: update, byTheRules: true });
  } catch (error) {
    const now = error instanceof RefusedError ? await statusOf(access, entry) : before;
    if (now === before) throw error;
    throw new Error(`${number} has just become ${now}. Nothing was changed.`, { cause: error });
  }
  return { withoutShelf: shelves.flatMap(({ stock, name }) => (stock === undefined ? [name] : [])) };
}

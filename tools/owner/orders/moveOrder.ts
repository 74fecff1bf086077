import { isOrderStatus, nextStatuses, previousStatus, type OrderStatus } from '#model/order/order';
import type { Payment } from '#model/order/payment';
import { isFields, textOf } from '#model/untrusted';
import { itemPathOf, placeOf } from '#services/firebase/orders/orderUpdate';
import { nodeRequest, RefusedError, type Access } from '#tools/owner/access';
import type { BookedOrder } from '#model/desk/bookedOrder';

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

/** Where the units of these lines would go back to. */
export async function shelvesOf(access: Access, lines: BookedOrder['order']['lines']): Promise<Shelf[]> {
  const shelves: Shelf[] = [];
  for (const line of lines) {
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

/** The part of an update that puts units back: each as an addition to whatever the stock is by then. */
export function unitsReturned(shelves: readonly Shelf[]): Record<string, unknown> {
  const units = new Map<string, number>();
  for (const { stock, quantity } of shelves) {
    if (stock !== undefined) units.set(stock, (units.get(stock) ?? 0) + quantity);
  }
  return Object.fromEntries([...units].map(([stock, increment]) => [stock, { '.sv': { increment } }]));
}

export const lostShelves = (shelves: readonly Shelf[]): string[] =>
  shelves.flatMap(({ stock, name }) => (stock === undefined ? [name] : []));

async function statusOf(access: Access, { path, number }: BookedOrder): Promise<OrderStatus> {
  const { value } = await nodeRequest(access, `${path}/status`);
  if (isOrderStatus(value)) return value;
  throw new Error(`${number} has no state the shop knows: ${textOf(value)}`);
}

/** One update, which the rules accept whole or not at all; says so when somebody was faster. */
async function write(
  access: Access,
  entry: BookedOrder,
  before: OrderStatus,
  body: Record<string, unknown>,
): Promise<void> {
  try {
    await nodeRequest(access, '', { method: 'PATCH', body, byTheRules: true });
  } catch (error) {
    const now = error instanceof RefusedError ? await statusOf(access, entry) : before;
    if (now === before) throw error;
    throw new Error(`${entry.number} has just become ${now}. Nothing was changed.`, { cause: error });
  }
}

const paidOf = ({ order: { payment } }: BookedOrder): Pick<Payment, 'paidAt'> =>
  payment?.paidAt === undefined ? {} : { paidAt: payment.paidAt };

/**
 * Moves an order one step on: the state with its time and the way to pay it, and for a cancelled order the units.
 * The rules know which state may follow which, so a second cancelling is refused whole.
 */
export async function moveOrder(
  access: Access,
  entry: BookedOrder,
  status: OrderStatus,
  payment?: Payment,
  tracking?: string,
): Promise<Moved> {
  const { path, number } = entry;
  const before = await statusOf(access, entry);
  const possible = nextStatuses[before];
  if (!possible.includes(status)) {
    const advice = possible.length > 0 ? ` It can be ${possible.join(' or ')}.` : '';
    throw new Error(`${number} is ${before}, and cannot be ${status}.${advice}`);
  }
  const shelves = status === 'cancelled' ? await shelvesOf(access, entry.order.lines) : [];
  await write(access, entry, before, {
    [`${path}/status`]: status,
    [`${path}/at/${status}`]: { '.sv': 'timestamp' },
    [`${path}/undone`]: null,
    // An order that was paid before it was confirmed stays paid.
    ...(payment && { [`${path}/payment`]: { ...payment, ...paidOf(entry) } }),
    ...(tracking !== undefined && { [`${path}/tracking`]: tracking }),
    ...unitsReturned(shelves),
  });
  return { withoutShelf: lostShelves(shelves) };
}

/** Takes the last step back; gives the status the order has again. */
export async function undoMove(access: Access, entry: BookedOrder): Promise<OrderStatus> {
  const { path, number, order } = entry;
  const status = await statusOf(access, entry);
  const before = previousStatus[status];
  if (before === undefined) throw new Error(`${number} is ${status}, which cannot be taken back.`);
  const { value: undone } = await nodeRequest(access, `${path}/undone`);
  if (undone !== null)
    throw new Error(`The last step of ${number} was taken back already; one step is all that can be.`);
  if (order.refunds) throw new Error(`Money of ${number} went back: its status stays.`);
  if (before === 'placed' && order.payment?.paidAt !== undefined)
    throw new Error(`${number} is paid: take that back first (npm run orders -- unpaid ${number}).`);
  await write(access, entry, status, {
    [`${path}/status`]: before,
    [`${path}/at/${status}`]: null,
    [`${path}/undone`]: status,
  });
  return before;
}

import type { BookedOrder } from '#model/desk/bookedOrder';
import { stepChange, undoChange, undoOf, type UndoProblem } from '#model/desk/orderChanges';
import { isOrderStatus, nextStatuses, type OrderStatus } from '#model/order/order';
import type { Payment } from '#model/order/payment';
import { textOf } from '#model/untrusted';
import { lostShelves, shelvesOf, unitsReturned, type Shelf } from '#services/firebase/orders/shelves';
import { nodeRequest, RefusedError, type Access } from '#tools/owner/access';

/** The result of a move: lines whose stock no longer exists cannot be put back. */
export interface Moved {
  withoutShelf: string[];
}

/** Where the units of these lines would go back to. */
export const shelvesIn = (access: Access, lines: BookedOrder['order']['lines']): Promise<Shelf[]> =>
  shelvesOf(async (path) => (await nodeRequest(access, path)).value, lines);

/** The order with the revision it has at this moment: what a command knows of it may be minutes old. */
export async function revised(access: Access, entry: BookedOrder): Promise<BookedOrder> {
  const { value } = await nodeRequest(access, `${entry.path}/revision`);
  return { ...entry, order: { ...entry.order, revision: typeof value === 'number' ? value : 0 } };
}

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
  const { number } = entry;
  const before = await statusOf(access, entry);
  const possible = nextStatuses[before];
  if (!possible.includes(status)) {
    const advice = possible.length > 0 ? ` It can be ${possible.join(' or ')}.` : '';
    throw new Error(`${number} is ${before}, and cannot be ${status}.${advice}`);
  }
  const shelves = status === 'cancelled' ? await shelvesIn(access, entry.order.lines) : [];
  await write(access, entry, before, {
    ...stepChange(await revised(access, entry), status, { payment, tracking }),
    ...unitsReturned(shelves),
  });
  return { withoutShelf: lostShelves(shelves) };
}

/** Takes the last step back; gives the status the order has again. */
export async function undoMove(access: Access, entry: BookedOrder): Promise<OrderStatus> {
  const { path, number } = entry;
  const status = await statusOf(access, entry);
  const { value: undone } = await nodeRequest(access, `${path}/undone`);
  const { undone: _, ...order } = entry.order;
  const now = { ...order, status, ...(isOrderStatus(undone) && { undone }) };
  const undo = undoOf(now);
  if ('problem' in undo) throw new Error(undoProblemTexts[undo.problem](number, status));
  await write(access, entry, status, undoChange(await revised(access, { ...entry, order: now }), undo.to));
  return undo.to;
}

const undoProblemTexts: Readonly<Record<UndoProblem, (number: string, status: OrderStatus) => string>> = {
  first: (number, status) => `${number} is ${status}, which cannot be taken back.`,
  undone: (number) => `The last step of ${number} was taken back already; one step is all that can be.`,
  refunded: (number) => `Money of ${number} went back: its status stays.`,
  paid: (number) => `${number} is paid: take that back first (npm run orders -- unpaid ${number}).`,
};

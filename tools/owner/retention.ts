import { keptMonths, namesOut, personalFields } from '#model/order/erasure';
import {
  guestOrderPath,
  guestOrders,
  memberOrders,
  orderFolder,
  orderNotes,
  withdrawalsNode,
} from '#model/order/places';
import { isFields } from '#model/untrusted';
import { isNameNeeded } from '#services/firebase/orders/placedOrders';
import { nodeRequest, type Access } from './access';
import { keysOf, readOlder, readPages } from './pages';

/** What is due, and the update that does it. */
export interface Due {
  /** Orders of guests that are old enough to lose their names. */
  guests: number;
  /** Finished orders of members who have deleted their account; they lose their names too. */
  deletedAccounts: number;
  /** What owners noted of orders without a name. */
  notes: number;
  /** Messages that are deleted. */
  messages: number;
  /** Withdrawals that are done and are deleted. */
  withdrawals: number;
  update: Record<string, unknown>;
}

export function monthsBefore(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

const hasName = (order: unknown): boolean =>
  isFields(order) && personalFields.some((field) => order[field] !== undefined);

/** An order that has lost its name, or is to lose it now. */
interface Nameless {
  id: string;
  path: string;
  isDue: boolean;
}

const namelessOf = (id: string, path: string, order: unknown, isDue: boolean): Nameless[] =>
  isDue || !hasName(order) ? [{ id, path, isDue: isDue && hasName(order) }] : [];

/** Old enough, or asked for by the guest and arrived since. */
async function namelessGuests(access: Access, before: number): Promise<Nameless[]> {
  const old = await readOlder(access, guestOrders, before);
  const all = await readPages(access, guestOrders);
  return [...all].flatMap(([id, order]) =>
    namelessOf(id, guestOrderPath(id), order, old.has(id) || isAskedFor(id, order)),
  );
}

/** Whoever ordered asked for it, and nobody needs the name any more. */
const isAskedFor = (id: string, order: unknown): boolean =>
  isFields(order) && order.erasedAt !== undefined && !isNameNeeded(id, order);

async function namelessOfDeletedAccounts(access: Access): Promise<Nameless[]> {
  const found: Nameless[] = [];
  for (const uid of await keysOf(access, memberOrders)) {
    for (const [id, order] of await readPages(access, orderFolder(uid)))
      found.push(...namelessOf(id, `${orderFolder(uid)}/${id}`, order, isAskedFor(id, order)));
  }
  return found;
}

/** A member who deletes the account cannot take out what owners noted of their orders. */
async function dueNotes(access: Access, nameless: readonly Nameless[]): Promise<string[]> {
  const noted = await readPages(access, orderNotes);
  return nameless.flatMap(({ id }) => (noted.has(id) ? [`${orderNotes}/${id}`] : []));
}

async function dueMessages(access: Access, before: number): Promise<string[]> {
  const paths: string[] = [];
  for (const inbox of ['contactMessages', 'partnerApplications']) {
    for (const id of (await readOlder(access, inbox, before)).keys()) paths.push(`${inbox}/${id}`);
  }
  return paths;
}

/** Whoever still waits for a refund is not forgotten, however old the withdrawal is. */
async function dueWithdrawals(access: Access, before: number): Promise<string[]> {
  const old = await readOlder(access, withdrawalsNode, before);
  return [...old].flatMap(([id, fields]) =>
    isFields(fields) && fields.doneAt !== undefined ? [`${withdrawalsNode}/${id}`] : [],
  );
}

/** What the privacy policy says should be gone by `now`. Nothing is changed. */
export async function findDue(access: Access, now: number): Promise<Due> {
  const ofGuests = await namelessGuests(access, monthsBefore(now, keptMonths.guestOrders));
  const ofMembers = await namelessOfDeletedAccounts(access);
  const pathsOf = (orders: readonly Nameless[]): string[] =>
    orders.flatMap(({ path, isDue }) => (isDue ? [path] : []));
  const [guests, deletedAccounts] = [pathsOf(ofGuests), pathsOf(ofMembers)];
  const notes = await dueNotes(access, [...ofGuests, ...ofMembers]);
  const messages = await dueMessages(access, monthsBefore(now, keptMonths.messages));
  const withdrawals = await dueWithdrawals(access, monthsBefore(now, keptMonths.withdrawals));
  const erased = [...guests, ...deletedAccounts].flatMap(namesOut);
  const deleted = [...notes, ...messages, ...withdrawals].map((path): [string, unknown] => [path, null]);
  return {
    guests: guests.length,
    deletedAccounts: deletedAccounts.length,
    notes: notes.length,
    messages: messages.length,
    withdrawals: withdrawals.length,
    update: Object.fromEntries([...erased, ...deleted]),
  };
}

/** Does it, some hundred changes at a time; what was done stays done when the rest fails. */
export async function applyDue(access: Access, { update }: Due): Promise<void> {
  const changes = Object.entries(update);
  // One order's changes stand together, and are few: a limit that is a multiple of them never parts them.
  const atOnce = 100 * (personalFields.length + 1);
  for (let begin = 0; begin < changes.length; begin += atOnce) {
    const body = Object.fromEntries(changes.slice(begin, begin + atOnce));
    await nodeRequest(access, '', { method: 'PATCH', body });
  }
}

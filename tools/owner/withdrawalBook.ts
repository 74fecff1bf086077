import { brand } from '#brand';
import { withdrawalsNode } from '#model/order/places';
import { isNumberOf, referenceNumber, withdrawalPrefix } from '#model/order/referenceNumber';
import { exclusionsOf, isInTime, lastDayToWithdraw, type Exclusion } from '#model/order/withdrawal';
import { isFields, numberOf, textOf } from '#model/untrusted';
import { nodeRequest, type Access } from './access';
import { listLine, type BookedOrder } from './orders/orderBook';
import { isSameAddress } from './keptOf';
import { readPages } from './pages';
import { forTerminal, lineForTerminal } from './terminal';

/** Somebody has withdrawn from a contract. */
export interface BookedWithdrawal {
  id: string;
  path: string;
  number: string;
  createdAt: number;
  name: string;
  email: string;
  language: string;
  /** The order's number, or what was ordered and when, in the shopper's words. */
  about: string;
  items: string | undefined;
  isDone: boolean;
}

/** Every withdrawal, newest first. */
export async function readWithdrawals(access: Access): Promise<BookedWithdrawal[]> {
  return [...(await readPages(access, withdrawalsNode))]
    .flatMap(([id, fields]): BookedWithdrawal[] => {
      if (!isFields(fields)) return [];
      return [
        {
          id,
          path: `${withdrawalsNode}/${id}`,
          number: referenceNumber(id, withdrawalPrefix),
          createdAt: numberOf(fields.createdAt) ?? 0,
          name: textOf(fields.name),
          email: textOf(fields.email),
          language: textOf(fields.language),
          about: textOf(fields.about),
          items: textOf(fields.items) || undefined,
          isDone: numberOf(fields.doneAt) !== undefined,
        },
      ];
    })
    .toSorted((a, b) => b.createdAt - a.createdAt);
}

/** The order a withdrawal means. */
export interface Meant {
  entry: BookedOrder;
  /** The withdrawal's address is another one than the order's: whose it is, the owner has to see. */
  isOtherAddress: boolean;
}

/** The order that is meant, by its number or id in what was written; of two, the one with the same address. */
export function orderOfWithdrawal(
  { about, email }: BookedWithdrawal,
  orders: readonly BookedOrder[],
): Meant | undefined {
  const words = about.split(/[\s,;]+/).map((word) => word.replace(/[.:()]+$/, ''));
  const named = orders
    .filter(({ order }) => words.some((word) => word === order.id || isNumberOf(word, order.id)))
    .map((entry): Meant => ({ entry, isOtherAddress: !isSameAddress(entry.order.contact.email, email) }));
  return named.find(({ isOtherAddress }) => !isOtherAddress) ?? named[0];
}

/** Orders of the same address, for a withdrawal that names none. */
export const ordersByAddress = ({ email }: BookedWithdrawal, orders: readonly BookedOrder[]): BookedOrder[] =>
  orders.filter(({ order }) => isSameAddress(order.contact.email, email));

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

function timeText({ createdAt }: BookedWithdrawal, { order }: BookedOrder): string {
  const last = lastDayToWithdraw(order, brand.timeZone);
  if (last === undefined) return 'in time: the days have not begun';
  return `${isInTime(createdAt, order, brand.timeZone) ? 'in time' : 'late'}: the last day is ${dayOf(last)}`;
}

const exclusionTexts: Record<Exclusion, string> = {
  meals: 'meals are excluded',
  program: 'the program began on request before: it is excluded',
  hygiene: 'care products are excluded where their seal is broken',
};

export function withdrawalLine(entry: BookedWithdrawal, meant: Meant | undefined): string {
  const date = new Date(entry.createdAt).toISOString().slice(0, 16).replace('T', ' ');
  const match = meant
    ? `${meant.entry.number} (${meant.entry.order.status})${meant.isOtherAddress ? ' of another address' : ''}, ${timeText(entry, meant.entry)}`
    : 'names no order';
  return lineForTerminal(
    `${entry.number}  ${date}  ${entry.isDone ? 'done' : 'new '}  ${entry.email}  ${match}`,
  );
}

function orderLines(entry: BookedWithdrawal, { order, number }: BookedOrder, care: Care): string[] {
  return [
    ...exclusionsOf(order, entry.createdAt, care).map((exclusion) => `  look: ${exclusionTexts[exclusion]}`),
    ...order.lines.map(({ quantity, name }, index) => `  ${number} ${index + 1}. ${quantity} × ${name}`),
    `  then: npm run withdrawals -- refund ${entry.number} --restock (parts of it: --line 1=1)`,
  ];
}

/** Whether a product is for care of the body, where an opened seal ends the right. */
export type Care = (productId: string) => boolean;

/** Everything that is needed to answer one. */
export function describeWithdrawal(
  entry: BookedWithdrawal,
  orders: readonly BookedOrder[],
  care: Care,
): string {
  const meant = orderOfWithdrawal(entry, orders);
  return [
    withdrawalLine(entry, meant),
    `  ${entry.path}`,
    `  ${entry.name}, ${entry.email}, answer in ${entry.language}`,
    `  withdraws from: ${entry.about}`,
    ...(entry.items === undefined ? [] : [`  only: ${entry.items}`]),
    ...(meant
      ? orderLines(entry, meant.entry, care)
      : ordersByAddress(entry, orders).map((other) => `  of this address: ${listLine(other)}`)),
  ]
    .map(forTerminal)
    .join('\n');
}

/** Marks a withdrawal as dealt with, or takes the mark away. */
export async function markWithdrawal(
  access: Access,
  { path }: BookedWithdrawal,
  isDone: boolean,
): Promise<void> {
  const body = isDone ? { '.sv': 'timestamp' } : null;
  await nodeRequest(access, `${path}/doneAt`, { method: 'PUT', body });
}

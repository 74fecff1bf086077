import { withdrawalsNode } from '#model/order/places';
import { isNumberOf, referenceNumber, withdrawalPrefix } from '#model/order/referenceNumber';
import { isFields, numberOf, textOf } from '#model/untrusted';
import { nodeRequest, type Access } from './access';
import type { BookedOrder } from './orders/orderBook';
import { readPages } from './pages';
import { forTerminal, lineForTerminal } from './terminal';

/** Somebody has withdrawn from a contract. */
export interface BookedWithdrawal {
  id: string;
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

const day = 86_400_000;
export const daysToWithdraw = 14;

/** The order that is meant: by its number or id in what was written, with the same address. */
export const orderOfWithdrawal = (
  { about, email }: BookedWithdrawal,
  orders: readonly BookedOrder[],
): BookedOrder | undefined =>
  orders.find(
    ({ order }) =>
      order.contact.email.toLowerCase() === email.toLowerCase() &&
      about.split(/[\s,;]+/).some((word) => word === order.id || isNumberOf(word, order.id)),
  );

/** Whether the day is within the time: it runs from the delivery, and has not begun where nobody wrote that down. */
function timeOf({ createdAt }: BookedWithdrawal, { order }: BookedOrder): string {
  const from = order.at?.delivered ?? (order.delivery === 'none' ? order.at?.confirmed : undefined);
  if (from === undefined) return 'in time: the days have not begun';
  const days = Math.floor((createdAt - from) / day);
  return days <= daysToWithdraw
    ? `in time: day ${days} of ${daysToWithdraw}`
    : `late: day ${days} of ${daysToWithdraw}`;
}

/** What the law may exclude, for the owner to look at; nothing is decided here. */
function exclusionsOf({ order }: BookedOrder): string[] {
  return [
    ...(order.slot ? ['meals are excluded'] : []),
    ...(order.earlyStart ? ['a program begun on request is excluded'] : []),
    ...(order.lines.some(({ kind }) => kind === 'product') ? ['opened hygiene goods are excluded'] : []),
  ];
}

export function withdrawalLine(entry: BookedWithdrawal, order: BookedOrder | undefined): string {
  const date = new Date(entry.createdAt).toISOString().slice(0, 16).replace('T', ' ');
  const match = order
    ? `${order.number} (${order.order.status}), ${timeOf(entry, order)}`
    : 'matches no order';
  return lineForTerminal(
    `${entry.number}  ${date}  ${entry.isDone ? 'done' : 'new '}  ${entry.email}  ${match}`,
  );
}

export const describeWithdrawal = (entry: BookedWithdrawal, order: BookedOrder | undefined): string =>
  [
    withdrawalLine(entry, order),
    `  ${withdrawalsNode}/${entry.id}`,
    `  ${entry.name}, ${entry.email}, answer in ${entry.language}`,
    `  withdraws from: ${entry.about}`,
    ...(entry.items === undefined ? [] : [`  only: ${entry.items}`]),
    ...(order ? exclusionsOf(order).map((text) => `  look: ${text}`) : []),
    ...(order ? [`  then: npm run orders -- refund ${order.number} --line 1=1 --restock`] : []),
  ]
    .map(forTerminal)
    .join('\n');

/** Marks a withdrawal as dealt with, or takes the mark away. */
export async function markWithdrawal(
  access: Access,
  { id }: BookedWithdrawal,
  isDone: boolean,
): Promise<void> {
  const body = isDone ? { '.sv': 'timestamp' } : null;
  await nodeRequest(access, `${withdrawalsNode}/${id}/doneAt`, { method: 'PUT', body });
}

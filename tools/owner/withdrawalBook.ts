import { brand } from '#brand';
import type { BookedOrder } from '#model/desk/bookedOrder';
import {
  orderOfWithdrawal,
  ordersByAddress,
  ordersNamed,
  withdrawalsIn,
  type BookedWithdrawal,
  type Care,
  type Meant,
} from '#model/desk/withdrawals';
import { shopMinute } from '#model/order/calendarDay';
import { withdrawalsNode } from '#model/order/places';
import { exclusionsOf, isInTime, lastDayToWithdraw, type Exclusion } from '#model/order/withdrawal';
import type { Access } from './access';
import { listLine } from './orders/orderBook';
import { readPages } from './pages';
import { forTerminal, lineForTerminal } from './terminal';

/** Every withdrawal, newest first. */
export const readWithdrawals = async (access: Access): Promise<BookedWithdrawal[]> =>
  withdrawalsIn(Object.fromEntries(await readPages(access, withdrawalsNode)));

function timeText({ createdAt }: BookedWithdrawal, { order }: BookedOrder): string {
  const last = lastDayToWithdraw(order, brand.timeZone);
  if (last === undefined) return 'in time: the days have not begun';
  return `${isInTime(createdAt, order, brand.timeZone) ? 'in time' : 'late'}: the last day is ${new Date(last).toISOString().slice(0, 10)}`;
}

const exclusionTexts: Record<Exclusion, string> = {
  meals: 'meals are excluded',
  program: 'the program began on request before: it is excluded',
  hygiene: 'care products are excluded where their seal is broken',
};

export function withdrawalLine(entry: BookedWithdrawal, meant: Meant | undefined, count = 0): string {
  const date = shopMinute(entry.createdAt);
  const match = meant
    ? `${meant.entry.number} (${meant.entry.order.status})${meant.isOtherAddress ? ' of another address' : ''}, ${timeText(entry, meant.entry)}`
    : count > 1
      ? `names ${count} orders`
      : 'names no order';
  return lineForTerminal(
    `${entry.number}  ${date}  ${entry.isDone ? 'done' : 'new '}  ${entry.email}  ${match}`,
  );
}

function orderLines(entry: BookedWithdrawal, { order, number }: BookedOrder, care: Care): string[] {
  return [
    ...exclusionsOf(order, entry.createdAt, care).map((exclusion) => `  look: ${exclusionTexts[exclusion]}`),
    ...order.lines.map(({ quantity, name }, index) => `  ${number} ${index + 1}. ${quantity} × ${name}`),
    entry.items === undefined
      ? `  then: npm run withdrawals -- refund ${entry.number} --restock (parts of it: --line 1=1)`
      : `  then: npm run withdrawals -- refund ${entry.number} --line 1=1 --restock`,
  ];
}

/** Everything that is needed to answer one. */
export function describeWithdrawal(
  entry: BookedWithdrawal,
  orders: readonly BookedOrder[],
  care: Care,
): string {
  const meant = orderOfWithdrawal(entry, orders);
  const named = ordersNamed(entry, orders);
  const others = named.length > 0 ? named.map((one) => one.entry) : ordersByAddress(entry, orders);
  return [
    withdrawalLine(entry, meant, named.length),
    `  ${entry.path}`,
    `  ${entry.name}, ${entry.email}, answer in ${entry.language}`,
    `  withdraws from: ${entry.about}`,
    ...(entry.items === undefined ? [] : [`  only: ${entry.items}`]),
    ...(meant
      ? orderLines(entry, meant.entry, care)
      : others.map(
          (other) =>
            `  ${named.length > 0 ? 'named' : 'of this address'}: ${listLine(other)}\n    ${other.path}`,
        )),
  ]
    .map(forTerminal)
    .join('\n');
}

import type { BookedOrder } from '#model/desk/bookedOrder';
import { careIn, orderOfWithdrawal, ordersNamed, type BookedWithdrawal } from '#model/desk/withdrawals';
import { isNumberOf, numbersIn } from '#model/desk/numbersIn';
import { withdrawalPrefix } from '#model/order/referenceNumber';
import { settingsFrom } from '#model/order/ownersSettings';
import { isCancelled, isUnsent } from '#model/order/withdrawal';
import { plainAmount } from '#model/money/amount';
import { unitsOut, wholeSum } from '#model/desk/refunds';
import { nodeRequest, type Access } from './access';
import { accessUsage } from './options';
import { cancelOrder, type PutBack } from './orders/cancelOrder';
import { money, readOrders } from './orders/orderBook';
import { readProducts } from './orders/orderSummary';
import { dayFrom, refundOrder, type RefundOptions } from './orders/refund';
import { shelfNotes } from './orders/cancelFlood';
import { markDone } from './received';
import { forTerminal } from './terminal';
import { theOnlyOne } from './theOnlyOne';
import { describeWithdrawal, readWithdrawals, withdrawalLine } from './withdrawalBook';

export const withdrawalUsage = `npm run withdrawals [-- list [--all]]
npm run withdrawals -- show NUMBER
npm run withdrawals -- refund NUMBER [--restock] [--on DAY]          the whole order; then it is done
npm run withdrawals -- refund NUMBER --line 2=1 [--restock] [--sum 12,90] [--on DAY]
npm run withdrawals -- done NUMBER
npm run withdrawals -- reopen NUMBER
${accessUsage}`;

export interface WithdrawalOptions extends RefundOptions {
  all?: boolean | undefined;
}

async function find(access: Access, typed: string | undefined): Promise<BookedWithdrawal> {
  const numbers = numbersIn(typed ?? '', withdrawalPrefix);
  return theOnlyOne(await readWithdrawals(access), {
    kind: 'withdrawal',
    typed,
    hasNumber: ({ id }) => isNumberOf(numbers, id, { prefix: withdrawalPrefix }),
    line: (entry) => withdrawalLine(entry, undefined),
  });
}

/** Every line of the order with the units that are still out, as `refund` names them. */
const openLines = ({ order }: BookedOrder): string[] => {
  const out = unitsOut(order);
  return order.lines.flatMap(({ key = '' }, index) => {
    const left = out[key] ?? 0;
    return left > 0 ? [`${index + 1}=${left}`] : [];
  });
};

/** The whole order: one that has not left the house is cancelled, and its units are on the shelf again. */
async function refundAll(
  access: Access,
  entry: BookedOrder,
  { restock, on }: RefundOptions,
  now: number,
): Promise<PutBack & { sum: number }> {
  const { delivery } = settingsFrom((await nodeRequest(access, 'settings')).value);
  const sum = plainAmount(wholeSum(entry.order, delivery));
  if (isCancelled(entry.order) || isUnsent(entry.order)) {
    const putBack = isCancelled(entry.order) ? { withoutShelf: [] } : await cancelOrder(access, entry);
    if (Number(sum) === 0) return { ...putBack, sum: 0 };
    return { ...putBack, sum: (await refundOrder(access, entry, { sum, on }, now)).sum };
  }
  const line = openLines(entry);
  if (line.length === 0 && Number(sum) === 0) return { withoutShelf: [], sum: 0 };
  return refundOrder(access, entry, { line, restock, sum, on }, now);
}

async function refund(
  access: Access,
  number: string | undefined,
  options: WithdrawalOptions,
): Promise<string> {
  const withdrawal = await find(access, number);
  if (withdrawal.isDone) throw new Error(`${withdrawal.number} is done already.`);
  const orders = await readOrders(access);
  const meant = orderOfWithdrawal(withdrawal, orders);
  if (!meant)
    throw new Error(
      `${withdrawal.number} names ${ordersNamed(withdrawal, orders).length === 0 ? 'no order' : 'more than one order'}. Write the refund down at the desk (/owner/orders), then npm run withdrawals -- done ${withdrawal.number}.`,
    );
  const now = Date.now();
  // Judged before anything is written, for a whole order may be cancelled first.
  dayFrom(options.on, now);
  const isPart = options.line !== undefined || options.sum !== undefined;
  if (!isPart && withdrawal.items !== undefined)
    throw new Error(
      `${withdrawal.number} is of some items alone: ${forTerminal(withdrawal.items)}\nName what came back (--line 2=1), a --sum, or both.`,
    );
  const refunded = isPart
    ? await refundOrder(access, meant.entry, options, now)
    : await refundAll(access, meant.entry, options, now);
  await markDone(access, withdrawal, true);
  return [
    `${withdrawal.number}: done; ${money(refunded.sum)} of ${meant.entry.number} paid back`,
    ...shelfNotes(refunded),
  ].join('\n');
}

async function list(access: Access, { all }: WithdrawalOptions): Promise<string> {
  const [entries, orders] = [await readWithdrawals(access), await readOrders(access)];
  const wanted = entries.filter(({ isDone }) => all === true || !isDone);
  return (
    wanted
      .map((entry) =>
        withdrawalLine(entry, orderOfWithdrawal(entry, orders), ordersNamed(entry, orders).length),
      )
      .join('\n') || 'Nobody waits for a refund.'
  );
}

/** Does what the owner has typed behind `npm run withdrawals`, and says what came of it. */
export async function runWithdrawals(
  access: Access,
  [command = 'list', number]: readonly string[],
  options: WithdrawalOptions,
): Promise<string> {
  switch (command) {
    case 'list':
      return list(access, options);
    case 'show':
      return describeWithdrawal(
        await find(access, number),
        await readOrders(access),
        careIn(await readProducts(access)),
      );
    case 'refund':
      return refund(access, number, options);
    case 'done':
    case 'reopen':
      return markDone(access, await find(access, number), command === 'done');
    default:
      throw new Error(withdrawalUsage);
  }
}

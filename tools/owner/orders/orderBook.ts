import { hasNumber, type BookedOrder } from '#model/desk/bookedOrder';
import { numbersIn } from '#model/desk/numbersIn';
import { shopDay, shopMinute } from '#model/order/calendarDay';
import { statusTime } from '#model/order/order';
import { currencyOf, settlementCurrency } from '#model/money/currencySlice';
import { plainAmount } from '#model/money/amount';
import { guestOrders, isGuestOrder, memberOrders, orderFolder } from '#model/order/places';
import { bookedIn } from '#services/firebase/orders/bookedOrders';
import { isPaid } from '#model/order/payment';
import type { Access } from '#tools/owner/access';
import { keysOf, readPages } from '#tools/owner/pages';
import { lineForTerminal } from '#tools/owner/terminal';
import { theOnlyOne } from '#tools/owner/theOnlyOne';

/** Every order, of members and guests, newest first. */
export async function readOrders(access: Access): Promise<BookedOrder[]> {
  const folders = [guestOrders, ...(await keysOf(access, memberOrders)).map(orderFolder)];
  const found: BookedOrder[] = [];
  for (const folder of folders)
    found.push(...bookedIn(folder, Object.fromEntries(await readPages(access, folder))));
  return found.toSorted((a, b) => b.order.createdAt - a.order.createdAt);
}

/** An amount in the settlement currency, for a terminal. */
export const money = (amount: number): string =>
  `${currencyOf(settlementCurrency).currencySymbol}${plainAmount(amount)}`;

/** One order in a line of a list. */
export function listLine({ number, path, order }: BookedOrder): string {
  const date = shopMinute(order.createdAt);
  const who = isGuestOrder(path) ? 'guest' : 'member';
  const total = money(order.amounts.total).padStart(10);
  const since = statusTime(order);
  const day = since === undefined ? '' : shopDay(since);
  const paid = isPaid(order) ? 'paid  ' : 'unpaid';
  return lineForTerminal(
    `${number}  ${date}  ${order.status.padEnd(9)} ${day.padEnd(10)}  ${total}  ${paid}  ${who.padEnd(6)}  ${order.contact.email || '(deleted)'}`,
  );
}

/** The order with this number, the one it had before, this id or this place. Throws where there is none, or more than one. */
export function orderMeant(orders: readonly BookedOrder[], typed: string | undefined): BookedOrder {
  const numbers = numbersIn(typed ?? '');
  return theOnlyOne(orders, {
    kind: 'order',
    typed,
    hasNumber: (entry) => hasNumber(entry, numbers),
    line: listLine,
  });
}

import type { BookedOrder } from '#model/desk/bookedOrder';
import { hasProgram, orderStatuses, lineAmount, statusTime, type OrderLine } from '#model/order/order';
import { isNumberOf } from '#model/order/referenceNumber';
import { currencies, settlementCurrency } from '#model/money/currencySlice';
import { plainAmount } from '#model/money/amount';
import { guestOrders, isGuestOrder, memberOrders, orderFolder } from '#model/order/places';
import { addressLines } from '#model/order/country';
import type { Refund } from '#model/order/refund';
import type { Payment } from '#model/order/payment';
import { bookedIn } from '#services/firebase/orders/bookedOrders';
import { isFields } from '#model/untrusted';
import { nodeRequest, type Access } from '#tools/owner/access';
import { readPages } from '#tools/owner/pages';
import { lineForTerminal } from '#tools/owner/terminal';
import { theOnlyOne } from '#tools/owner/theOnlyOne';

/** One folder in pages. */
const readFolder = async (access: Access, folder: string, after?: string): Promise<BookedOrder[]> =>
  bookedIn(folder, Object.fromEntries(await readPages(access, folder, after)));

/** Every order, of members and guests, newest first; with `after`, those whose ids are later. */
export async function readOrders(access: Access, after?: string): Promise<BookedOrder[]> {
  const { value } = await nodeRequest(access, memberOrders, { query: { shallow: true } });
  const folders = [guestOrders, ...Object.keys(isFields(value) ? value : {}).map(orderFolder)];
  const found: BookedOrder[] = [];
  for (const folder of folders) found.push(...(await readFolder(access, folder, after)));
  return found.toSorted((a, b) => b.order.createdAt - a.order.createdAt);
}

/** An amount in the settlement currency, for a terminal. */
export const money = (amount: number): string =>
  `${currencies[settlementCurrency].currencySymbol}${plainAmount(amount)}`;

/** One order in a line of a list. */
export function listLine({ number, path, order }: BookedOrder): string {
  const date = new Date(order.createdAt).toISOString().slice(0, 16).replace('T', ' ');
  const who = isGuestOrder(path) ? 'guest' : 'member';
  const total = money(order.amounts.total).padStart(10);
  const since = statusTime(order);
  const day = since === undefined ? '' : dayOf(since);
  const paid = order.payment?.paidAt === undefined ? 'unpaid' : 'paid  ';
  return lineForTerminal(
    `${number}  ${date}  ${order.status.padEnd(9)} ${day.padEnd(10)}  ${total}  ${paid}  ${who.padEnd(6)}  ${order.contact.email || '(deleted)'}`,
  );
}

/** The order with this number, the one it had before, this id or this place. Throws where there is none, or more than one. */
export const orderMeant = (orders: readonly BookedOrder[], typed: string | undefined): BookedOrder =>
  theOnlyOne(orders, {
    kind: 'order',
    typed,
    hasNumber: ({ order }, number) => isNumberOf(number, order.id),
    line: listLine,
  });

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const describePayment = ({ until, link, euros, paidAt }: Payment): string =>
  [
    paidAt === undefined ? `to be paid by ${dayOf(until)}` : `paid on ${dayOf(paidAt)}`,
    ...(euros === undefined ? [] : [`€${plainAmount(euros)}`]),
    ...(link === undefined ? [] : [link]),
  ].join(', ');

const describeRefund = ({ day, sum, lines, isRestocked }: Refund): string => {
  const back = Object.entries(lines).map(([line, units]) => `${units} × ${line}`);
  return `  ${money(sum)} paid back on ${day}${back.length > 0 ? `; came back: ${back.join(', ')}${isRestocked ? ', in stock again' : ''}` : ''}`;
};

const describeLine = (line: OrderLine, index: number): string => {
  const { quantity, name, color, size, price, discount } = line;
  const choice = color ? ` (${color}, ${size})` : '';
  const off = discount ? ` − ${discount} %` : '';
  return `  ${index + 1}. ${quantity} × ${name}${choice} at ${money(price)}${off}: ${money(lineAmount(line))}`;
};

/** Everything that is needed to pack one order and to answer its questions. */
export function describeOrder(entry: BookedOrder): string {
  const { order } = entry;
  const { items, delivery, total, tax } = order.amounts;
  return [
    listLine(entry),
    `  ${entry.path}`,
    `  ${order.contact.name}, ${order.contact.email}${order.contact.phone ? `, ${order.contact.phone}` : ''}`,
    ...(order.address
      ? [
          `  to ${[order.recipient ?? order.contact.name, ...addressLines(order.address), order.address.country].join(', ')}`,
        ]
      : []),
    ...order.lines.map(describeLine),
    `  items ${money(items)}, delivery (${order.delivery}) ${money(delivery)}, total ${money(total)}${tax === undefined ? '' : `, tax ${tax}`}`,
    ...(order.slot ? [`  meals by courier on ${order.slot.date}, ${order.slot.time}`] : []),
    `  shown in ${order.currency}, answer in ${order.language}`,
    ...(hasProgram(order.lines)
      ? [
          order.earlyStart
            ? '  send the program once it is paid: asked for, knowing that the right to withdraw ends'
            : '  send the program 14 days after the confirmation: no early start was asked for',
        ]
      : []),
    ...orderStatuses.flatMap((status) => {
      const time = order.at?.[status];
      return time === undefined ? [] : [`  ${status} on ${dayOf(time)}`];
    }),
    ...(order.payment ? [`  ${describePayment(order.payment)}`] : []),
    ...(order.tracking === undefined ? [] : [`  parcel: ${order.tracking}`]),
    ...(order.refunds ?? []).map(describeRefund),
    ...(order.note ? [`  note: ${order.note}`] : []),
    ...(order.card ? [`  card to write: ${order.card}`] : []),
  ]
    .map(lineForTerminal)
    .join('\n');
}

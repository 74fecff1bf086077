import type { BookedOrder } from '#model/desk/bookedOrder';
import { amountFrom } from '#tools/owner/amount';
import { isOrderStatus, orderStatuses } from '#model/order/order';
import { isTrackingLink } from '#model/order/tracking';
import type { Access } from '#tools/owner/access';
import { writeNewFile } from '#tools/owner/newFile';
import { accessUsage } from '#tools/owner/options';
import { watchNews } from '#tools/owner/watchNews';
import { cancelFlood, shelfNotes } from './cancelFlood';
import { bill } from '#model/desk/papers/bill';
import { sellerLines } from '#model/desk/papers/seller';
import { brand, company } from '#brand';
import { shop } from '#shopConfig';
import { billNumber, readBillNumbers } from './billNumbers';
import { moveOrder, undoMove } from './moveOrder';
import { dayOf, describeOrder, listLine, money, orderMeant, readOrders } from './orderBook';
import { orderSheet } from '#model/desk/orderSheet';
import { readProducts, summaryOf, summaryText } from './orderSummary';
import { markPaid, markUnpaid, paymentOf, setPayment, type PaymentOptions } from './payment';
import { dayFrom, refundOrder, type RefundOptions } from './refund';
import { packingSlip } from '#model/desk/papers/slip';
import { writeUnitsSold } from './unitsSold';

export const orderUsage = `npm run orders -- list [--status ${orderStatuses.join('|')}]
npm run orders -- show NUMBER
npm run orders -- slip NUMBER [FILE.html] [--yes]
npm run orders -- summary
npm run orders -- sold                                     counts units sold; lists and "Best sellers" go by them
npm run orders -- export FILE.csv [--status …] [--tax 19] [--commas] [--yes]       --yes overwrites a file
npm run orders -- move NUMBER ${orderStatuses.slice(1).join('|')}
npm run orders -- move NUMBER confirmed [--pay URL] [--until DAY] [--euros AMOUNT]
npm run orders -- move NUMBER sent [--tracking URL]
npm run orders -- undo NUMBER                               takes the last move back, once
npm run orders -- pay NUMBER [--pay URL] [--until DAY] [--euros AMOUNT]      the way to pay, said later
npm run orders -- paid NUMBER [--on DAY]                    and: unpaid NUMBER
npm run orders -- refund NUMBER [--line 2=1] [--restock] [--sum 12,90] [--on DAY]
npm run orders -- bill NUMBER [FILE.html] [--tax 19] [--yes]
npm run orders -- cancel --since TIME --guest [--yes]      placed orders since then, of guests only with --guest
npm run orders -- watch [--command PROGRAM] [--webhook URL] [--seconds 15]
${accessUsage}`;

interface OrderOptions extends PaymentOptions, RefundOptions {
  /** Rate of the tax in the amounts, in percent. */
  tax?: string | undefined;
  commas?: boolean | undefined;
  status?: string | undefined;
  since?: string | undefined;
  guest?: boolean | undefined;
  yes?: boolean | undefined;
  command?: string | undefined;
  webhook?: string | undefined;
  tracking?: string | undefined;
  seconds?: string | undefined;
}

type Command = (access: Access, words: readonly string[], options: OrderOptions) => Promise<string>;

const find = async (access: Access, number: string | undefined): Promise<BookedOrder> =>
  orderMeant(await readOrders(access), number);

async function ordersWith(access: Access, status: string | undefined): Promise<BookedOrder[]> {
  if (status !== undefined && !isOrderStatus(status))
    throw new Error(`There is no status ${status}. These are there: ${orderStatuses.join(', ')}.`);
  const orders = await readOrders(access);
  return orders.filter(({ order }) => status === undefined || order.status === status);
}

function taxFrom(typed: string | undefined): number | undefined {
  const rate = typed === undefined ? undefined : amountFrom(typed);
  if (typed !== undefined && (rate === undefined || rate > 100))
    throw new Error(`--tax ${typed} is no rate such as 19 or 5,5.`);
  return rate;
}

function trackingFrom(typed: string | undefined): string | undefined {
  if (typed === undefined || isTrackingLink(typed)) return typed;
  throw new Error(`--tracking ${typed} is no link such as https://parcel.example/123.`);
}

const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'list',
    async (access, _words, { status }) =>
      (await ordersWith(access, status)).map(listLine).join('\n') || 'No orders.',
  ],
  ['show', async (access, [number]) => describeOrder(await find(access, number))],
  [
    'slip',
    async (access, [number, asked], { yes }) => {
      const entry = await find(access, number);
      const file = asked ?? `packing-slip-${entry.number}.html`;
      await writeNewFile(file, packingSlip(entry), yes);
      return `${entry.number}: open ${file} and print it`;
    },
  ],
  [
    'summary',
    async (access) => {
      const [orders, products] = await Promise.all([readOrders(access), readProducts(access)]);
      return summaryText(summaryOf(orders, products, Date.now()));
    },
  ],
  [
    'sold',
    async (access) => {
      const count = await writeUnitsSold(access, await readOrders(access));
      return `Units sold are written to ${count} items.`;
    },
  ],
  [
    'export',
    async (access, [file], { status, yes, tax, commas: hasCommas = false }) => {
      if (file === undefined) throw new Error(orderUsage);
      const wanted = await ordersWith(access, status);
      const facts = { bills: await readBillNumbers(access), taxRate: taxFrom(tax), hasCommas };
      await writeNewFile(file, orderSheet(wanted, facts), yes);
      return `${wanted.length} orders written to ${file}`;
    },
  ],
  [
    'move',
    async (access, [number, status], options) => {
      if (!isOrderStatus(status) || status === 'placed') throw new Error(orderUsage);
      const entry = await find(access, number);
      // Judged before the move, so that a wrong link changes nothing at all.
      const payment = status === 'confirmed' ? paymentOf(options, shop.payment.hosts, Date.now()) : undefined;
      const tracking = status === 'sent' ? trackingFrom(options.tracking) : undefined;
      const moved = await moveOrder(access, entry, status, payment, tracking);
      return [`${entry.number}: ${entry.order.status} → ${status}`, ...shelfNotes(moved)].join('\n');
    },
  ],
  [
    'paid',
    async (access, [number], { on }) => {
      const entry = await find(access, number);
      const now = Date.now();
      await markPaid(access, entry, on === undefined ? now : Date.parse(dayFrom(on, now)));
      return `${entry.number}: paid`;
    },
  ],
  [
    'unpaid',
    async (access, [number]) => {
      const entry = await find(access, number);
      await markUnpaid(access, entry);
      return `${entry.number}: unpaid`;
    },
  ],
  [
    'pay',
    async (access, [number], options) => {
      const entry = await find(access, number);
      const payment = paymentOf(options, shop.payment.hosts, Date.now());
      await setPayment(access, entry, payment);
      return `${entry.number}: to be paid by ${dayOf(payment.until)}`;
    },
  ],
  [
    'undo',
    async (access, [number]) => {
      const entry = await find(access, number);
      const status = await undoMove(access, entry);
      return `${entry.number}: ${entry.order.status} → ${status}`;
    },
  ],
  [
    'refund',
    async (access, [number], options) => {
      const entry = await find(access, number);
      const refunded = await refundOrder(access, entry, options, Date.now());
      return [`${entry.number}: ${money(refunded.sum)} paid back`, ...shelfNotes(refunded)].join('\n');
    },
  ],
  [
    'bill',
    async (access, [number, asked], { yes, tax }) => {
      const entry = await find(access, number);
      if (entry.order.status === 'placed') throw new Error(`${entry.number} is not confirmed yet.`);
      const taxRate = taxFrom(tax);
      const no = await billNumber(access, entry.path);
      const file = asked ?? `bill-${no}.html`;
      await writeNewFile(
        file,
        bill(entry, { no, taxRate, now: Date.now(), seller: sellerLines(brand, company) }),
        yes,
      );
      return `${entry.number}: bill ${no}, open ${file} and print it`;
    },
  ],
  [
    'cancel',
    (access, _words, { since, guest: guestsOnly = false, yes: isMeant = false }) =>
      cancelFlood(access, { since, guestsOnly, isMeant }),
  ],
  [
    'watch',
    async (access, _words, { command, webhook, seconds = '15' }) => {
      await watchNews(access, { command, webhook, seconds: Number(seconds) });
      return '';
    },
  ],
]);

/** Does what the owner has typed behind `npm run orders`, and says what came of it. */
export function runOrders(
  access: Access,
  [name = 'list', ...words]: readonly string[],
  options: OrderOptions,
): Promise<string> {
  const command = commands.get(name);
  return command ? command(access, words, options) : Promise.reject(new Error(orderUsage));
}

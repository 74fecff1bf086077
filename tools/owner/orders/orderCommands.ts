import { isOrderStatus, orderStatuses } from '../../../src/model/order/order';
import type { Access } from '../access';
import { writeNewFile } from '../newFile';
import { accessUsage } from '../options';
import { cancelFlood, shelfNotes } from './cancelFlood';
import { moveOrder } from './moveOrder';
import { describeOrder, listLine, orderMeant, readOrders, type BookedOrder } from './orderBook';
import { orderSheet } from './orderSheet';
import { readProducts, summaryOf, summaryText } from './orderSummary';
import { markPaid, paymentOf, type PaymentOptions } from './payment';
import { packingSlip } from './slip';
import { writeUnitsSold } from './unitsSold';
import { watchOrders } from './watchOrders';

export const orderUsage = `npm run orders -- list [--status ${orderStatuses.join('|')}]
npm run orders -- show NUMBER
npm run orders -- slip NUMBER [FILE.html] [--yes]
npm run orders -- summary
npm run orders -- sold                                     counts units sold; lists and "Best sellers" go by them
npm run orders -- export FILE.csv [--status …] [--yes]        --yes overwrites a file that is there
npm run orders -- move NUMBER ${orderStatuses.slice(1).join('|')}
npm run orders -- move NUMBER confirmed [--pay URL] [--until DAY] [--euros AMOUNT]
npm run orders -- paid NUMBER
npm run orders -- cancel --since TIME --guest [--yes]      placed orders since then, of guests only with --guest
npm run orders -- watch [--command PROGRAM] [--webhook URL] [--seconds 15]
${accessUsage}`;

interface OrderOptions extends PaymentOptions {
  status?: string | undefined;
  since?: string | undefined;
  guest?: boolean | undefined;
  yes?: boolean | undefined;
  command?: string | undefined;
  webhook?: string | undefined;
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

/** The local shop knows an invented one. */
const payHosts = (): string =>
  process.env['VITE_FIREBASE_DATABASE_URL'] ? (process.env['VITE_PAY_HOSTS'] ?? '') : 'pay.example';

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
    async (access, [file], { status, yes }) => {
      if (file === undefined) throw new Error(orderUsage);
      const wanted = await ordersWith(access, status);
      await writeNewFile(file, orderSheet(wanted), yes);
      return `${wanted.length} orders written to ${file}`;
    },
  ],
  [
    'move',
    async (access, [number, status], options) => {
      if (!isOrderStatus(status) || status === 'placed') throw new Error(orderUsage);
      const entry = await find(access, number);
      // Judged before the move, so that a wrong link changes nothing at all.
      const payment = status === 'confirmed' ? paymentOf(options, payHosts(), Date.now()) : undefined;
      const moved = await moveOrder(access, entry, status, payment);
      return [`${entry.number}: ${entry.order.status} → ${status}`, ...shelfNotes(moved)].join('\n');
    },
  ],
  [
    'paid',
    async (access, [number]) => {
      const entry = await find(access, number);
      await markPaid(access, entry, Date.now());
      return `${entry.number}: paid`;
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
      await watchOrders(access, { command, webhook, seconds: Number(seconds) });
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

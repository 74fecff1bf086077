import { billNumbersIn } from '#model/desk/billNumbers';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { ordersIn } from '#model/desk/orderFilter';
import { orderSheet } from '#model/desk/orderSheet';
import { packingSlip } from '#model/desk/papers/slip';
import { isOrderStatus, orderStatuses } from '#model/order/order';
import { billsNode } from '#model/order/places';
import { catalogueWords } from '#tools/owner/catalogueWords';
import { nodeRequest, type Access } from '#tools/owner/access';
import { salesTax } from '#model/money/tax';
import { amountFrom } from '#tools/owner/amount';
import { writeNewFile } from '#tools/owner/newFile';
import { accessUsage, secondsFrom } from '#tools/owner/options';
import { watchNews } from '#tools/owner/watchNews';
import { cancelFlood } from './cancelFlood';
import { orderMeant, readOrders } from './orderBook';
import { readProducts, summaryOf, summaryText } from './orderSummary';

export const orderUsage = `npm run orders -- summary
npm run orders -- export FILE.csv [--month 2026-11] [--status ${orderStatuses.join('|')}] [--tax 19] [--commas] [--yes]
npm run orders -- slip NUMBER [FILE.html] [--yes]          --yes overwrites a file
npm run orders -- cancel --since TIME --guest [--yes]      placed orders since then, of guests only with --guest
npm run orders -- watch [--command PROGRAM] [--webhook URL] [--seconds 15]
One order at a time is worked on at the desk: /owner/orders
${accessUsage}`;

interface OrderOptions {
  /** Rate of the tax in the amounts, in percent, for orders that keep none. */
  tax?: string | undefined;
  commas?: boolean | undefined;
  /** What was sold and what was taken back in it. */
  month?: string | undefined;
  status?: string | undefined;
  since?: string | undefined;
  guest?: boolean | undefined;
  yes?: boolean | undefined;
  command?: string | undefined;
  webhook?: string | undefined;
  seconds?: string | undefined;
}

type Command = (access: Access, words: readonly string[], options: OrderOptions) => Promise<string>;

async function ordersWith(access: Access, status: string | undefined): Promise<BookedOrder[]> {
  if (status !== undefined && !isOrderStatus(status))
    throw new Error(`There is no status ${status}. These are there: ${orderStatuses.join(', ')}.`);
  const orders = await readOrders(access);
  return orders.filter(({ order }) => status === undefined || order.status === status);
}

function monthFrom(typed: string | undefined): string | undefined {
  if (typed === undefined || /^\d{4}-(0[1-9]|1[0-2])$/.test(typed)) return typed;
  throw new Error(`--month ${typed} is no month such as 2026-11.`);
}

function taxFrom(typed: string | undefined): number | undefined {
  if (typed === undefined) return salesTax.rate;
  const rate = amountFrom(typed);
  if (rate === undefined || rate > 100) throw new Error(`--tax ${typed} is no rate such as 19 or 5,5.`);
  return rate;
}

const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'summary',
    async (access) => {
      const [orders, products] = await Promise.all([readOrders(access), readProducts(access)]);
      return summaryText(summaryOf(orders, products, Date.now()));
    },
  ],
  [
    'export',
    async (access, [file], { status, month: typed, yes, tax, commas: hasCommas = false }) => {
      if (file === undefined) throw new Error(orderUsage);
      const [month, taxRate] = [monthFrom(typed), taxFrom(tax)];
      const orders = await ordersWith(access, status);
      const wanted = month === undefined ? orders : ordersIn(orders, month);
      const bills = billNumbersIn((await nodeRequest(access, billsNode)).value);
      const facts = { bills, taxRate, hasCommas, ...(month !== undefined && { month }) };
      await writeNewFile(file, orderSheet(wanted, facts), yes);
      return `${wanted.length} orders written to ${file}`;
    },
  ],
  [
    'slip',
    async (access, [number, asked], { yes }) => {
      const entry = orderMeant(await readOrders(access), number);
      const file = asked ?? `packing-slip-${entry.number}.html`;
      const translate = await catalogueWords(access)(entry.order.language);
      await writeNewFile(file, packingSlip(entry, translate), yes);
      return `${entry.number}: open ${file} and print it`;
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
      await watchNews(access, { command, webhook, seconds: secondsFrom(seconds) });
      return '';
    },
  ],
]);

/** Does what the owner has typed behind `npm run orders`, and says what came of it. */
export function runOrders(
  access: Access,
  [name = '', ...words]: readonly string[],
  options: OrderOptions,
): Promise<string> {
  const command = commands.get(name);
  return command ? command(access, words, options) : Promise.reject(new Error(orderUsage));
}

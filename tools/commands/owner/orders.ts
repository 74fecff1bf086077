import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isOrderStatus, orderStatuses } from '../../../src/model/order/order';
import { openAccess, type Access } from '../../owner/access';
import { runCommand } from '../../owner/options';
import { cancelFlood, shelfNotes } from '../../owner/orders/cancelFlood';
import { orderSheet } from '../../owner/orders/orderSheet';
import { readProducts, summaryOf, summaryText } from '../../owner/orders/orderSummary';
import { moveOrder } from '../../owner/orders/moveOrder';
import { describeOrder, listLine, readOrders, type BookedOrder } from '../../owner/orders/orderBook';
import { markPaid, paymentOf } from '../../owner/orders/payment';
import { packingSlip } from '../../owner/orders/slip';
import { writeUnitsSold } from '../../owner/orders/unitsSold';
import { watchOrders } from '../../owner/orders/watchOrders';

// `npm run orders`: the owner's orders. See docs/deploy.md.
const usage = `npm run orders -- list [--status ${orderStatuses.join('|')}]
npm run orders -- show NUMBER
npm run orders -- slip NUMBER [FILE.html]
npm run orders -- summary
npm run orders -- sold                                     counts units sold; lists and "Best sellers" go by them
npm run orders -- export FILE.csv [--status …]
npm run orders -- move NUMBER ${orderStatuses.slice(1).join('|')}
npm run orders -- move NUMBER confirmed [--pay URL] [--until DAY] [--euros AMOUNT]
npm run orders -- paid NUMBER
npm run orders -- cancel --since TIME --guest [--yes]      placed orders since then, of guests only with --guest
npm run orders -- watch [--command PROGRAM] [--webhook URL] [--seconds 15]
Options: --url DATABASE, --email OWNER (password in OWNER_PASSWORD) or --token ADMINISTRATOR'S TOKEN`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    token: { type: 'string' },
    email: { type: 'string' },
    status: { type: 'string' },
    since: { type: 'string' },
    guest: { type: 'boolean' },
    yes: { type: 'boolean' },
    command: { type: 'string' },
    webhook: { type: 'string' },
    seconds: { type: 'string' },
    pay: { type: 'string' },
    until: { type: 'string' },
    euros: { type: 'string' },
  },
});

async function find(access: Access, number: string | undefined): Promise<BookedOrder> {
  const orders = await readOrders(access);
  const found = orders.find((entry) => entry.number === number || entry.order.id === number);
  if (found) return found;
  throw new Error(`There is no order ${number ?? 'without a number'}.\n${usage}`);
}

/** The local shop knows an invented one. */
const payHosts = (): string =>
  process.env['VITE_FIREBASE_DATABASE_URL'] ? (process.env['VITE_PAY_HOSTS'] ?? '') : 'pay.example';

async function run([command = 'list', number, status]: string[]): Promise<string> {
  const access = await openAccess(values);
  if (command === 'list') {
    const orders = await readOrders(access);
    const wanted = orders.filter(
      ({ order }) => values.status === undefined || order.status === values.status,
    );
    return wanted.length > 0 ? wanted.map(listLine).join('\n') : 'No orders.';
  }
  if (command === 'summary') {
    const [orders, products] = await Promise.all([readOrders(access), readProducts(access)]);
    return summaryText(summaryOf(orders, products, Date.now()));
  }
  if (command === 'sold') {
    const count = await writeUnitsSold(access, await readOrders(access));
    return `Units sold are written to ${count} items.`;
  }
  if (command === 'export' && number !== undefined) {
    const orders = await readOrders(access);
    const wanted = orders.filter(
      ({ order }) => values.status === undefined || order.status === values.status,
    );
    await writeFile(number, orderSheet(wanted));
    return `${wanted.length} orders written to ${number}`;
  }
  if (command === 'slip') {
    const entry = await find(access, number);
    const file = status ?? `packing-slip-${entry.number}.html`;
    await writeFile(file, packingSlip(entry));
    return `${entry.number}: open ${file} and print it`;
  }
  if (command === 'show') return describeOrder(await find(access, number));
  if (command === 'move' && isOrderStatus(status) && status !== 'placed') {
    const entry = await find(access, number);
    // Judged before the move, so that a wrong link changes nothing at all.
    const payment = status === 'confirmed' ? paymentOf(values, payHosts(), Date.now()) : undefined;
    const moved = await moveOrder(access, entry, status, payment);
    return [`${entry.number}: ${entry.order.status} → ${status}`, ...shelfNotes(moved)].join('\n');
  }
  if (command === 'paid') {
    const entry = await find(access, number);
    await markPaid(access, entry, Date.now());
    return `${entry.number}: paid`;
  }
  if (command === 'cancel') {
    const { since, guest: guestsOnly = false, yes: isMeant = false } = values;
    return cancelFlood(access, { since, guestsOnly, isMeant });
  }
  if (command === 'watch') {
    await watchOrders(access, { ...values, seconds: Number(values.seconds ?? 15) });
    return '';
  }
  throw new Error(usage);
}

await runCommand(() => run(positionals));

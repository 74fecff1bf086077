import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isOrderStatus, orderStatuses } from '../../src/model/order/order';
import { openAccess, type Access } from '../owner/access';
import { orderSheet } from '../owner/orderSheet';
import { readProducts, summaryOf, summaryText } from '../owner/orderSummary';
import { describeOrder, listLine, moveOrder, readOrders, type BookedOrder } from '../owner/orderBook';

// The owner's counter: `npm run orders -- list`, `show NUMBER`, `move NUMBER STATUS`. See docs/deploy.md.
const usage = `npm run orders -- list [--status ${orderStatuses.join('|')}]
npm run orders -- show NUMBER
npm run orders -- summary
npm run orders -- export FILE.csv [--status …]
npm run orders -- move NUMBER ${orderStatuses.slice(1).join('|')}
Options: --url DATABASE, --email OWNER (password in OWNER_PASSWORD) or --token ADMINISTRATOR'S TOKEN`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    token: { type: 'string' },
    email: { type: 'string' },
    status: { type: 'string' },
  },
});

async function find(access: Access, number: string | undefined): Promise<BookedOrder> {
  const orders = await readOrders(access);
  const found = orders.find((entry) => entry.number === number || entry.order.id === number);
  if (found) return found;
  throw new Error(`There is no order ${number ?? 'without a number'}.\n${usage}`);
}

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
  if (command === 'export' && number !== undefined) {
    const orders = await readOrders(access);
    const wanted = orders.filter(
      ({ order }) => values.status === undefined || order.status === values.status,
    );
    await writeFile(number, orderSheet(wanted));
    return `${wanted.length} orders written to ${number}`;
  }
  if (command === 'show') return describeOrder(await find(access, number));
  if (command === 'move' && isOrderStatus(status) && status !== 'placed') {
    const entry = await find(access, number);
    await moveOrder(access, entry, status);
    return `${entry.number}: ${entry.order.status} → ${status}`;
  }
  throw new Error(usage);
}

for (const file of ['.env.local', '.env.production']) if (existsSync(file)) process.loadEnvFile(file);
try {
  console.log(await run(positionals));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { openAccess, type Access } from '#tools/owner/access';
import { accessOptions, accessUsage, runCommand } from '#tools/owner/options';
import { readOrders } from '#tools/owner/orders/orderBook';
import {
  describeWithdrawal,
  markWithdrawal,
  orderOfWithdrawal,
  readWithdrawals,
  withdrawalLine,
  type BookedWithdrawal,
} from '#tools/owner/withdrawalBook';
import { commandLine } from '#tools/terminal/commandLine';

// Who has withdrawn from a contract, beside the order it means. See docs/deploy.md, "Withdrawals".
const usage = `npm run withdrawals [-- list [--all]]
npm run withdrawals -- show NUMBER
npm run withdrawals -- done NUMBER
npm run withdrawals -- reopen NUMBER
${accessUsage}`;

const { values, positionals } = commandLine(usage, { ...accessOptions, all: { type: 'boolean' } }, 2);

async function find(access: Access, number: string | undefined): Promise<BookedWithdrawal> {
  const found = (await readWithdrawals(access)).find((entry) =>
    [entry.number, entry.id].includes(number ?? ''),
  );
  if (found) return found;
  throw new Error(`There is no withdrawal ${number ?? 'without a number'}.\n${usage}`);
}

await runCommand(async () => {
  const [command = 'list', number] = positionals;
  if (!['list', 'show', 'done', 'reopen'].includes(command)) throw new Error(usage);
  const access = await openAccess(values);
  if (command === 'list') {
    const [entries, orders] = [await readWithdrawals(access), await readOrders(access)];
    const wanted = entries.filter(({ isDone }) => values.all === true || !isDone);
    return (
      wanted.map((entry) => withdrawalLine(entry, orderOfWithdrawal(entry, orders))).join('\n') ||
      'Nobody waits for a refund.'
    );
  }
  const entry = await find(access, number);
  if (command === 'show')
    return describeWithdrawal(entry, orderOfWithdrawal(entry, await readOrders(access)));
  await markWithdrawal(access, entry, command === 'done');
  return `${entry.number}: ${command === 'done' ? 'done' : 'new'}`;
});

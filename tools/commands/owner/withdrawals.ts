import { openAccess } from '#tools/owner/access';
import { accessOptions, runCommand } from '#tools/owner/options';
import { runWithdrawals, withdrawalUsage } from '#tools/owner/withdrawalCommands';
import { commandLine } from '#tools/terminal/commandLine';

// Who has withdrawn from a contract, beside the order it means. See docs/deploy.md, "Withdrawals".
const { values, positionals } = commandLine(
  withdrawalUsage,
  {
    ...accessOptions,
    all: { type: 'boolean' },
    line: { type: 'string', multiple: true },
    restock: { type: 'boolean' },
    sum: { type: 'string' },
    on: { type: 'string' },
  },
  2,
);

await runCommand(async () => runWithdrawals(await openAccess(values), positionals, values));

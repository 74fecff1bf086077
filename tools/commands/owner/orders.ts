/** `npm run orders`: the owner's orders. See docs/deploy.md. */
import { openAccess } from '#tools/owner/access';
import { accessOptions, runCommand } from '#tools/owner/options';
import { orderUsage, runOrders } from '#tools/owner/orders/orderCommands';
import { commandLine } from '#tools/terminal/commandLine';

const { values, positionals } = commandLine(
  orderUsage,
  {
    ...accessOptions,
    month: { type: 'string' },
    status: { type: 'string' },
    since: { type: 'string' },
    guest: { type: 'boolean' },
    yes: { type: 'boolean' },
    command: { type: 'string' },
    webhook: { type: 'string' },
    seconds: { type: 'string' },
    tax: { type: 'string' },
    commas: { type: 'boolean' },
  },
  3,
);

await runCommand(async () => runOrders(await openAccess(values), positionals, values));

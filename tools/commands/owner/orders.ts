/** `npm run orders`: the owner's orders. See docs/deploy.md. */
import { openAccess } from '#tools/owner/access';
import { accessOptions, runCommand } from '#tools/owner/options';
import { orderUsage, runOrders } from '#tools/owner/orders/orderCommands';
import { commandLine } from '#tools/terminal/commandLine';

const { values, positionals } = commandLine(
  orderUsage,
  {
    ...accessOptions,
    status: { type: 'string' },
    since: { type: 'string' },
    guest: { type: 'boolean' },
    yes: { type: 'boolean' },
    command: { type: 'string' },
    webhook: { type: 'string' },
    seconds: { type: 'string' },
    pay: { type: 'string' },
    tracking: { type: 'string' },
    until: { type: 'string' },
    euros: { type: 'string' },
    line: { type: 'string', multiple: true },
    restock: { type: 'boolean' },
    sum: { type: 'string' },
    on: { type: 'string' },
    tax: { type: 'string' },
    commas: { type: 'boolean' },
  },
  3,
);

await runCommand(async () => runOrders(await openAccess(values), positionals, values));

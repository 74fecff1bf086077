/** `npm run orders`: the owner's orders. See docs/deploy.md. */
import { parseArgs } from 'node:util';
import { openAccess } from '../../owner/access';
import { accessOptions, runCommand } from '../../owner/options';
import { runOrders } from '../../owner/orders/orderCommands';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...accessOptions,
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

await runCommand(async () => runOrders(await openAccess(values), positionals, values));

import { keptMonths } from '../../../src/model/order/erasure';
import { openAccess } from '../../owner/access';
import { accessOptions, accessUsage, runCommand } from '../../owner/options';
import { applyDue, findDue } from '../../owner/retention';
import { commandLine } from '../../terminal/commandLine';

// `npm run retention`: what the privacy policy promises to be gone. Says what is due; does it with `--yes`.
const { values } = commandLine(`npm run retention -- [--yes]\n${accessUsage}`, {
  ...accessOptions,
  yes: { type: 'boolean' },
});

await runCommand(async () => {
  const access = await openAccess(values);
  const due = await findDue(access, Date.now());
  const lines = [
    `${due.guests} guests' orders older than ${keptMonths.guestOrders} months lose name, address and notes`,
    `${due.deletedAccounts} orders of members who deleted their account have arrived and lose theirs`,
    `${due.messages} messages and applications older than ${keptMonths.messages} months are deleted`,
  ];
  if (values.yes === true) await applyDue(access, due);
  return [
    ...lines,
    values.yes === true ? 'Done.' : `Nothing was changed. Do it with --yes. ${accessUsage}`,
  ].join('\n');
});

import { keptMonths } from '#model/order/erasure';
import { openAccess, type Access } from '#tools/owner/access';
import { erase, erasureText, findErasure } from '#tools/owner/eraseGuest';
import { accessOptions, accessUsage, runCommand } from '#tools/owner/options';
import { applyDue, findDue } from '#tools/owner/retention';
import { commandLine } from '#tools/terminal/commandLine';

// What the privacy policy promises to be gone, and what a guest asks to be gone. Says what it is; does it with `--yes`.
const usage = `npm run retention [-- --yes]
npm run retention -- erase GUEST'S E-MAIL [--yes]
${accessUsage}`;

const { values, positionals } = commandLine(usage, { ...accessOptions, yes: { type: 'boolean' } }, 2);
const isMeant = values.yes === true;
const ending = isMeant ? 'Done.' : 'Nothing was changed. Do it with --yes.';

async function eraseGuest(access: Access, email: string): Promise<string> {
  const erasure = await findErasure(access, email);
  if (isMeant) await erase(access, erasure);
  return `${erasureText(erasure)}\n${ending}`;
}

async function eraseDue(access: Access): Promise<string> {
  const due = await findDue(access, Date.now());
  if (isMeant) await applyDue(access, due);
  return [
    `${due.guests} guests' orders older than ${keptMonths.guestOrders} months, or whose guest asked for it and that have arrived since, lose name, address and notes`,
    `${due.deletedAccounts} orders of members who deleted their account have arrived and lose theirs`,
    `${due.messages} messages and applications older than ${keptMonths.messages} months are deleted`,
    ending,
  ].join('\n');
}

await runCommand(async () => {
  const [command, email] = positionals;
  if (command !== undefined && (command !== 'erase' || !email?.includes('@'))) throw new Error(usage);
  const access = await openAccess(values);
  return email === undefined ? eraseDue(access) : eraseGuest(access, email);
});

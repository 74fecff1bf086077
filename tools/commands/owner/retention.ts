import { keptMonths } from '#model/order/erasure';
import { openAccess, type Access } from '#tools/owner/access';
import { erase, erasureText, findErasure, readKept } from '#tools/owner/keptData';
import { writeNewFile } from '#tools/owner/newFile';
import { accessOptions, accessUsage, runCommand } from '#tools/owner/options';
import { applyDue, findDue } from '#tools/owner/retention';
import { commandLine } from '#tools/terminal/commandLine';

// What the privacy policy promises to be gone, and what a guest asks to be gone. Says what it is; does it with `--yes`.
const usage = `npm run retention [-- --yes]
npm run retention -- erase GUEST'S E-MAIL [--yes]
npm run retention -- export E-MAIL FILE.json [--yes]     all that is kept of somebody; --yes overwrites a file
${accessUsage}`;

const { values, positionals } = commandLine(usage, { ...accessOptions, yes: { type: 'boolean' } }, 3);
const isMeant = values.yes === true;
const ending = isMeant ? 'Done.' : 'Nothing was changed. Do it with --yes.';

async function eraseGuest(access: Access, email: string): Promise<string> {
  const erasure = await findErasure(access, email);
  if (isMeant) await erase(access, erasure);
  return `${erasureText(erasure)}\n${ending}`;
}

async function exportKept(access: Access, email: string, file: string): Promise<string> {
  const kept = await readKept(access, email);
  await writeNewFile(file, `${JSON.stringify(kept, null, 2)}\n`, isMeant);
  return Object.entries(kept)
    .map(([what, entries]) => `${what}: ${entries.length}`)
    .join('\n');
}

async function eraseDue(access: Access): Promise<string> {
  const due = await findDue(access, Date.now());
  if (isMeant) await applyDue(access, due);
  return [
    `${due.guests} guests' orders older than ${keptMonths.guestOrders} months, or whose guest asked for it and that have arrived since, lose name, address and notes`,
    `${due.deletedAccounts} orders of members who deleted their account have arrived and lose theirs`,
    `${due.notes} notes of owners about orders without a name are deleted`,
    `${due.messages} messages and applications older than ${keptMonths.messages} months are deleted`,
    `${due.withdrawals} withdrawals that are done and older than ${keptMonths.withdrawals} months are deleted`,
    ending,
  ].join('\n');
}

await runCommand(async () => {
  const [command, email = '', file] = positionals;
  const isKnown = command === 'erase' || (command === 'export' && file !== undefined);
  if (command !== undefined && !(isKnown && email.includes('@'))) throw new Error(usage);
  const access = await openAccess(values);
  if (command === undefined) return eraseDue(access);
  return file === undefined ? eraseGuest(access, email) : exportKept(access, email, file);
});

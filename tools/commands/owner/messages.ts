import type { BookedMessage } from '#model/desk/messages';
import { openAccess, type Access } from '#tools/owner/access';
import { describeMessage, messageMeant, messageLine, readMessages } from '#tools/owner/messageBook';
import { accessOptions, accessUsage, runCommand } from '#tools/owner/options';
import { markDone } from '#tools/owner/received';
import { commandLine } from '#tools/terminal/commandLine';

// What people wrote to the shop: `npm run messages`, `show NUMBER`, `done NUMBER`, `reopen NUMBER`. See docs/deploy.md.
const usage = `npm run messages [-- list [--all]]
npm run messages -- show NUMBER
npm run messages -- done NUMBER
npm run messages -- reopen NUMBER
${accessUsage}`;

const { values, positionals } = commandLine(usage, { ...accessOptions, all: { type: 'boolean' } }, 2);

const find = async (access: Access, number: string | undefined): Promise<BookedMessage> =>
  messageMeant(await readMessages(access), number);

await runCommand(async () => {
  const [command = 'list', number] = positionals;
  const access = await openAccess(values);
  if (command === 'list') {
    const messages = await readMessages(access);
    const wanted = messages.filter(({ isDone }) => values.all === true || !isDone);
    return wanted.length > 0 ? wanted.map(messageLine).join('\n') : 'Nothing is waiting for an answer.';
  }
  if (command === 'show') return describeMessage(await find(access, number));
  if (command === 'done' || command === 'reopen')
    return markDone(access, await find(access, number), command === 'done');
  throw new Error(usage);
});

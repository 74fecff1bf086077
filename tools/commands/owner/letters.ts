import { setTimeout as wait } from 'node:timers/promises';
import { openAccess, throwIfRefused } from '#tools/owner/access';
import { readWishes } from '#tools/owner/letters/backInStock';
import { readScarcity } from '#tools/owner/letters/fewLeft';
import { isOver, readMarks, sinceWhen } from '#tools/owner/letters/marks';
import { openDesk, sendLettersOnce } from '#tools/owner/letters/once';
import { readOwed } from '#tools/owner/letters/owed';
import { reasonOf } from '#tools/owner/letters/post';
import { sendOwed, type Desk, type Unsettled } from '#tools/owner/letters/run';
import { sampleLetters } from '#tools/owner/letters/samples';
import { accessOptions, accessUsage, runCommand, secondsFrom } from '#tools/owner/options';
import { commandLine } from '#tools/terminal/commandLine';

// Sends the letters that are owed. See docs/deploy.md, "Letters".
const usage = `npm run letters                       sends what is owed, and ends
npm run letters -- --watch [--seconds 15]    and stays
npm run letters -- --print            shows what would be sent
npm run letters -- --test ADDRESS     sends a sample of each
${accessUsage}`;

const { values } = commandLine(usage, {
  ...accessOptions,
  watch: { type: 'boolean' },
  print: { type: 'boolean' },
  test: { type: 'string' },
  seconds: { type: 'string', default: '15' },
});
const say = (line: string): void => console.log(line);

async function sendSamples(desk: Desk, address: string): Promise<string> {
  const samples = sampleLetters(address, desk.shop, Date.now());
  for (const sample of samples) {
    await desk.post(sample);
    await desk.pause();
  }
  return `${samples.length} samples sent.`;
}

/** Nothing is sent, and nothing written. */
async function printed({ access, shop, owner }: Desk): Promise<string> {
  const since = await sinceWhen(access, Date.now());
  const [wishes, scarcity] = [await readWishes(access), await readScarcity(access)];
  const owed = await readOwed(access, { since, shop, owner, wishes, scarcity });
  const marks = await readMarks(access);
  const unsent = owed.filter(({ key }) => !isOver(marks.get(key)));
  const letters = await Promise.all(unsent.map(({ write }) => write()));
  return letters.map(({ kind, subject, text }) => `${kind}: ${subject}\n\n${text}`).join('\n\n') || 'None.';
}

async function stay(desk: Desk, seconds: number): Promise<never> {
  const done = new Set<string>();
  const unsettled: Unsettled = new Map();
  for (;;) {
    await sendOwed(desk, done, unsettled).catch((error: unknown) => {
      throwIfRefused(error);
      say(`Again later: ${reasonOf(error)}`);
    });
    await wait(seconds * 1000);
  }
}

await runCommand(async () => {
  // Samples need no database.
  const access = values.test === undefined ? await openAccess(values) : { databaseUrl: '' };
  const desk = openDesk(access, process.env, say);
  if (values.test !== undefined) return sendSamples(desk, values.test);
  if (values.print === true) return printed(desk);
  if (values.watch === true) return stay(desk, secondsFrom(values.seconds));
  const { sent, failed, waiting, givenUp } = await sendLettersOnce(desk);
  if (failed > 0 || givenUp.length > 0) process.exitCode = 1;
  return [
    `${sent} letters sent, ${failed} failed, ${waiting} wait for another try.`,
    ...givenUp.map((line) => `Given up after two days: ${line}`),
  ].join('\n');
});

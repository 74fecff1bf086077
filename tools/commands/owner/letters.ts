import { setTimeout as wait } from 'node:timers/promises';
import { openAccess, throwIfRefused } from '#tools/owner/access';
import { openDesk, sendLettersOnce } from '#tools/owner/letters/once';
import { reasonOf } from '#tools/owner/letters/post';
import { printed } from '#tools/owner/letters/printed';
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

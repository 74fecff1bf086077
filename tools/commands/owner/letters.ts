import { setTimeout as wait } from 'node:timers/promises';
import { host } from '#local/machine/ports';
import { openAccess, throwIfRefused } from '#tools/owner/access';
import { readWishes } from '#tools/owner/letters/backInStock';
import { isOver, readMarks, readSince, thisRun } from '#tools/owner/letters/marks';
import { readOwed } from '#tools/owner/letters/owed';
import { postOver, reasonOf } from '#tools/owner/letters/post';
import { readGivenUp, sendOwed, type Unsettled } from '#tools/owner/letters/run';
import { sampleLetters } from '#tools/owner/letters/samples';
import { letterSettings, letterShop } from '#tools/owner/letters/settings';
import { accessOptions, accessUsage, runCommand } from '#tools/owner/options';
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
/** A letter a second and a little more: less than any mail server takes for a flood. */
const pauseMs = 1000;

const say = (line: string): void => console.log(line);

await runCommand(async () => {
  const settings = letterSettings(process.env);
  const shop = letterShop(process.env);
  const isCaught = new URL(settings.smtp).hostname === host;
  const pause = async (): Promise<void> => {
    if (!isCaught) await wait(pauseMs);
  };
  const post = postOver(settings);
  if (values.test !== undefined) {
    const samples = sampleLetters(values.test, shop, Date.now());
    for (const sample of samples) {
      await post(sample);
      await pause();
    }
    return `${samples.length} samples sent.`;
  }
  const access = await openAccess(values);
  if (values.print === true) {
    const now = Date.now();
    const owed = await readOwed(access, {
      since: await readSince(access, now),
      now,
      shop,
      owner: settings.owner,
      wishes: await readWishes(access),
    });
    const marks = await readMarks(access);
    const unsent = owed.filter(({ key }) => !isOver(marks.get(key)));
    const letters = await Promise.all(unsent.map(({ write }) => write()));
    return letters.map(({ kind, subject, text }) => `${kind}: ${subject}\n\n${text}`).join('\n\n') || 'None.';
  }
  const desk = { access, run: thisRun(), post, shop, owner: settings.owner, say, now: Date.now, pause };
  const done = new Set<string>();
  const unsettled: Unsettled = new Map();
  for (; values.watch === true;) {
    await sendOwed(desk, done, unsettled).catch((error: unknown) => {
      throwIfRefused(error);
      say(`Again later: ${reasonOf(error)}`);
    });
    await wait(Number(values.seconds) * 1000);
  }
  const { sent, failed, waiting } = await sendOwed(desk, done, unsettled);
  const givenUp = await readGivenUp(access);
  if (failed > 0 || givenUp.length > 0) process.exitCode = 1;
  return [
    `${sent} letters sent, ${failed} failed, ${waiting} wait for another try.`,
    ...givenUp.map((line) => `Given up after two days: ${line}`),
  ].join('\n');
});

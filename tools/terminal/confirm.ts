import { createInterface } from 'node:readline/promises';

interface Question {
  /** What would happen, in sentences. */
  about: string;
  /** What has to be typed: `yes`, or a name that says where it would happen. */
  answer: string;
  /** What was given on the command line, and the option that gives it. */
  given: string | undefined;
  option: string;
}

type Ask = (question: string) => Promise<string>;

/** Asks somebody at a terminal; a scheduled job has nobody to ask. */
async function askTerminal(question: string): Promise<string> {
  if (!process.stdin.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

/** Goes on only when the answer was typed, on the command line or now; throws with what is to be typed otherwise. */
export async function confirm(
  { about, answer, given, option }: Question,
  ask: Ask = askTerminal,
): Promise<void> {
  const typed = given ?? (await ask(`${about}\nType ${answer} to go on: `)).trim();
  if (typed === answer) return;
  throw new Error(`${about}\nNothing was changed. To do it, add ${option}.`);
}

import { parseArgs, type ParseArgsConfig } from 'node:util';

type ParseArgsOptionsConfig = NonNullable<ParseArgsConfig['options']>;

type Parsed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

/** A word the command does not know: the answer is how it is used. */
export class UsageError extends Error {}

/** What went wrong, without where in the code. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What was typed behind a command; throws UsageError, with the usage, for what the command does not know. */
export function parsedWords<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  args: readonly string[],
  mostWords = Number.POSITIVE_INFINITY,
): Parsed<Options> {
  let parsed: Parsed<Options>;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Node's own sentence goes on with advice for those who write the command.
    throw new UsageError(`${messageOf(error).split('. ')[0] ?? ''}.\n${usage}`, { cause: error });
  }
  const word = parsed.positionals[mostWords];
  if (word !== undefined) throw new UsageError(`Unknown word “${word}”.\n${usage}`);
  return parsed;
}

/** Reads what was typed; `--help` ends the command with its usage. Throws UsageError for what is not understood. */
export function commandLine<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  mostWords = 0,
): Parsed<Options> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    return process.exit(0);
  }
  return parsedWords(usage, options, args, mostWords);
}

/** What was typed behind an option that knows a few words; throws UsageError for any other. */
export function oneOf<Word extends string>(option: string, typed: string, known: readonly Word[]): Word {
  const word = known.find((one) => one === typed);
  if (word === undefined) throw new UsageError(`--${option} ${typed}: choose one of ${known.join(', ')}.`);
  return word;
}

/** What was typed behind an option that counts; throws UsageError for what is no whole number from 1. */
export function countOf(option: string, typed: string): number {
  const count = Number(typed);
  if (!Number.isInteger(count) || count < 1)
    throw new UsageError(`--${option} ${typed}: a whole number from 1 is needed.`);
  return count;
}

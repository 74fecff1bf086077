/** Whether an error is a sentence for whoever typed the command, and not a fault of the command itself. */
const isSentence = (error: unknown): error is Error =>
  error instanceof Error &&
  !(error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError);

const fileTroubles: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'is not there.'],
  ['EACCES', 'may not be read or written by you.'],
]);

/** What went wrong with a file; Node tells it in the words of the system's own calls. */
function sentenceOf(error: Error): string {
  const { code, path } = error as NodeJS.ErrnoException;
  const trouble = fileTroubles.get(code);
  if (path !== undefined && trouble !== undefined) return `${path} ${trouble}`;
  return code === 'EISDIR' ? 'A folder was named where a file is needed.' : error.message;
}

/** What a bundler collects is said one by one, without the traces that its own message adds. */
const partsOf = (error: unknown): readonly unknown[] =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors) && error.errors.length > 0
    ? error.errors
    : [error];

/** Says in its sentence why a command ends before its time. */
export function sayError(error: unknown): void {
  for (const part of partsOf(error)) console.error(isSentence(part) ? sentenceOf(part) : part);
  process.exitCode = 1;
}

/** Runs a command; what goes wrong is said in its sentence. */
export async function sayingErrors(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    sayError(error);
  }
}

/** Whether an error is a sentence for whoever typed the command, and not a fault of the command itself. */
const isSentence = (error: unknown): error is Error =>
  error instanceof Error &&
  !(error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError);

/** What a bundler collects is said one by one, without the traces that its own message adds. */
const partsOf = (error: unknown): readonly unknown[] =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors) && error.errors.length > 0
    ? error.errors
    : [error];

/** Says in its sentence why a command ends before its time. */
export function sayError(error: unknown): void {
  for (const part of partsOf(error)) console.error(isSentence(part) ? part.message : part);
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

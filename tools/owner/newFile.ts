import { writeFile } from 'node:fs/promises';

/** Writes a file that only its owner reads, for it holds names; one that is there is overwritten only when that is meant. */
export async function writeNewFile(file: string, text: string, isMeant = false): Promise<void> {
  try {
    await writeFile(file, text, { mode: 0o600, flag: isMeant ? 'w' : 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw new Error(`${file} is there already. Name another file, or overwrite it with --yes.`, {
      cause: error,
    });
  }
}

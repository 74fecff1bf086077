import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildNotes } from '#tools/build/buildNotes';
import { policyHashOf } from '#tools/build/policyHash';

const file = join(buildNotes, 'styleHashes.json');

/** Records the hashes of the inline styles for the content security policy. */
export async function writeStyleHashes(styles: Iterable<string>): Promise<void> {
  const hashes = [...styles].map(policyHashOf);
  await writeFile(file, JSON.stringify(hashes.toSorted()));
}

/** The hashes of the built shop's styles, as a policy names them. */
export function readStyleHashes(): string[] {
  if (!existsSync(file)) return [];
  const hashes: string[] = JSON.parse(readFileSync(file, 'utf8'));
  return hashes;
}

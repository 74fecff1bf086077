import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { sumOf } from './sums';

const file = 'dist/.vite/styleHashes.json';

/** Records the hashes of the inline styles for the content security policy. */
export async function writeStyleSums(styles: Iterable<string>): Promise<void> {
  const sums = [...styles].map(sumOf);
  await writeFile(file, JSON.stringify(sums.toSorted()));
}

/** The sums of the built shop's styles, as a policy names them. */
export function readStyleSums(): string[] {
  if (!existsSync(file)) return [];
  const sums: string[] = JSON.parse(readFileSync(file, 'utf8'));
  return sums;
}

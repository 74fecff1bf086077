import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { closureOf, filesOf, pagesOf, startOf } from './manifest';

/** Firebase's packages register themselves under these names, whatever a build calls their files. */
const firebaseCode = /@firebase\/(?:app|auth|database)\b/;

/** Scripts that hold Firebase code although a page cannot be rendered before they have arrived. */
export async function eagerFirebase(
  manifest: Manifest,
  read = (file: string) => readFile(join('dist', file), 'utf8'),
): Promise<string[]> {
  const pages = pagesOf(manifest).flatMap((page) => [...closureOf(manifest, page)]);
  const { scripts } = filesOf(manifest, new Set([...startOf(manifest), ...pages]));
  const found = await Promise.all(
    scripts.map(async (file) => (firebaseCode.test(await read(file)) ? [file] : [])),
  );
  return found.flat();
}

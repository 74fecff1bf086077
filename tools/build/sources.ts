import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Source {
  /** From the root of the project, with forward slashes. */
  path: string;
  text: string;
}

/** Every file of a folder whose name ends like this, in order. */
export async function readSources(folder: string, ending: RegExp): Promise<Source[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));
  return Promise.all(paths.toSorted().map(async (path) => ({ path, text: await readFile(path, 'utf8') })));
}

export const typeScript = /\.tsx?$/;

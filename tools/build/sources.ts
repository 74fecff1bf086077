import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

export interface Source {
  /** From the root of the project, with forward slashes. */
  path: string;
  text: string;
}

/** The path of every file below a folder, in order; none where there is no such folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .toSorted();
}

/** Every file of a folder whose name ends like this, in order. */
export async function readSources(folder: string, ending: RegExp): Promise<Source[]> {
  const paths = (await filesBelow(folder)).filter((path) => ending.test(basename(path)));
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(path, 'utf8') })));
}

export const typeScript = /\.tsx?$/;

import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What a build notes for other tools: outside dist, because whatever lies there is served. */
export const buildNotes = join('.cache', 'built');

/** Vite writes its notes beside the files they are about. */
export const viteNotes = join('dist', '.vite');

export async function moveBuildNotes(): Promise<void> {
  await rm(buildNotes, { recursive: true, force: true });
  await mkdir(dirname(buildNotes), { recursive: true });
  await rename(viteNotes, buildNotes);
}

/** Notes something of a build beside what Vite notes. */
export async function writeNote(name: string, note: unknown): Promise<void> {
  await mkdir(buildNotes, { recursive: true });
  await writeFile(join(buildNotes, name), JSON.stringify(note));
}

/** What was noted of the last build; undefined where nothing was. */
export function readNote(name: string): unknown {
  const file = join(buildNotes, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

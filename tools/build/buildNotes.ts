import { mkdir, rename, rm } from 'node:fs/promises';
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

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildNotes } from '#tools/build/buildNotes';
import type { Source } from './readCatalogue';

/** What the pages of a build were written from, and when. */
export interface PagesNote {
  source: Source['kind'];
  writtenAt: string;
}

const file = join(buildNotes, 'pages.json');

export async function notePages(note: PagesNote): Promise<void> {
  await mkdir(buildNotes, { recursive: true });
  await writeFile(file, JSON.stringify(note));
}

export async function readPagesNote(): Promise<PagesNote | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const note: PagesNote = JSON.parse(text);
  return note;
}

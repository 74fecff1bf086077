import { readNote, writeNote } from '#tools/build/buildNotes';
import type { Source } from './readCatalogue';

/** What the pages of a build were written from, and when. */
export interface PagesNote {
  source: Source['kind'];
  writtenAt: string;
}

const name = 'pages.json';

export const notePages = (note: PagesNote): Promise<void> => writeNote(name, note);
export const readPagesNote = (): PagesNote | undefined => readNote(name) as PagesNote | undefined;

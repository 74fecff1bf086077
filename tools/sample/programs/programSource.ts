import type { Dimension } from '../../../src/model/catalogue/item';
import type { ProgramRecord } from '../../../local/seed/entities';

/** A program as it is written down here; `sampleCatalogue.ts` adds pictures and the questions that all programs share. */
export type ProgramSource = Omit<ProgramRecord, 'image' | 'category' | 'outline' | 'faq'> & {
  /** A second dimension makes the record's category a list. */
  also?: Dimension;
  /** The motif of the cover, one of those drawn for the program's own dimension. */
  motif: string;
  level: 'starter' | 'standard' | 'deep';
  minutesPerWeek: number;
  summary: string;
  description: string;
  outcome: string;
  suits: string;
  /** Who had better ask a doctor, and which: for every program in which people move. */
  askFirst?: string;
  includes: [string, string, string, string];
  /** Six weeks, title to text. */
  outline: Record<string, string>;
  /** Question to answer. */
  faq: Record<string, string>;
};

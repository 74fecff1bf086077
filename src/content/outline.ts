import type { Kind } from './types';

/** The kinds of texts that are pages; the first day of a program is a part of its program's page. */
export type FoundKind = Exclude<Kind, 'days'>;

/** What the search indexes of a text: title, subject and sections. */
export interface Outline {
  kind: FoundKind;
  slug: string;
  title: string;
  /** Its telling words: it is searched for, and not shown. */
  description: string;
  /** Category and tags of an article. */
  labels: string[];
  /** Only of legal texts and of what the shop says about itself: imprint, sizes, accessibility are looked for by themselves. */
  sections: { id: string; title: string; text: string }[];
}

import type { Kind } from './types';

/** What the search indexes of a text: title, subject and sections. */
export interface Outline {
  kind: Kind;
  slug: string;
  title: string;
  /** Its telling words: it is searched for, and not shown. */
  description: string;
  /** Category and tags of an article. */
  labels: string[];
  /** Only of legal texts and of what the shop says about itself: imprint, sizes, accessibility are looked for by themselves. */
  sections: { id: string; title: string; text: string }[];
}

import type { Entry } from './engine/entry';

/** A page of the shop beside its items, or a section of one. */
export interface Page {
  key: string;
  kind: 'articles' | 'topics' | 'dimensions' | 'stories' | 'legal' | 'sections' | 'shop';
  path: string;
  title: string;
  description: string;
  /** Words it is filed under. */
  labels: readonly string[];
  /** The page of a section. */
  within?: string;
}

/** A page as the search sees it. */
export const entryOfPage = ({ key, title, description, labels }: Page): Entry => ({
  key,
  texts: {
    name: [title],
    category: [],
    tag: labels,
    purpose: [],
    english: [],
    text: [description],
    contains: [],
  },
});

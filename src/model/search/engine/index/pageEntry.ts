import type { Entry, FieldTexts } from './entry';

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

const textsOf = ({ title, description, labels }: Page): FieldTexts => ({
  name: [title],
  category: [],
  tag: labels,
  purpose: [],
  text: [description],
});

const none: FieldTexts = { name: [], category: [], tag: [], purpose: [], text: [] };

/** A page as the search sees it; its texts are in the shopper's language. */
export const entryOfPage = (page: Page, isEnglish: boolean): Entry => ({
  listed: { key: page.key, isSoldOut: false },
  base: isEnglish ? textsOf(page) : { ...none },
  ...(!isEnglish && { local: textsOf(page) }),
  contains: [],
});

import type { Mark, ColorFamily } from '../../words/words';

/** Fields by what they tell, the most telling first; their places are their numbers in the index. */
export const fields = ['name', 'category', 'tag', 'purpose', 'text'] as const;
export type SearchField = (typeof fields)[number];

/** Texts by field; a phrase is never matched across two texts. */
export type FieldTexts = Record<SearchField, readonly string[]>;

/** Facts of an item that the filters of a query test. */
export interface Facts {
  cents: number;
  colors: ReadonlySet<ColorFamily>;
  /** Plain text. */
  sizes: ReadonlySet<string>;
  marks: ReadonlySet<Mark>;
  isFood: boolean;
  /** Those that it declares, in English and in the shopper's language, in plain text. */
  allergens: ReadonlySet<string>;
}

/** What is kept of an entry after indexing; its texts live on only as words of the index. */
export interface Listed {
  key: string;
  isSoldOut: boolean;
  facts?: Facts;
}

/** One thing that can be found: an item of the catalogue or a page. */
export interface Entry {
  listed: Listed;
  /** In English. */
  base: FieldTexts;
  /** In the shopper's language, where it is another one. */
  local?: FieldTexts;
  /** What is in it: ingredients and allergens; they count as text, and for “without”. */
  contains: readonly string[];
  /** The same in the shopper's language, with the words and endings of which it is read. */
  localContains?: readonly string[];
}

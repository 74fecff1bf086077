import type { Mark, ColorFamily } from '../../words/words';

/** Fields by what they tell, the most telling first; their places are their numbers in the index. */
export const fields = ['name', 'category', 'tag', 'purpose', 'text'] as const;
export type SearchField = (typeof fields)[number];

/** A list of texts for each field; a field's texts are never read across. */
export type FieldTexts = Record<SearchField, readonly string[]>;

/** What a query's filters ask about an item. */
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

/** What is asked of an entry again and again; its texts live on in the index's words. */
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

/** Families of colours that shoppers have a word for; swatches.json sorts in swatches by hue in degrees, saturation and lightness. */
export const colorFamilies = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
  'beige',
  'gray',
  'black',
  'white',
] as const;
export type ColorFamily = (typeof colorFamilies)[number];

/** Marks of an item that a word can ask for: reduced, new, in stock. */
export const marks = ['sale', 'new', 'in'] as const;
export type Mark = (typeof marks)[number];

/**
 * The words of one language. Lists are written as text, lower case: words that stand alone parted by spaces, those that
 * may be phrases by commas.
 *
 * A concept is one thing people look for, under the same key in every language. Words before `>` mean the concept:
 * items that have one of them in name, category, tag or keywords carry it, and a search for one finds the others.
 * Words after `<` are kinds of it: items that have one carry the concept, but a search for almonds is none for all nuts.
 * Words after `>` are narrower or looser: a search for them finds the concept, but not the other way round.
 */
export interface Words {
  stem: (word: string) => string;
  /** Words that say nothing about what is looked for; they count only where a name has them. */
  idle: string;
  /** Words before what shall not be in it. */
  without: string;
  /** The ending, or the word behind, that says the same: gluten-free. */
  free: string;
  /** Words between that word and what is not in it: free of, free from. */
  freeOf?: string;
  /** Phrases before a highest and a lowest price, behind them, and around both. */
  under: string;
  over: string;
  orLess: string;
  orMore: string;
  between: string;
  and: string;
  currency: string;
  /** Words that numbers are said with, each before its number; the one for “and” before a plus. */
  numbers: string;
  /** Units: after a number they show that it is no price. */
  units: string;
  size: string;
  marks: Record<Mark, string>;
  colors: Record<ColorFamily, string>;
  concepts: Readonly<Record<string, string>>;
  /** True where compounds are written in one word, so that a word's end is worth searching for. */
  hasCompounds?: boolean;
}

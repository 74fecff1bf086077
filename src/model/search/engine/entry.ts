import type { ItemTexts } from '#model/catalogue/catalogueTexts';
import { stockOf, type Item } from '#model/catalogue/item';
import { programCategory } from '#model/search/facetIndex';
import { itemKey } from '#model/search/itemKey';

/** Fields by what they tell, the most telling first. */
export const fields = ['name', 'category', 'tag', 'purpose', 'text'] as const;
export type SearchField = (typeof fields)[number];

/** Texts by field; `contains` has ingredients and allergens, which count as text and for “without”. */
export type FieldTexts = Record<SearchField | 'contains', readonly string[]>;

/** One thing that can be found: an item of the catalogue or a page. */
export interface Entry {
  key: string;
  isSoldOut: boolean;
  /** What the filters of a query test; a page has none. */
  item?: Item;
  /** Allergens that it declares, in English and in the shopper's language. */
  allergens: readonly string[];
  /** In English, and in the shopper's language where it is another one. */
  texts: readonly (FieldTexts | undefined)[];
}

/** The catalogue's translations in one language: of items by kind and id, and of shared words. */
export interface SpokenCatalogue {
  itemWords: (item: Item) => Partial<ItemTexts> | undefined;
  /** A category, tag, colour, diet or course as the language has it; the word itself where it has none. */
  wordFor: (word: string) => string;
}

const allergensOf = (item: Item): readonly string[] =>
  item.kind === 'product' ? [...(item.meal?.allergens ?? []), ...(item.allergens ?? [])] : [];

function textsOf(item: Item, own: Partial<ItemTexts>, wordFor: SpokenCatalogue['wordFor']): FieldTexts {
  const [meal, colors] = item.kind === 'product' ? [item.meal, item.variation.map(({ color }) => color)] : [];
  const kind = item.kind === 'program' ? programCategory : item.type;
  // The catalogue's own term, by which the search finds a program for “beginner”.
  const level = item.kind === 'program' && item.level === 'starter' ? ['starter'] : [];
  const details = (own.details ?? []).map(({ label, value }) => `${label} ${value}`);
  const said = [own.summary, own.description, own.outcome, own.suits].flatMap((text) => text ?? []);
  return {
    name: own.name === undefined ? [] : [own.name],
    category: [...item.category, ...item.dimensions, kind, ...(meal ? [meal.course] : [])].map(wordFor),
    tag: [...[...item.tag, ...(meal?.diet ?? [])].map(wordFor), ...level],
    purpose: own.keywords ?? [],
    text: [...said, ...(own.includes ?? []), ...details, ...(colors ?? []).map(wordFor)],
    contains: [own.ingredients ?? '', ...allergensOf(item).map(wordFor)],
  };
}

/** An item of the catalogue as the search sees it. */
export const entryOf = (item: Item, words?: SpokenCatalogue): Entry => ({
  key: itemKey(item),
  isSoldOut: stockOf(item) <= 0,
  item,
  allergens: allergensOf(item).flatMap((name) => (words ? [name, words.wordFor(name)] : [name])),
  texts: [
    textsOf(item, item, (word) => word),
    words && textsOf(item, words.itemWords(item) ?? {}, words.wordFor),
  ],
});

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

/** A page as the search sees it; its texts are in the shopper's language. */
export function entryOfPage({ key, title, description, labels }: Page, isEnglish: boolean): Entry {
  const texts = { name: [title], category: [], tag: labels, purpose: [], text: [description], contains: [] };
  return { key, isSoldOut: false, allergens: [], texts: isEnglish ? [texts] : [undefined, texts] };
}

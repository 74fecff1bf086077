import type { ItemTexts } from '../../../catalogue/catalogueTexts';
import { stockOf, type Item } from '../../../catalogue/item';
import { toCents, unitPrice } from '../../../money/pricing';
import { programCategory } from '../../facetIndex';
import { itemKey } from '../../itemKey';
import type { Mark } from '../../words/words';
import { colorFamiliesOf } from './colorFamily';
import type { Entry, Facts, FieldTexts, Listed } from './entry';
import { plain } from '../language/plainText';

/** The catalogue's translations in one language: of items by kind and id, and of shared words. */
export interface SpokenCatalogue {
  itemWords: (item: Item) => Partial<ItemTexts> | undefined;
  /** A category, tag, colour, diet or course as the language has it; the word itself where it has none. */
  wordFor: (word: string) => string;
}

const foodCategories = new Set(['Food', 'Nutrition']);

const categoriesOf = (item: Item): string[] => [
  ...item.category,
  ...item.dimensions,
  item.kind === 'program' ? programCategory : item.type,
  ...(item.kind === 'product' && item.meal ? [item.meal.course] : []),
];

const tagsOf = (item: Item): string[] => [
  ...item.tag,
  ...(item.kind === 'product' && item.meal ? item.meal.diet : []),
];

const dietTags = (item: Item): string[] =>
  // `starter` is the catalogue's term; as a tag it makes the search find the program for “beginner”.
  item.kind === 'program' && item.level === 'starter' ? ['starter'] : [];

const colorsOf = (item: Item): string[] =>
  item.kind === 'product' ? item.variation.map(({ color }) => color) : [];

function textsOf(item: Item): string[] {
  const shared = [item.summary, item.description];
  if (item.kind === 'program') return [...shared, item.outcome, item.suits, ...item.includes];
  return [...shared, ...item.details.map(({ label, value }) => `${label} ${value}`), ...colorsOf(item)];
}

const baseOf = (item: Item): FieldTexts => ({
  name: [item.name],
  category: categoriesOf(item),
  tag: [...tagsOf(item), ...dietTags(item)],
  purpose: item.keywords,
  text: textsOf(item),
});

function localOf(item: Item, { itemWords, wordFor }: SpokenCatalogue): FieldTexts {
  const words = itemWords(item) ?? {};
  return {
    name: words.name ? [words.name] : [],
    category: categoriesOf(item).map(wordFor),
    // A level is not a translated word of the catalogue, so every language gets the same tag.
    tag: [...tagsOf(item).map(wordFor), ...dietTags(item)],
    purpose: words.keywords ?? [],
    text: [
      words.summary ?? '',
      words.description ?? '',
      words.outcome ?? '',
      words.suits ?? '',
      ...(words.includes ?? []),
      ...(words.details ?? []).map(({ label, value }) => `${label} ${value}`),
      ...colorsOf(item).map(wordFor),
    ],
  };
}

const allergensOf = (item: Item): readonly string[] =>
  item.kind === 'product' ? [...(item.meal?.allergens ?? []), ...(item.allergens ?? [])] : [];

function factsOf(item: Item, words?: SpokenCatalogue): Facts {
  const marks: Mark[] = [
    ...(item.discount > 0 ? (['sale'] as const) : []),
    ...(item.new ? (['new'] as const) : []),
    ...(stockOf(item) > 0 ? (['in'] as const) : []),
  ];
  const variation = item.kind === 'product' ? item.variation : [];
  return {
    cents: toCents(unitPrice(item)),
    colors: new Set(variation.flatMap(({ swatch }) => colorFamiliesOf(swatch))),
    sizes: new Set(variation.flatMap(({ size }) => size.map(({ name }) => plain(name)))),
    marks: new Set(marks),
    isFood:
      item.kind === 'product' &&
      (item.meal !== undefined || item.category.some((name) => foodCategories.has(name))),
    allergens: new Set(
      allergensOf(item).flatMap((name) => [plain(name), ...(words ? [plain(words.wordFor(name))] : [])]),
    ),
  };
}

/** What shall not be in it is asked for in English or in the shopper's words. */
const containsOf = (item: Item): string[] => [
  item.kind === 'product' ? (item.ingredients ?? '') : '',
  ...allergensOf(item),
];

const localContainsOf = (item: Item, { itemWords, wordFor }: SpokenCatalogue): string[] => [
  itemWords(item)?.ingredients ?? '',
  ...allergensOf(item).map(wordFor),
];

/** Lazy: few queries filter by price or colour, so an item's facts are read with the first that does. */
class ListedItem implements Listed {
  readonly key: string;
  readonly isSoldOut: boolean;
  private known: Facts | undefined;

  constructor(
    private readonly item: Item,
    private readonly words?: SpokenCatalogue,
  ) {
    this.key = itemKey(item);
    this.isSoldOut = stockOf(item) <= 0;
  }

  get facts(): Facts {
    return (this.known ??= factsOf(this.item, this.words));
  }
}

/** An item of the catalogue as the search sees it. */
export const entryOf = (item: Item, words?: SpokenCatalogue): Entry => ({
  listed: new ListedItem(item, words),
  base: baseOf(item),
  contains: containsOf(item),
  ...(words && { local: localOf(item, words), localContains: localContainsOf(item, words) }),
});

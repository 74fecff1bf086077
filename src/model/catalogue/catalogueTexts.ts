import type { Item } from './item';
import { entriesOf, fieldsOf, isFields, listOf, textOf, textsOf, type Fields } from '#model/untrusted';

/** Kinds of words that many items share. Facets, addresses and carts keep the English ones as keys. */
export const wordKinds = ['category', 'tag', 'color', 'size', 'level', 'course', 'diet', 'allergen'] as const;
export type WordKind = (typeof wordKinds)[number];

/** What is said of one item in another language; what is missing stays English. */
export interface ItemTexts {
  name: string;
  summary: string;
  description: string;
  ingredients: string;
  /** What to heed, of its safety. */
  warnings: string;
  outcome: string;
  suits: string;
  includes: string[];
  outline: { title: string; text: string }[];
  faq: { question: string; answer: string }[];
  details: { label: string; value: string }[];
  /** What people type who look for it. */
  keywords: string[];
}

/** The catalogue in one other language, as the node `texts/{language}` has it. */
export interface CatalogueTexts {
  program: ReadonlyMap<string, ItemTexts>;
  product: ReadonlyMap<string, ItemTexts>;
  words: Readonly<Record<WordKind, ReadonlyMap<string, string>>>;
}

const pairsOf = <First extends string, Second extends string>(
  value: unknown,
  first: First,
  second: Second,
): Record<First | Second, string>[] =>
  listOf(value).map((entry) => {
    const fields = fieldsOf(entry);
    return { [first]: textOf(fields[first]), [second]: textOf(fields[second]) } as Record<
      First | Second,
      string
    >;
  });

const itemTextsOf = (fields: Fields): ItemTexts => ({
  name: textOf(fields['name']),
  summary: textOf(fields['summary']),
  description: textOf(fields['description']),
  ingredients: textOf(fields['ingredients']),
  warnings: isFields(fields['safety']) ? textOf(fields['safety']['warnings']) : '',
  outcome: textOf(fields['outcome']),
  suits: textOf(fields['suits']),
  includes: listOf(fields['includes']).map((entry) => textOf(entry)),
  outline: pairsOf(fields['outline'], 'title', 'text'),
  faq: pairsOf(fields['faq'], 'question', 'answer'),
  details: pairsOf(fields['details'], 'label', 'value'),
  keywords: textsOf(fields['keywords']),
});

const byId = (value: unknown): Map<string, ItemTexts> =>
  new Map(entriesOf(value).map(([id, fields]) => [id, itemTextsOf(fields)]));

const wordsOf = (value: unknown): Map<string, string> =>
  new Map(pairsOf(value, 'en', 'text').flatMap(({ en, text }) => (en && text ? [[en, text] as const] : [])));

/** Reads the node `texts/{language}`; whatever is not text in it is left out. */
export function catalogueTextsOf(node: unknown): CatalogueTexts {
  const fields = fieldsOf(node);
  const words = fieldsOf(fields['words']);
  return {
    program: byId(fields['programs']),
    product: byId(fields['products']),
    words: Object.fromEntries(wordKinds.map((kind) => [kind, wordsOf(words[kind])])) as Record<
      WordKind,
      Map<string, string>
    >,
  };
}

/** The catalogue's translations in one language: of items by kind and id, and of shared words. */
export interface SpokenCatalogue {
  itemWords: (item: Item) => Partial<ItemTexts> | undefined;
  /** A category, tag, colour, diet or course as the language has it; the word itself where it has none. */
  wordFor: (word: string) => string;
}

export function spokenCatalogue(texts: CatalogueTexts): SpokenCatalogue {
  const words = Object.values(texts.words);
  return {
    itemWords: ({ kind, id }) => texts[kind].get(id),
    wordFor: (word) => words.flatMap((ofKind) => ofKind.get(word) ?? [])[0] ?? word,
  };
}

/** English beside its translation, for every text of one item; a list is matched place by place. */
export function* translationsOf(item: Item, texts: ItemTexts): Generator<[english: string, text: string]> {
  yield [item.name, texts.name];
  yield [item.summary, texts.summary];
  yield [item.description, texts.description];
  if (item.kind === 'product') {
    if (item.ingredients) yield [item.ingredients, texts.ingredients];
    if (item.safety?.warnings) yield [item.safety.warnings, texts.warnings];
    for (const [at, { label, value }] of item.details.entries()) {
      yield [label, texts.details[at]?.label ?? ''];
      yield [value, texts.details[at]?.value ?? ''];
    }
    return;
  }
  yield [item.outcome, texts.outcome];
  yield [item.suits, texts.suits];
  for (const [at, text] of item.includes.entries()) yield [text, texts.includes[at] ?? ''];
  for (const [at, { title, text }] of item.outline.entries()) {
    yield [title, texts.outline[at]?.title ?? ''];
    yield [text, texts.outline[at]?.text ?? ''];
  }
  for (const [at, { question, answer }] of item.faq.entries()) {
    yield [question, texts.faq[at]?.question ?? ''];
    yield [answer, texts.faq[at]?.answer ?? ''];
  }
}

/** Where an English text is used: as a kind of shared word, or by one item, whose own translation has priority. */
export type TextPlace = WordKind | Pick<Item, 'kind' | 'id'>;

/** Finds what an English text of the catalogue is called; undefined where nobody has translated it. */
export type Translate = (english: string, place?: TextPlace) => string | undefined;

/**
 * A dictionary from the catalogue's English to one other language. English stays the key everywhere, so that saved
 * carts and old orders are translated too.
 */
export function dictionaryOf(items: readonly Item[], texts: CatalogueTexts): Translate {
  const phrases = new Map<string, string>();
  const own = {
    program: new Map<string, Map<string, string>>(),
    product: new Map<string, Map<string, string>>(),
  };
  for (const item of items) {
    const translated = texts[item.kind].get(item.id);
    if (!translated) continue;
    const ofItem = new Map<string, string>();
    for (const [english, text] of translationsOf(item, translated)) {
      if (english && text) ofItem.set(english, text);
    }
    own[item.kind].set(item.id, ofItem);
    for (const [english, text] of ofItem) if (!phrases.has(english)) phrases.set(english, text);
  }
  return (english, place) => {
    if (typeof place === 'string') return texts.words[place].get(english);
    return (place && own[place.kind].get(place.id)?.get(english)) ?? phrases.get(english);
  };
}

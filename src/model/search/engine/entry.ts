import type { ItemTexts, SpokenCatalogue } from '#model/catalogue/catalogueTexts';
import { declaredAllergens } from '#model/catalogue/food';
import type { Item } from '#model/catalogue/item';
import { programCategory } from '#model/search/facetIndex';
import { itemKey } from '#model/search/itemKey';

/**
 * Fields by what they tell, the most telling first. `english` has what an item is called and looked for by in English where its
 * texts are in another language; `contains` has ingredients and allergens.
 */
export const fields = ['name', 'category', 'tag', 'purpose', 'english', 'text', 'contains'] as const;
export type SearchField = (typeof fields)[number];

/** One thing that can be found: an item of the catalogue or a page. */
export interface Entry {
  key: string;
  /** What the filters of a query test; a page has none. */
  item?: Item;
  /** In the shopper's language, where they are translated. */
  texts: Record<SearchField, readonly string[]>;
}

/** An item of the catalogue as the search sees it. */
export function entryOf(item: Item, words?: SpokenCatalogue): Entry {
  const wordFor = words?.wordFor ?? ((word: string) => word);
  const translated = Object.entries(words?.itemWords(item) ?? {}).filter(([, text]) => text.length > 0);
  const own: Partial<ItemTexts> = { ...item, ...Object.fromEntries(translated) };
  const [meal, variation] = item.kind === 'product' ? [item.meal, item.variation] : [];
  const kind = item.kind === 'program' ? programCategory : item.type;
  // The catalogue's own term, by which the search finds a program for “beginner”.
  const level = item.kind === 'program' && item.level === 'starter' ? ['starter'] : [];
  const details = (own.details ?? []).map(({ label, value }) => `${label} ${value}`);
  const said = [own.summary, own.description, own.outcome, own.suits].flatMap((text) => text ?? []);
  const colors = (variation ?? []).map(({ color }) => wordFor(color));
  const allergens = item.kind === 'product' ? (declaredAllergens(item) ?? []) : [];
  return {
    key: itemKey(item),
    item,
    texts: {
      name: [own.name ?? item.name],
      category: [...item.category, ...item.dimensions, kind, ...(meal ? [meal.course] : [])].map(wordFor),
      tag: [...[...item.tag, ...(meal?.diet ?? [])].map(wordFor), ...level],
      purpose: own.keywords ?? [],
      english: [
        ...(own.name === item.name ? [] : [item.name]),
        ...(own.keywords === item.keywords ? [] : item.keywords),
      ],
      text: [...said, ...(own.includes ?? []), ...details, ...colors],
      contains: [own.ingredients ?? '', ...allergens.map(wordFor)],
    },
  };
}

import { declaredAllergens, isFood } from '#model/catalogue/food';
import { stockOf, type Item } from '#model/catalogue/item';
import { allergens, diets } from '#model/catalogue/kitchen';
import { colorFamiliesOf } from '#model/search/words/swatches';
import { unitPrice } from '#model/money/pricing';
import { absentTerm, conceptTerm } from './lexicon';
import type { AskedFilter } from './query';
import { plain } from './text';
import type { WordIndex } from './wordIndex';

/** A filter of a query, and what it means for the entries of an index, by key. */
export interface Condition {
  filter: AskedFilter;
  accepts: (key: string) => boolean;
  /** What says itself that it is so (“nut-free”). */
  says: ReadonlySet<string>;
  /** Whether its words are a filter whatever stands beside them. */
  isSure: boolean;
}

/** Concepts of food, allergens among them: “without gluten” asks for food without gluten, not for all that has none. */
const foodConcepts: ReadonlySet<string> = new Set([...allergens, 'meat', 'sugar', 'caffeine']);

/** A size by its name, or by a number that it is for: 43 of 42–44. */
function isSize(name: string, asked: string): boolean {
  const [low = Infinity, high = low] = (name.match(/\d+/g) ?? []).map(Number);
  return /^\d+$/.test(asked) ? low <= Number(asked) && Number(asked) <= high : plain(name) === asked;
}

function passes(filter: AskedFilter, item: Item): boolean {
  const variation = item.kind === 'product' ? item.variation : [];
  if (filter.kind === 'price') {
    const price = unitPrice(item);
    return price >= (filter.min ?? 0) && price <= (filter.max ?? Infinity);
  }
  if (filter.kind === 'color')
    return variation.some(({ swatch }) => colorFamiliesOf(swatch).includes(filter.color));
  if (filter.kind === 'size')
    return variation.some(({ size }) => size.some(({ name }) => isSize(name, filter.size)));
  if (filter.kind !== 'mark') return true;
  return { sale: item.discount > 0, new: item.new, in: stockOf(item) > 0 }[filter.mark];
}

/** What a filter of the query means for the entries of an index. */
export function conditionOf(filter: AskedFilter, index: WordIndex): Condition {
  const { entries, lexicon } = index;
  if (filter.kind !== 'without') {
    const accepts = (key: string): boolean => {
      const item = entries.get(key)?.item;
      return item !== undefined && passes(filter, item);
    };
    const isSure = filter.kind === 'price' || filter.kind === 'size';
    return { filter, accepts, says: new Set(), isSure };
  }
  const { parts } = filter;
  const keysOf = (terms: readonly string[]): Set<string> =>
    new Set(index.search(new Map(terms.map((term) => [term, 1]))).map(({ id }) => id));
  const concepts = lexicon.meaningsOf(parts).map(({ concept }) => concept);
  // Excluding one kind excludes its concept too: “without almonds” shows no nuts at all.
  const having = keysOf([...lexicon.stemsOf(parts.join('')), ...concepts.map(conceptTerm)]);
  const says = keysOf(parts.flatMap((part) => lexicon.stemsOf(part)).map(absentTerm));
  // What fits a diet says so in any language.
  for (const diet of diets.filter((one) => concepts.some((concept) => one === `${concept}-free`)))
    for (const [key, { item }] of entries)
      if (item?.kind === 'product' && item.meal?.diet.includes(diet)) says.add(key);
  const isOfFood = concepts.some((concept) => foodConcepts.has(concept));
  const avoided = [...parts, ...concepts];
  // What is declared counts before what a text says: the oats may be gluten-free, and the flour beside them not.
  const accepts = (key: string): boolean => {
    if (having.has(key) && !says.has(key)) return false;
    const item = entries.get(key)?.item;
    if (item?.kind !== 'product') return says.has(key) || !isOfFood;
    if (!says.has(key)) return !isOfFood || isFood(item);
    return !declaredAllergens(item)?.some((name) => avoided.includes(plain(name)));
  };
  return { filter, accepts, says, isSure: says.size > 0 || isOfFood };
}

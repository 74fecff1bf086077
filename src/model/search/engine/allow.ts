import { isFood } from '#model/catalogue/food';
import { stockOf, type Item } from '#model/catalogue/item';
import type { Allergen } from '#model/catalogue/kitchen';
import { toCents, unitPrice } from '#model/money/pricing';
import { absentTerm, conceptTerm } from './lexicon';
import type { AskedFilter } from './query';
import { plain } from './text';
import type { WordIndex } from './wordIndex';
import swatches from '#model/search/words/swatches.json' with { type: 'json' };

interface Swatches extends Partial<Record<'hue' | 'saturation' | 'lightness', readonly number[]>> {
  families: string;
}

/** What people call the colour of a swatch, #rrggbb: of the table, the first row that it is within. */
export function colorFamiliesOf(swatch: string): string[] {
  if (!/^#[0-9a-f]{6}$/i.test(swatch)) return [];
  const channels = [1, 3, 5].map((at) => Number.parseInt(swatch.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(...channels), Math.min(...channels)];
  const spread = most - least;
  const lightness = (most + least) / 2;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  const strongest = channels.indexOf(most);
  const [after = 0, before = 0] = [channels[(strongest + 1) % 3], channels[(strongest + 2) % 3]];
  const hue = (60 * (2 * strongest + (after - before) / (spread || 1)) + 360) % 360;
  const isWithin = (value: number, [from = 0, to = Infinity]: readonly number[] = []): boolean =>
    from <= value && value < to;
  const row = (swatches as readonly Swatches[]).find(
    (one) =>
      isWithin(hue, one.hue) && isWithin(saturation, one.saturation) && isWithin(lightness, one.lightness),
  );
  return row?.families.split(' ') ?? [];
}

/** What one filter of a query lets through, and what says itself that it is so (“nut-free”). */
export interface Allowed {
  accepts: (id: number) => boolean;
  says: ReadonlySet<number>;
  isOfFood: boolean;
}

/** Food concepts, with the allergen they are: “without gluten” asks for food without gluten, not for all that has none. */
const foodConcepts: ReadonlyMap<string, Allergen | undefined> = new Map([
  ['gluten', 'gluten'],
  ['nuts', 'tree nuts'],
  ['peanuts', 'peanuts'],
  ['dairy', 'milk'],
  ['soya', 'soya'],
  ['sesame', 'sesame'],
  ['egg', 'eggs'],
  ['fish', 'fish'],
  ['prawns', 'crustaceans'],
  ['meat', undefined],
  ['sugar', undefined],
  ['caffeine', undefined],
]);

/** A size by its name, or by a number that it is for: 43 of 42–44. */
function isSize(name: string, asked: string): boolean {
  const [low = Infinity, high = low] = (name.match(/\d+/g) ?? []).map(Number);
  return /^\d+$/.test(asked) ? low <= Number(asked) && Number(asked) <= high : plain(name) === asked;
}

function passes(filter: AskedFilter, item: Item): boolean {
  const variation = item.kind === 'product' ? item.variation : [];
  if (filter.kind === 'price') {
    const cents = toCents(unitPrice(item));
    return cents >= toCents(filter.min ?? 0) && cents <= toCents(filter.max ?? Infinity);
  }
  if (filter.kind === 'color')
    return variation.some(({ swatch }) => colorFamiliesOf(swatch).includes(filter.color));
  if (filter.kind === 'size')
    return variation.some(({ size }) => size.some(({ name }) => isSize(name, filter.size)));
  if (filter.kind !== 'mark') return true;
  return { sale: item.discount > 0, new: item.new, in: stockOf(item) > 0 }[filter.mark];
}

/** What a filter of the query means for the entries of an index. */
export function allowedBy(filter: AskedFilter, index: WordIndex): Allowed {
  const entryOf = (id: number) => index.entries[id];
  if (filter.kind !== 'without') {
    const accepts = (id: number) => {
      const item = entryOf(id)?.item;
      return item !== undefined && passes(filter, item);
    };
    return { accepts, says: new Set(), isOfFood: false };
  }
  const { lexicon } = index;
  const { parts } = filter;
  const idsOf = (terms: readonly string[]) =>
    new Set(index.search(new Map(terms.map((term) => [term, 1]))).map(({ id }) => Number(id)));
  const concepts = lexicon.meaningsOf(parts).map(({ concept }) => concept);
  // Excluding one kind excludes its concept too: “without almonds” shows no nuts at all.
  const having = idsOf([...lexicon.whole(parts).terms.keys(), ...concepts.map(conceptTerm)]);
  const says = idsOf(parts.flatMap((part) => lexicon.stemsOf(part)).map(absentTerm));
  const isOfFood = concepts.some((concept) => foodConcepts.has(concept));
  const allergens = [...parts, ...concepts.flatMap((concept) => foodConcepts.get(concept) ?? [])];
  // What is declared counts before what a text says: the oats may be gluten-free, and the flour beside them not.
  const accepts = (id: number): boolean => {
    const { item, allergens: declared = [] } = entryOf(id) ?? {};
    if (says.has(id)) return !declared.some((name) => allergens.includes(plain(name)));
    return !having.has(id) && (!isOfFood || (item?.kind === 'product' && isFood(item)));
  };
  return { accepts, says, isOfFood };
}

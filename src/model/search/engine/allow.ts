import { isFood } from '#model/catalogue/food';
import { stockOf, type Item } from '#model/catalogue/item';
import type { Allergen } from '#model/catalogue/kitchen';
import { toCents, unitPrice } from '#model/money/pricing';
import { absentTerm, conceptTerm } from './lexicon';
import type { AskedFilter } from './query';
import { plain } from './text';
import type { WordIndex } from './wordIndex';
import type { ColorFamily } from '#model/search/words/words';

/** Where on the colour wheel, in degrees, a family ends. */
const ends: readonly (readonly [number, ColorFamily])[] = [
  [18, 'red'],
  [42, 'orange'],
  [66, 'yellow'],
  [170, 'green'],
  [255, 'blue'],
  [300, 'purple'],
  [342, 'pink'],
  [361, 'red'],
];

/** What people call the colour of a swatch, #rrggbb; some stand between two families and belong to both. */
export function colorFamiliesOf(swatch: string): ColorFamily[] {
  if (!/^#[0-9a-f]{6}$/i.test(swatch)) return [];
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(swatch.slice(at, at + 2), 16) / 255,
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = most - least;
  const lightness = (most + least) / 2;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  if (lightness < 0.14) return ['black'];
  if (lightness > 0.93) return ['white', 'beige'];
  if (saturation < 0.1) return ['gray'];
  const sixth =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  const hue = (60 * sixth + 360) % 360;
  const [, family = 'red'] = ends.find(([end]) => hue < end) ?? [];
  const isWarm = hue >= 8 && hue < 66;
  if (isWarm && lightness > 0.72) return saturation < 0.6 ? ['beige', family] : [family];
  if (isWarm && lightness < 0.45) return family === 'yellow' ? ['yellow'] : [family, 'brown', 'red'];
  if (hue < 30 && lightness < 0.55) return [family, 'red'];
  if (saturation < 0.25 && family === 'blue') return ['blue', 'gray'];
  if (hue >= 165 && hue < 190) return ['green', 'blue'];
  if ((hue > 320 || hue < 18) && lightness > 0.6) return ['pink', family];
  return hue >= 300 && hue <= 342 ? ['pink', 'purple', 'red'] : [family];
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

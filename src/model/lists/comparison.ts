import type { Item, Product, Program } from '#model/catalogue/item';
import type { WordKind } from '#model/catalogue/catalogueTexts';
import { stockOf } from '#model/catalogue/item';
import { unitPrice } from '#model/money/pricing';
import { sizeOptions } from '#model/availability/variationChoice';
import { declaredAllergens } from '#model/catalogue/food';
import { reductionOf } from '#model/money/reduction';

/** One cell: a number of something, a list of the catalogue's words, or nothing known. */
export type Fact =
  | { kind: 'money'; amount: number }
  | { kind: 'count'; unit: 'stock' | 'weeks' | 'minutes' | 'kcal'; count: number }
  | { kind: 'reduction'; percent: number }
  | { kind: 'level'; level: string }
  | { kind: 'dimensions' | 'diet' | 'allergens'; names: string[] }
  | { kind: 'words'; words: string[]; of?: WordKind }
  | { kind: 'none' };

/** A fact every item of the kind has, named by key; or a detail under the catalogue's own label. */
export type ComparisonRow = ({ fact: FactName; isDetail: false } | { fact: string; isDetail: true }) & {
  values: Fact[];
  differs: boolean;
};

const words = (list: readonly string[], of?: WordKind): Fact => {
  const present = list.filter((word) => word !== '');
  return present.length > 0 ? { kind: 'words', words: present, ...(of && { of }) } : { kind: 'none' };
};

const named = (kind: 'dimensions' | 'diet' | 'allergens', names: readonly string[] = []): Fact =>
  names.length > 0 ? { kind, names: [...names] } : { kind: 'none' };

type Readers<T> = Record<string, (item: T) => Fact>;

const shared = {
  price: (item: Item): Fact => ({ kind: 'money', amount: unitPrice(item) }),
  discount: (item: Item): Fact => {
    // What is struck through differs by country; the percentage does not.
    const reduction = reductionOf(item, false);
    return reduction ? { kind: 'reduction', percent: reduction.percent } : { kind: 'none' };
  },
};

const programFacts = {
  ...shared,
  dimensions: ({ dimensions }) => named('dimensions', dimensions),
  weeks: ({ weeks }) => ({ kind: 'count', unit: 'weeks', count: weeks }),
  level: ({ level }) => (level ? { kind: 'level', level } : { kind: 'none' }),
  time: ({ minutesPerWeek }) =>
    minutesPerWeek > 0 ? { kind: 'count', unit: 'minutes', count: minutesPerWeek } : { kind: 'none' },
  outcome: ({ outcome }) => words([outcome]),
  suits: ({ suits }) => words([suits]),
  includes: ({ includes }) => words(includes),
} satisfies Readers<Program>;

const productFacts = {
  ...shared,
  stock: (product) => ({ kind: 'count', unit: 'stock', count: stockOf(product) }),
  category: ({ category }) => words(category, 'category'),
  colors: ({ variation }) =>
    words(
      variation.map(({ color }) => color),
      'color',
    ),
  sizes: (product) =>
    words(
      sizeOptions(product, {}).map(({ name }) => name),
      'size',
    ),
  energy: ({ meal }) => (meal ? { kind: 'count', unit: 'kcal', count: meal.kcal } : { kind: 'none' }),
  diet: ({ meal }) => named('diet', meal?.diet),
  allergens: (product) => {
    const names = declaredAllergens(product);
    return names ? { kind: 'allergens', names } : { kind: 'none' };
  },
  ingredients: ({ ingredients = '' }) => words([ingredients]),
} satisfies Readers<Product>;

type FactName = keyof typeof programFacts | keyof typeof productFacts;

const isPresent = ({ kind }: Fact): boolean => kind !== 'none';

function differ(values: readonly Fact[]): boolean {
  const texts = values.map((value) => JSON.stringify(value));
  return texts.some((text) => text !== texts[0]);
}

const rowsOf = <T, Name extends FactName>(
  readers: Readonly<Record<Name, (item: T) => Fact>>,
  items: readonly T[],
): ComparisonRow[] =>
  (Object.keys(readers) as Name[]).flatMap((fact): ComparisonRow[] => {
    const values = items.map(readers[fact]);
    return values.some(isPresent) ? [{ fact, isDetail: false, values, differs: differ(values) }] : [];
  });

/** The facts of programs side by side; a fact that none of them has is left out. */
export const comparePrograms = (programs: readonly Program[]): ComparisonRow[] =>
  rowsOf(programFacts, programs);

/** The facts of products side by side, then the details that any of them has, under their own labels. */
export function compareProducts(products: readonly Product[]): ComparisonRow[] {
  const labels = new Set(products.flatMap(({ details }) => details.map(({ label }) => label)));
  const detailRows = [...labels].flatMap((fact): ComparisonRow[] => {
    const values = products.map(({ details }) =>
      words([details.find(({ label }) => label === fact)?.value ?? '']),
    );
    return values.some(isPresent) ? [{ fact, isDetail: true, values, differs: differ(values) }] : [];
  });
  return [...rowsOf(productFacts, products), ...detailRows];
}

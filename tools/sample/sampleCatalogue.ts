import { dimensions, type Dimension, type Variation } from '../../src/model/catalogue/item';
import type { Catalogue, ProductRecord, ProgramRecord } from '../../local/seed/entities';
import { productKeywords } from './keywords/productKeywords';
import { programKeywords } from './keywords/programKeywords';
import type { MealSource, ProductShelf, ProductSource } from './products/productSource';
import { PICTURE_VIEWS, pictureUrl } from './pictureNames';
import { shelves } from './products/shelves';
import { mealsMain } from './products/mealsMain';
import { mealsMorning } from './products/mealsMorning';
import { programShelves } from './programs/programShelves';
import { questionsForAll, whenToStop, whomToAsk } from './programs/questionsForAll';
import type { ProgramSource } from './programs/programSource';

export const mealSources: MealSource[] = [...mealsMorning, ...mealsMain];

/** A program begins gently and is fullest in its fifth week; over six weeks it comes to what it says. */
const pace = [0.7, 0.9, 1, 1.1, 1.2, 1.1];
const minutesOf = (minutesPerWeek: number, week: number): number =>
  Math.round((minutesPerWeek * (pace[week] ?? 1)) / 5) * 5;

const programRecord = (dimension: Dimension, source: ProgramSource): ProgramRecord => {
  const { motif: _, also, outline, faq, askFirst, ...rest } = source;
  const safety = askFirst && { [whomToAsk]: `${askFirst} ${whenToStop}` };
  return {
    ...rest,
    category: also ? [dimension, also] : dimension,
    image: [pictureUrl('programs', source.id), pictureUrl('programs', source.id, 'wide')],
    outline: Object.entries(outline).map(([title, text], week) => ({
      title,
      text,
      minutes: minutesOf(rest.minutesPerWeek, week),
    })),
    faq: Object.entries({ ...faq, ...safety, ...questionsForAll }).map(([question, answer]) => ({
      question,
      answer,
    })),
  };
};

const views = (id: string, ...more: string[]): string[] =>
  PICTURE_VIEWS.map((view) => pictureUrl('products', id, ...more, String(view)));

const variations = (source: ProductSource): Variation[] =>
  Object.entries(source.colors ?? {}).map(([color, { swatch, stock }]) => ({
    color,
    swatch,
    image: views(source.id, color),
    size: Object.entries(stock).map(([name, count]) => ({ name, stock: count })),
  }));

const productRecord = (shelf: ProductShelf, source: ProductSource): ProductRecord => {
  const { object: _, tint: __, also, colors, details, stock, ...rest } = source;
  const variation = variations(source);
  const first = variation[0];
  const pieces = variation.flatMap(({ size }) => size.map((entry) => entry.stock));
  return {
    ...rest,
    type: shelf.type,
    category: also ? [shelf.category, also] : shelf.category,
    stock: stock ?? pieces.reduce((sum, count) => sum + count, 0),
    image: first ? first.image : views(source.id),
    ...(colors && { variation }),
    details: Object.entries(details).map(([label, value]) => ({ label, value })),
  };
};

const mealRecord = (source: MealSource): ProductRecord => {
  const { course, diet, allergens, kcal, portionGrams, details, dish: _, ...rest } = source;
  return {
    ...rest,
    type: 'meal',
    category: 'Food',
    dimension: 'Physical',
    image: [pictureUrl('meals', source.id, '1'), pictureUrl('meals', source.id, '2')],
    ...(details && { details: Object.entries(details).map(([label, value]) => ({ label, value })) }),
    // The database keeps no empty lists, so a meal without allergens has none of its own.
    meal: { course, ...(diet && { diet }), ...(allergens?.length && { allergens }), kcal, portionGrams },
  };
};

/** Beside what stands on an item's page: the words it is looked for by. */
const byId = <T extends { id: string }>(
  records: T[],
  keywords: Readonly<Record<string, string>>,
): Record<string, T & { keywords?: string[] }> =>
  Object.fromEntries(
    records.map((record) => {
      const words = keywords[record.id]?.split(', ');
      return [record.id, { ...record, ...(words && { keywords: words }) }];
    }),
  );

/** Everything the shop sells, in the shape the database holds it. */
export const buildCatalogue = (): Catalogue => ({
  programs: byId(
    dimensions.flatMap((dimension) =>
      programShelves[dimension].map((source) => programRecord(dimension, source)),
    ),
    programKeywords,
  ),
  products: byId(
    [
      ...shelves.flatMap((shelf) => shelf.products.map((source) => productRecord(shelf, source))),
      ...mealSources.map(mealRecord),
    ],
    productKeywords,
  ),
});

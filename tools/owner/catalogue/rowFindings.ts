import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Measures, ProductRecord, ProgramRecord } from '#local/seed/entities';
import { dimensions } from '#model/catalogue/item';
import { allergens, courses, diets } from '#model/catalogue/kitchen';
import { levels } from '#model/catalogue/level';
import { hostsOf } from '#model/order/payment';
import { isFields, listOf, textsOf, urlOf, type Fields } from '#model/untrusted';

/** `true` for a value, an object for fields within, a list with one object for a list of rows. */
type Shape = { readonly [field: string]: true | Shape | readonly [Shape] };
type ShapeOf<Row> = Record<keyof Row, true | Shape | readonly [Shape]>;

const common = {
  id: true,
  name: true,
  category: true,
  price: true,
  discount: true,
  lowest30: true,
  image: true,
  new: true,
  tag: true,
  keywords: true,
  sold: true,
  summary: true,
  description: true,
  visible: true,
} as const;

const programShape = {
  ...common,
  level: true,
  weeks: true,
  minutesPerWeek: true,
  outcome: true,
  suits: true,
  includes: true,
  outline: [{ title: true, text: true, minutes: true }],
  faq: [{ question: true, answer: true }],
} satisfies ShapeOf<ProgramRecord>;

const measuresShape = {
  size: true,
  chest: true,
  waist: true,
  hips: true,
  length: true,
  width: true,
  height: true,
  sleeve: true,
  head: true,
  foot: true,
} satisfies ShapeOf<Measures>;

const productShape = {
  ...common,
  type: true,
  stock: true,
  dimension: true,
  ingredients: true,
  allergens: true,
  measures: [measuresShape],
  netContent: { amount: true, unit: true },
  safety: { manufacturer: true, address: true, warnings: true },
  variation: [{ color: true, swatch: true, image: true, size: [{ name: true, stock: true }] }],
  details: [{ label: true, value: true }],
  meal: { course: true, diet: true, allergens: true, kcal: true, portionGrams: true },
} satisfies ShapeOf<ProductRecord>;

const shapes: Record<'programs' | 'products', Shape> = { programs: programShape, products: productShape };

const isRowShape = (shape: Shape | readonly [Shape]): shape is readonly [Shape] => Array.isArray(shape);

/** Fields that nobody reads, because they are mistyped or stand in the wrong place. */
function unknownFields(shape: Shape, value: unknown, place = ''): string[] {
  return Object.entries(isFields(value) ? value : {}).flatMap(([field, inner]) => {
    const within = Object.hasOwn(shape, field) ? shape[field] : undefined;
    const name = `${place}${field}`;
    if (within === undefined) return [name];
    if (within === true) return [];
    if (!isRowShape(within)) return unknownFields(within, inner, `${name}.`);
    return listOf(inner).flatMap((row) => unknownFields(within[0], row, `${name}.`));
  });
}

const lowered = (words: readonly string[]): string[] => words.map((word) => word.trim().toLowerCase());

const unknownWords = (field: string, words: readonly string[], known: readonly string[]): string[] =>
  words
    .filter((word) => !known.includes(word))
    .map((word) => `the ${field} ${JSON.stringify(word)} is none of ${known.join(', ')}`);

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** Words that filters and lists know: the reader folds case in a meal's lists, and nowhere else. */
function wordFindings(node: 'programs' | 'products', row: Fields): string[] {
  if (node === 'programs') {
    return [
      ...unknownWords('category', textsOf(row.category), dimensions),
      ...unknownWords('level', textsOf(row.level), levels),
    ];
  }
  const meal = fieldsOf(row.meal);
  return [
    ...unknownWords('dimension', textsOf(row.dimension), dimensions),
    ...unknownWords('course', textsOf(meal.course), courses),
    ...unknownWords('diet', lowered(textsOf(meal.diet)), diets),
    ...unknownWords('allergen', lowered([...textsOf(row.allergens), ...textsOf(meal.allergens)]), allergens),
    ...unknownWords('unit', textsOf(fieldsOf(row.netContent).unit), ['g', 'ml']),
  ];
}

const publicFolder = fileURLToPath(new URL('../../../public', import.meta.url));

function isInPublic(address: string): boolean {
  try {
    const { pathname } = new URL(address, 'http://shop.example');
    return statSync(path.join(publicFolder, decodeURIComponent(pathname))).isFile();
  } catch {
    return false; // It is no address, or no file.
  }
}

/** Pictures of our own that no file is there for, and those of hosts that the policy of pages refuses. */
function pictureFindings({ image, variation }: Fields): string[] {
  const allowed = hostsOf(process.env['VITE_PICTURE_HOSTS'] ?? '');
  const ofColours = listOf(variation).flatMap((colour) => textsOf(fieldsOf(colour).image));
  const all = [...new Set([...textsOf(image), ...ofColours])];
  const own = all.filter((url) => /^\/(?!\/)/.test(url));
  const refused = all
    .filter((url) => url.startsWith('https://'))
    .map((url) => urlOf(url)?.hostname ?? '')
    .filter((host) => !allowed.includes(host));
  return [
    ...own.filter((url) => !isInPublic(url)).map((url) => `the picture ${url} is not in public`),
    ...[...new Set(refused)].map(
      (host) => `pages refuse pictures of ${host}: name it in VITE_PICTURE_HOSTS, or put them into public`,
    ),
  ];
}

/** What the reader passes over without a word: unknown fields, unknown words, pictures that are not there. */
export const rowFindings = (node: 'programs' | 'products', row: Fields): string[] => [
  ...unknownFields(shapes[node], row).map((field) => `the field "${field}" is unknown: nothing reads it`),
  ...wordFindings(node, row),
  ...pictureFindings(row),
];

import { fieldsOf, listOf, type Fields } from '#model/untrusted';
import type { CatalogueNode } from '#model/catalogue/catalogueNode';
import { measures } from '#model/catalogue/item';
import { remark, type Remark } from './remark';

/** `true` for a value, an object for fields within, a list with one object for a list of rows. */
type Shape = { readonly [field: string]: true | Shape | readonly [Shape] };

const common = {
  id: true,
  name: true,
  category: true,
  price: true,
  discount: true,
  lowest30: true,
  tax: true,
  image: true,
  new: true,
  tag: true,
  keywords: true,
  sold: true,
  summary: true,
  description: true,
  visible: true,
} as const;

export const programShape = {
  ...common,
  level: true,
  weeks: true,
  minutesPerWeek: true,
  outcome: true,
  suits: true,
  includes: true,
  outline: [{ title: true, text: true, minutes: true }],
  faq: [{ question: true, answer: true }],
} as const;

const measuresShape: Shape = Object.fromEntries(['size', ...measures].map((name) => [name, true]));

export const productShape = {
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
} as const;

const shapes: Record<CatalogueNode, Shape> = { programs: programShape, products: productShape };

const isRowShape = (shape: Shape | readonly [Shape]): shape is readonly [Shape] => Array.isArray(shape);

function namesOutside(shape: Shape, value: unknown, place = ''): string[] {
  return Object.entries(fieldsOf(value)).flatMap(([field, inner]) => {
    const within = Object.hasOwn(shape, field) ? shape[field] : undefined;
    const name = `${place}${field}`;
    if (within === undefined) return [name];
    if (within === true) return [];
    if (!isRowShape(within)) return namesOutside(within, inner, `${name}.`);
    return listOf(inner).flatMap((row) => namesOutside(within[0], row, `${name}.`));
  });
}

/** Fields that nobody reads, because they are mistyped or stand in the wrong place. */
export const unknownFields = (node: CatalogueNode, row: Fields): Remark[] =>
  namesOutside(shapes[node], row).map((field) => remark('unknownField', field, { field }));

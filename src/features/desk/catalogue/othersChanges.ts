import type { ItemFields } from './itemSchema';

type Field = Exclude<keyof ItemFields, 'seen'>;

/** How the form calls what somebody else may change; of stocks nothing is said, for shoppers change them all the time. */
export const fieldNames = {
  name: 'item.name',
  summary: 'item.summary',
  description: 'item.description',
  categories: 'item.category',
  category: 'item.otherCategory',
  tag: 'item.tag',
  keywords: 'item.keywords',
  image: 'item.pictures',
  price: 'catalogue.price',
  discount: 'catalogue.discount',
  lowest30: 'item.lowest',
  tax: 'item.tax',
  isNew: 'item.isNew',
  isHidden: 'item.isHidden',
  stock: 'catalogue.stock',
  colours: 'item.color.title',
  type: 'item.type',
  dimension: 'item.dimension',
  ingredients: 'item.ingredients',
  allergens: 'item.allergens',
  amount: 'item.amount',
  unit: 'item.unit',
  manufacturer: 'item.manufacturer',
  address: 'item.address',
  warnings: 'item.warnings',
  course: 'item.course',
  diet: 'item.diet',
  kcal: 'item.kcal',
  portionGrams: 'item.portion',
  details: 'item.details',
  measures: 'item.measures',
  level: 'item.level',
  weeks: 'item.weeks',
  minutesPerWeek: 'item.minutes',
  outcome: 'item.outcome',
  suits: 'item.suits',
  includes: 'item.includes',
  outline: 'item.outline',
  faq: 'item.faq',
} as const satisfies Record<Exclude<Field, 'stockWas'>, string>;

export type NamedField = keyof typeof fieldNames;

/** Without stocks, and without places, which are the database's own. */
const asTold = (colours: ItemFields['colours']): string =>
  JSON.stringify(
    colours.map(({ key: _key, sizes, ...colour }) => ({ ...colour, sizes: sizes.map(({ name }) => name) })),
  );

/** A stock goes with what there was when it was first shown. */
export const groups = { stock: ['stock', 'stockWas'] };

export const isTold = (field: NamedField, before: ItemFields, now: ItemFields): boolean =>
  field === 'colours' ? asTold(before.colours) !== asTold(now.colours) : field !== 'stock';

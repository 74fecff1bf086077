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
} as const satisfies Record<Exclude<Field, 'stock' | 'stockWas'>, string>;

export type NamedField = keyof typeof fieldNames;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What the form was filled with, which its draft keeps: only so is it known later what somebody else has changed. */
export const withSeen = (fields: ItemFields): ItemFields => ({
  ...fields,
  seen: JSON.stringify({ ...fields, seen: '' }),
});

const withoutStocks = (colours: ItemFields['colours']): unknown =>
  colours.map(({ sizes, ...colour }) => ({
    ...colour,
    sizes: sizes.map(({ key, name }) => ({ key, name })),
  }));

export interface OthersChanges {
  /** Nobody has typed there: they are shown as they are now. */
  free: Partial<ItemFields>;
  /** Those of them that are told. */
  told: NamedField[];
}

/** What somebody else has changed since the form was filled, where nothing was typed. */
export function othersChanges(seen: ItemFields, typed: ItemFields, now: ItemFields): OthersChanges {
  const isFree = (field: Field): boolean =>
    !isSame(seen[field], now[field]) && isSame(typed[field], seen[field]);
  const named = (Object.keys(fieldNames) as NamedField[]).filter(isFree);
  const free: Partial<ItemFields> = Object.fromEntries(named.map((field) => [field, now[field]]));
  if (isFree('stock')) Object.assign(free, { stock: now.stock, stockWas: now.stockWas });
  const told = named.filter(
    (field) => field !== 'colours' || !isSame(withoutStocks(seen.colours), withoutStocks(now.colours)),
  );
  return { free, told };
}

/** What the shop sells. Amounts are in the shop's own currency, discounts in percent. */

export const dimensions = [
  'Physical',
  'Social',
  'Financial',
  'Environmental',
  'Intellectual',
  'Occupational',
  'Spiritual',
  'Emotional',
] as const;
export type Dimension = (typeof dimensions)[number];

export interface SizeStock {
  name: string;
  stock: number;
}

/** One colour of a product, with the sizes that exist in it. */
export interface Variation {
  color: string;
  /** CSS colour of the swatch, #rrggbb; empty when the catalogue gives none. */
  swatch: string;
  image: string[];
  size: SizeStock[];
}

export interface MealFacts {
  course: string;
  diet: string[];
  allergens: string[];
  kcal: number;
  portionGrams: number;
}

/** What a package holds, so that prices can be compared. */
export interface NetContent {
  amount: number;
  unit: 'g' | 'ml';
}

/** What can be measured of a thing, in the order it is shown. */
export const measures = [
  'chest',
  'waist',
  'hips',
  'length',
  'width',
  'height',
  'sleeve',
  'head',
  'foot',
] as const;
export type Measure = (typeof measures)[number];

/** Measurements of the product in centimetres, for one size or, without a size, for all. */
export interface SizeMeasures {
  size?: string;
  cm: Partial<Record<Measure, number>>;
}

export interface Detail {
  label: string;
  value: string;
}

/** What programs and products have in common. */
export interface ItemBase {
  id: string;
  name: string;
  category: string[];
  tag: string[];
  /** Search words for the item, beside those on its page. */
  keywords: string[];
  new: boolean;
  price: number;
  discount: number;
  /** The lowest price of the 30 days before the reduction: only that may be struck through in the EU. */
  lowest30?: number;
  /** What the catalogue calls its tax rate, where that is not the standard one. */
  tax?: string;
  image: string[];
  dimensions: Dimension[];
  summary: string;
  description: string;
  /** Units sold, as counted from the orders; absent where nothing was counted. */
  sold?: number;
}

/** Who made a product and what to heed, Regulation (EU) 2023/988, article 19. */
export interface Safety {
  manufacturer?: string;
  /** Postal and electronic. */
  address?: string;
  warnings?: string;
}

export interface Product extends ItemBase {
  kind: 'product';
  type: string;
  stock: number;
  variation: Variation[];
  details: Detail[];
  measures?: SizeMeasures[];
  /** Ingredients of food; the catalogue writes those with allergens in capitals. */
  ingredients?: string;
  /** Allergens of food that is not a meal. */
  allergens?: string[];
  netContent?: NetContent;
  safety?: Safety;
  meal?: MealFacts;
}

export interface OutlineWeek {
  title: string;
  text: string;
  /** How long this week takes, where it differs from the others. */
  minutes?: number;
}

export interface Question {
  question: string;
  answer: string;
}

export interface Program extends ItemBase {
  kind: 'program';
  level: string;
  weeks: number;
  minutesPerWeek: number;
  outcome: string;
  suits: string;
  includes: string[];
  outline: OutlineWeek[];
  faq: Question[];
}

export type Item = Product | Program;
export const itemKinds = ['product', 'program'] as const satisfies readonly Item['kind'][];

/** The colour and size a shopper chose; a product without variations has neither. */
export interface Choice {
  selectedProductColor?: string;
  selectedProductSize?: string;
}

/** The choice of this colour and size; what is not there is left out. */
export const choiceOf = (color: string | undefined, size: string | undefined): Choice => ({
  ...(color !== undefined && { selectedProductColor: color }),
  ...(size !== undefined && { selectedProductSize: size }),
});

/** A value for each dimension. */
export const byDimension = <T>(valueOf: (dimension: Dimension) => T): Record<Dimension, T> =>
  Object.fromEntries(dimensions.map((dimension) => [dimension, valueOf(dimension)])) as Record<Dimension, T>;

export const isDimension = (name: string): name is Dimension =>
  (dimensions as readonly string[]).includes(name);

export function findSize(product: Product, choice: Choice): SizeStock | undefined {
  return product.variation
    .find((variation) => variation.color === choice.selectedProductColor)
    ?.size.find((size) => size.name === choice.selectedProductSize);
}

/** Most units one line may hold, whatever the stock. */
export const maxQuantity = 99;

/** Units on hand: of the product, or of the size under the chosen colour. A program never runs out. */
export function stockOf(item: Item, choice: Choice = {}): number {
  if (item.kind === 'program') return maxQuantity;
  if (item.variation.length === 0) return item.stock;
  if (choice.selectedProductColor === undefined) {
    return item.variation.flatMap((variation) => variation.size).reduce((sum, size) => sum + size.stock, 0);
  }
  return findSize(item, choice)?.stock ?? 0;
}

export const needsChoice = (item: Item): item is Product =>
  item.kind === 'product' && item.variation.length > 0;

/** Pictures of the chosen colour where it has its own, else of the item. */
export function imagesOf(item: Item, choice: Choice): string[] {
  if (item.kind === 'program') return item.image;
  const variation = item.variation.find(({ color }) => color === choice.selectedProductColor);
  return variation && variation.image.length > 0 ? variation.image : item.image;
}

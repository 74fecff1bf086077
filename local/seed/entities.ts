import type { Dimension, Measure, NetContent, Safety, Variation } from '#model/catalogue/item';
import type { Allergen, Course, Diet } from '#model/catalogue/kitchen';
import type { Level } from '#model/catalogue/level';

/**
 * What the database holds under `programs/{id}` and `products/{id}`: fields that the shop's own items always have may be
 * absent here, and absent and empty are the same.
 */

export type ProgramRecord = {
  id: string;
  name: string;
  category: Dimension | Dimension[];
  price: number;
  discount?: number;
  lowest30?: number;
  /** The name of a reduced tax rate. */
  tax?: string;
  image: string[];
  new?: boolean;
  tag?: string[];
  /** What people call it and look for it by. */
  keywords?: string[];
  /** Units sold. */
  sold?: number;
  level?: Level;
  weeks?: number;
  minutesPerWeek?: number;
  summary?: string;
  description?: string;
  /** False takes it out of the shop. */
  visible?: boolean;
  outcome?: string;
  suits?: string;
  includes?: string[];
  outline?: { title: string; text: string; minutes?: number }[];
  faq?: { question: string; answer: string }[];
};

export type Meal = {
  course: Course;
  diet?: Diet[];
  allergens?: Allergen[];
  kcal: number;
  portionGrams: number;
};

export type ProductType =
  | 'equipment'
  | 'nutrition'
  | 'beauty'
  | 'gadgets'
  | 'sleep'
  | 'journals'
  | 'apparel'
  | 'meal';

export type Measures = { size?: string } & Partial<Record<Measure, number>>;

export type ProductRecord = {
  id: string;
  name: string;
  type: ProductType;
  category: string | string[];
  price: number;
  discount?: number;
  lowest30?: number;
  tax?: string;
  safety?: Safety;
  stock: number;
  image: string[];
  new?: boolean;
  tag?: string[];
  keywords?: string[];
  /** Units sold. */
  sold?: number;
  /** What the thing itself measures in centimetres, by size. */
  measures?: Measures[];
  variation?: Variation[];
  summary?: string;
  description?: string;
  /** False takes it out of the shop. */
  visible?: boolean;
  details?: { label: string; value: string }[];
  dimension?: Dimension;
  /** What goes into something to eat; what its allergens come from stands in capitals. */
  ingredients?: string;
  /** The allergens of food that is no meal; those of a meal stand in `meal`. */
  allergens?: Allergen[];
  /** What the price per kilogram or litre is reckoned from; a meal has its portion. */
  netContent?: NetContent;
  meal?: Meal;
};

export type Catalogue = {
  programs: Record<string, ProgramRecord>;
  products: Record<string, ProductRecord>;
};

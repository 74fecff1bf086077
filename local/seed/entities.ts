/** What the database holds under `programs/{id}` and `products/{id}`. Absent and empty are the same there. */

export const DIMENSIONS = [
  'Physical',
  'Social',
  'Financial',
  'Environmental',
  'Intellectual',
  'Occupational',
  'Spiritual',
  'Emotional',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** The fourteen that food in the European Union has to name (regulation 1169/2011, annex II), in its order. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soya',
  'milk',
  'tree nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export type ProgramRecord = {
  id: string;
  name: string;
  category: Dimension | Dimension[];
  price: number;
  discount?: number;
  image: string[];
  new?: boolean;
  tag?: string[];
  /** What people call it and look for it by. */
  keywords?: string[];
  level?: 'starter' | 'standard' | 'deep';
  weeks?: number;
  minutesPerWeek?: number;
  summary?: string;
  description?: string;
  outcome?: string;
  suits?: string;
  includes?: string[];
  outline?: { title: string; text: string }[];
  faq?: { question: string; answer: string }[];
};

export type Variation = {
  color: string;
  swatch: string;
  image: string[];
  size: { name: string; stock: number }[];
};

export type Meal = {
  course: 'breakfast' | 'bowl' | 'soup' | 'plate' | 'noodles' | 'snack';
  diet?: ('vegan' | 'vegetarian' | 'gluten-free')[];
  allergens?: Allergen[];
  kcal: number;
  portionGrams: number;
};

export type ProductType =
  'equipment' | 'nutrition' | 'beauty' | 'gadgets' | 'sleep' | 'journals' | 'apparel' | 'meal';

export type ProductRecord = {
  id: string;
  name: string;
  type: ProductType;
  category: string | string[];
  price: number;
  discount?: number;
  stock: number;
  image: string[];
  new?: boolean;
  tag?: string[];
  keywords?: string[];
  variation?: Variation[];
  summary?: string;
  description?: string;
  details?: { label: string; value: string }[];
  dimension?: Dimension;
  /** Of everything eaten: what goes in, with what the allergens come from in capitals. */
  ingredients?: string;
  /** Of what is eaten and not a meal; a meal keeps its own. */
  allergens?: Allergen[];
  /** What the price per kilogram or litre is reckoned from; a meal has its portion. */
  netContent?: { amount: number; unit: 'g' | 'ml' };
  meal?: Meal;
};

export type Catalogue = {
  programs: Record<string, ProgramRecord>;
  products: Record<string, ProductRecord>;
};

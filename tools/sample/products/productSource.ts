import type { Dimension } from '../../../src/model/catalogue/item';
import type { Meal, ProductRecord, ProductType } from '../../../local/seed/entities';

/** A product as it is written down here; `catalogue.ts` adds type, category and pictures. */
export type ProductSource = Omit<
  ProductRecord,
  'type' | 'category' | 'image' | 'variation' | 'details' | 'stock'
> & {
  /** What the picture shows: one of the drawn objects. */
  object: string;
  /** The object's colour in the picture; left out where the object's own colour will do. */
  tint?: string;
  /** A second category makes the record's category a list. */
  also?: string;
  dimension: Dimension;
  summary: string;
  description: string;
  /** Label to value. */
  details: Record<string, string>;
  /** Pieces in stock; with colours it is the sum of theirs. */
  stock?: number;
  /** Colour name to swatch and stock by size. */
  colors?: Record<string, { swatch: string; stock: Record<string, number> }>;
};

export type ProductShelf = { type: ProductType; category: string; products: ProductSource[] };

/** A meal as it is written down here: what lies on the plate is drawn from `dish`. */
export type MealSource = Meal & {
  id: string;
  name: string;
  price: number;
  stock: number;
  discount?: number;
  new?: boolean;
  tag?: string[];
  summary: string;
  description: string;
  /** Everything that goes in, by weight; what the fourteen allergens come from stands in capitals. */
  ingredients: string;
  /** Label to value. */
  details?: Record<string, string>;
  /** The colour of the ground (rice, broth, yoghurt) and the ingredients laid on it. */
  dish: { ground: string; parts: string[] };
};

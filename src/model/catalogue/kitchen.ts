import type { Item, MealFacts, Product } from './item';
import { isFields, textsOf } from '#model/untrusted';
import { declaredAllergens, isFood } from './food';

export const courses = ['breakfast', 'soup', 'bowl', 'noodles', 'plate', 'snack'] as const;
export type Course = (typeof courses)[number];

/** The fourteen allergens that food in the European Union has to name, under the names the catalogue uses. */
export const allergens = [
  'gluten',
  'milk',
  'eggs',
  'fish',
  'crustaceans',
  'molluscs',
  'peanuts',
  'tree nuts',
  'soya',
  'celery',
  'mustard',
  'sesame',
  'lupin',
  'sulphites',
] as const;
export type Allergen = (typeof allergens)[number];

/** `gluten-free` is the database's key. It promises only that no ingredient contains gluten, and the texts say so. */
export const diets = ['vegetarian', 'vegan', 'gluten-free'] as const;
export type Diet = (typeof diets)[number];

export const isAllergen = (name: string): name is Allergen => allergens.some((known) => known === name);

export const isDiet = (name: string): name is Diet => diets.some((known) => known === name);

/** Allergens a guest avoids and diets they ask for; stored on their device only. */
export interface KitchenChoice {
  without: Allergen[];
  diet: Diet[];
}

export const anyMeal: KitchenChoice = { without: [], diet: [] };

export type Meal = Product & { meal: MealFacts };

/** The meals among the products: those with meal facts. */
export const mealsOf = (products: readonly Product[]): Meal[] =>
  products.flatMap((product) => (product.meal ? [{ ...product, meal: product.meal }] : []));

/** A choice as it was saved; what is unknown is left out. */
export function choiceFrom(value: unknown): KitchenChoice {
  if (!isFields(value)) return anyMeal;
  const without = textsOf(value.without);
  const diet = textsOf(value.diet);
  return {
    without: allergens.filter((name) => without.includes(name)),
    diet: diets.filter((name) => diet.includes(name)),
  };
}

/** Meals declared to be without these allergens and to fit all these diets; an undeclared meal fits none. */
export const mealsFor = (meals: readonly Meal[], { without, diet }: KitchenChoice): Meal[] =>
  meals.filter((product) => {
    const declared = declaredAllergens(product);
    const isWithout = without.length === 0 || (declared && !without.some((name) => declared.includes(name)));
    return isWithout && diet.every((name) => product.meal.diet.includes(name));
  });

/**
 * The avoided allergens that a food contains; `unknown` if they are not declared. Empty for anything that is not
 * eaten.
 */
export function excludedIn(item: Item, { without }: KitchenChoice): Allergen[] | 'unknown' {
  if (item.kind === 'program' || without.length === 0 || !isFood(item)) return [];
  const declared = declaredAllergens(item);
  return declared ? without.filter((name) => declared.includes(name)) : 'unknown';
}

/** Whether an item fits the guest's allergens and diets. */
export const isSuitable = (item: Item, choice: KitchenChoice): boolean =>
  excludedIn(item, choice).length === 0 &&
  (item.kind === 'program' || !item.meal || choice.diet.every((name) => item.meal?.diet.includes(name)));

/** The menu by course, in the order of a day; courses without a meal are left out. */
export function menuOf(meals: readonly Meal[]): { course: Course; meals: Meal[] }[] {
  return courses
    .map((course) => ({ course, meals: meals.filter(({ meal }) => meal.course === course) }))
    .filter((part) => part.meals.length > 0);
}

export const toggled = <T>(list: readonly T[], entry: T): T[] =>
  list.includes(entry) ? list.filter((one) => one !== entry) : [...list, entry];

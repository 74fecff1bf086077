import { banana, berries, fig, lemon, orange, pear } from './fruit';
import type { Ingredient } from './ingredient';
import { beans, blackBeans, chickpeas, dumplings, egg, feta, peas, prawns, salmon, tofu } from './proteins';
import { bread, noodles, nori, nuts, parcels, rice, seeds } from './staples';
import { avocado, beet, broccoli, carrot, corn, cucumber, greens, mushroom } from './vegetables';
import { olives, pepper, potatoes, radish, tomato } from './vegetables';

const ingredients: Record<string, Ingredient> = {
  avocado,
  banana,
  beans,
  beet,
  berries,
  blackBeans,
  bread,
  broccoli,
  carrot,
  chickpeas,
  corn,
  cucumber,
  dumplings,
  egg,
  feta,
  fig,
  greens,
  lemon,
  mushroom,
  noodles,
  nori,
  nuts,
  olives,
  orange,
  parcels,
  pear,
  peas,
  pepper,
  potatoes,
  prawns,
  radish,
  rice,
  salmon,
  seeds,
  tofu,
  tomato,
};

export const ingredientNamed = (name: string): Ingredient => {
  const found = ingredients[name];
  if (!found) throw new Error(`There is no drawing of "${name}" from above.`);
  return found;
};

import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isSoldOut } from '#model/availability/availability';
import { productsOf } from '#model/catalogue/catalogueReader';
import { dimensions } from '#model/catalogue/item';
import { allergens as allergenNames, type Allergen } from '#model/catalogue/kitchen';
import { readSeed } from '#local/seed/readSeed';

/** What stands in capitals among ingredients, under the allergen it belongs to. */
const CAPITALS: Partial<Record<Allergen, string>> = {
  gluten: 'WHEAT RYE BARLEY OAT OATS SPELT',
  crustaceans: 'CRUSTACEANS',
  eggs: 'EGG EGGS',
  fish: 'FISH',
  peanuts: 'PEANUT PEANUTS',
  soya: 'SOYA',
  milk: 'MILK',
  'tree nuts': 'ALMONDS HAZELNUTS WALNUTS',
  celery: 'CELERY',
  mustard: 'MUSTARD',
  sesame: 'SESAME',
};

/** Traces that a text admits to are no ingredients. */
const allergensNamedIn = (ingredients: string): Set<Allergen | undefined> => {
  const words = ingredients.replace(/ May contain.*$/, '').match(/[A-Z]{3,}/g) ?? [];
  return new Set(
    words.map((word) => allergenNames.find((name) => CAPITALS[name]?.split(' ').includes(word))),
  );
};

const isFood = (type: string): boolean => type === 'meal' || type === 'nutrition';

const seed = readSeed();
const programs = Object.values(seed.programs);
const products = Object.values(seed.products);
const meals = products.filter((product) => product.type === 'meal');
const things = products.filter((product) => product.type !== 'meal');

describe('the sample catalogue', () => {
  it('is large enough to look like a shop', () => {
    expect(programs.length).toBeGreaterThanOrEqual(44);
    expect(things.length).toBeGreaterThanOrEqual(64);
    expect(meals.length).toBeGreaterThanOrEqual(24);
    expect(things.filter((product) => product.variation).length).toBeGreaterThanOrEqual(14);
  });

  it('has a thing for every dimension that is not sold out', () => {
    const without = dimensions.filter(
      (dimension) =>
        !productsOf(seed.products).rows.some(
          (item) => item.dimensions.includes(dimension) && !isSoldOut(item),
        ),
    );
    expect(without).toEqual([]);
  });

  it('has programs in every dimension, and more than eight in one', () => {
    const counts = dimensions.map(
      (name) => programs.filter(({ category }) => [category].flat().includes(name)).length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5);
    expect(Math.max(...counts)).toBeGreaterThan(8);
  });

  it('has categories as a list and as one name, for programs and for products', () => {
    for (const records of [programs, products]) {
      expect(records.some(({ category }) => Array.isArray(category))).toBe(true);
      expect(records.some(({ category }) => typeof category === 'string')).toBe(true);
    }
  });

  it('has new, discounted, scarce, sold-out, tagged and untagged things', () => {
    for (const records of [programs, things, meals]) {
      expect(records.some((record) => record.new)).toBe(true);
      expect(records.some(({ discount = 0 }) => discount > 0)).toBe(true);
      expect(records.some(({ discount }) => discount === undefined)).toBe(true);
      expect(records.some(({ tag }) => tag?.length)).toBe(true);
    }
    expect(products.some(({ tag }) => tag === undefined)).toBe(true);
    for (const records of [things, meals]) {
      expect(records.some(({ stock }) => stock === 0)).toBe(true);
      expect(records.some(({ stock }) => stock === 1 || stock === 2)).toBe(true);
    }
  });

  it('uses ids that are valid keys and belong to one record only', () => {
    const ids = [...programs, ...products].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{1,64}$/);
    for (const [key, record] of [...Object.entries(seed.programs), ...Object.entries(seed.products)]) {
      expect(record.id).toBe(key);
    }
  });

  it('asks prices with at most two decimals and discounts that are a percentage', () => {
    const odd = [...programs, ...products].filter(
      ({ price, discount = 10 }) =>
        price <= 0 || Number(price.toFixed(2)) !== price || discount <= 0 || discount >= 100,
    );
    expect(odd).toEqual([]);
  });

  it('tells every program completely: six weeks, four things included, questions answered', () => {
    const incomplete = programs.filter(
      ({ outline, includes, faq, summary, outcome, suits, image }) =>
        outline?.length !== 6 ||
        includes?.length !== 4 ||
        (faq?.length ?? 0) < 3 ||
        image.length !== 2 ||
        !(summary && outcome && suits),
    );
    expect(incomplete).toEqual([]);
  });

  it('gives every colour its own swatch and pictures', () => {
    const colors = things.map(({ variation = [] }) => variation);
    const shared = colors.filter(
      (variation) =>
        new Set(variation.map(({ swatch }) => swatch)).size < variation.length ||
        new Set(variation.flatMap(({ image }) => image)).size < variation.length * 2,
    );
    expect(shared).toEqual([]);
  });

  it('adds up the stock of a product with variations, and has sizes with none and with one left', () => {
    const varied = things.filter(({ variation }) => variation);
    const sizes = varied.map(({ variation = [] }) => variation.flatMap(({ size }) => size));
    expect(varied.map(({ stock }) => stock)).toEqual(
      sizes.map((one) => one.reduce((sum, { stock }) => sum + stock, 0)),
    );
    expect(sizes.flat().map(({ stock }) => stock)).toEqual(expect.arrayContaining([0, 1]));
  });

  it('declares allergens by their usual names, and no diet that they contradict', () => {
    const animal = ['milk', 'eggs', 'fish', 'crustaceans'];
    const plates = meals.map(({ name, meal }) => ({
      name,
      diet: meal?.diet ?? [],
      allergens: meal?.allergens ?? [],
    }));
    expect(plates.filter(({ allergens }) => allergens.some((one) => !allergenNames.includes(one)))).toEqual(
      [],
    );
    expect(
      plates.filter(
        ({ diet, allergens }) => diet.includes('vegan') && allergens.some((one) => animal.includes(one)),
      ),
    ).toEqual([]);
    expect(
      plates.filter(({ diet, allergens }) => diet.includes('gluten-free') && allergens.includes('gluten')),
    ).toEqual([]);
  });

  it('names the ingredients of everything eaten', () => {
    expect(products.filter(({ type, ingredients }) => isFood(type) !== Boolean(ingredients))).toEqual([]);
  });

  it('declares exactly the allergens that stand in capitals among the ingredients', () => {
    const eaten = products.filter(({ ingredients }) => ingredients);
    expect(eaten.map(({ id, ingredients = '' }) => [id, allergensNamedIn(ingredients)])).toEqual(
      eaten.map(({ id, meal, allergens }) => [id, new Set(meal?.allergens ?? allergens ?? [])]),
    );
  });

  it('says no gluten wherever it sets none, and measures what is sold by weight', () => {
    const withoutWord = meals.filter(
      ({ meal }) => !meal?.allergens?.includes('gluten') && !meal?.diet?.includes('gluten-free'),
    );
    expect(withoutWord).toEqual([]);
    expect(things.filter(({ type, netContent }) => isFood(type) && !netContent)).toEqual([]);
  });

  it('says whom to ask first in every program in which people move', () => {
    const moving = programs.filter(({ category }) => [category].flat().includes('Physical'));
    const silent = moving.filter(
      ({ faq }) => !faq?.some(({ question }) => question === 'Whom should I ask first?'),
    );
    expect(silent).toEqual([]);
  });

  it('uses every picture of an item that is there', () => {
    const named = new Set(JSON.stringify(seed).match(/\/pictures\/[^"]+/g));
    const there = ['programs', 'products', 'meals'].flatMap((folder) =>
      readdirSync(`public/pictures/${folder}`).map((file) => `/pictures/${folder}/${file}`),
    );
    expect(there.filter((picture) => !named.has(picture))).toEqual([]);
  });
});

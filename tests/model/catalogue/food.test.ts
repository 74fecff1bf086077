import { expect, it } from 'vitest';
import { productsOf } from '#model/catalogue/catalogueReader';
import { declaredAllergens, isFood } from '#model/catalogue/food';
import { mealsFor, mealsOf } from '#model/catalogue/kitchen';
import { product } from '#tests/support/samples';

const meal = { course: 'soup', diet: [], allergens: [], kcal: 200, portionGrams: 300 };

it('reads no allergens beside ingredients as none, and without ingredients as not declared', () => {
  expect(declaredAllergens(product({ meal, ingredients: 'Water, peas.' }))).toEqual([]);
  expect(declaredAllergens(product({ meal }))).toBeUndefined();
});

it('joins what a meal and its product declare', () => {
  const both = product({ meal: { ...meal, allergens: ['milk'] }, allergens: ['milk', 'soya'] });
  expect(declaredAllergens(both)).toEqual(['milk', 'soya']);
});

it('offers nothing undeclared to a guest who leaves something out', () => {
  const soups = [product({ id: 'told', meal, ingredients: 'Peas.' }), product({ id: 'untold', meal })];
  const offered = mealsFor(mealsOf(soups), { without: ['milk'], diet: [] });
  expect(offered.map(({ id }) => id)).toEqual(['told']);
});

it('asks for allergens of what is eaten only', () => {
  expect([product(), product({ meal }), product({ ingredients: 'Tea.' })].map(isFood)).toEqual([
    false,
    true,
    true,
  ]);
});

it('takes ingredients, allergens and contents from the database, and leaves out what is none', () => {
  const row = { name: 'Tea', price: 4, ingredients: ' Oats. ', allergens: [' Gluten'] };
  const [read, odd] = productsOf({
    tea: { ...row, netContent: { amount: 80, unit: 'g' } },
    odd: { ...row, ingredients: 7, allergens: 'x'.repeat(0), netContent: { amount: -1, unit: 'stone' } },
  }).rows;
  expect(read).toMatchObject({
    ingredients: 'Oats.',
    allergens: ['gluten'],
    netContent: { amount: 80, unit: 'g' },
  });
  expect(odd).not.toHaveProperty('ingredients');
  expect(odd).not.toHaveProperty('allergens');
  expect(odd).not.toHaveProperty('netContent');
});

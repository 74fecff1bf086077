import { describe, expect, it } from 'vitest';
import seed from '../../../local/seed/products.json';
import { productsOf } from '../../../src/model/catalogue/catalogueReader';
import {
  allergens,
  anyMeal,
  choiceFrom,
  courses,
  diets,
  mealsFor,
  mealsOf,
  menuOf,
  toggled,
} from '../../../src/model/catalogue/kitchen';

const meals = mealsOf(productsOf(seed).rows);

describe('the menu', () => {
  it('knows every course, allergen and diet of the sample catalogue', () => {
    expect(new Set(meals.map(({ meal }) => meal.course))).toEqual(new Set(courses));
    for (const { meal } of meals) {
      expect(allergens).toEqual(expect.arrayContaining(meal.allergens));
      expect(diets).toEqual(expect.arrayContaining(meal.diet));
    }
  });

  it('leaves out meals with an excluded allergen', () => {
    const found = mealsFor(meals, { without: ['milk', 'tree nuts'], diet: [] });
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(meals.length);
    for (const { meal } of found) {
      expect(meal.allergens).not.toContain('milk');
      expect(meal.allergens).not.toContain('tree nuts');
    }
  });

  it('leaves out an allergen however the catalogue spells it', () => {
    const soup = { id: 'soup', name: 'Soup', price: 9, meal: { course: 'soup', allergens: [' Gluten'] } };
    expect(mealsFor(mealsOf(productsOf([soup]).rows), { without: ['gluten'], diet: [] })).toEqual([]);
  });

  it('asks for all diets at once', () => {
    for (const { meal } of mealsFor(meals, { without: [], diet: ['vegan', 'gluten-free'] })) {
      expect(meal.diet).toEqual(expect.arrayContaining(['vegan', 'gluten-free']));
    }
  });

  it('stands in the order of a day and holds every meal once', () => {
    const menu = menuOf(meals);
    expect(menu.map(({ course }) => course)).toEqual(
      courses.filter((course) => menu.some((part) => part.course === course)),
    );
    expect(menu.flatMap((part) => part.meals)).toHaveLength(meals.length);
  });
});

describe('a saved choice', () => {
  it.each([null, 5, 'milk', [], { without: 'x', diet: 7 }])('that is %j leaves nothing out', (saved) => {
    expect(choiceFrom(saved)).toEqual(anyMeal);
  });

  it('keeps what is known and forgets the rest', () => {
    expect(choiceFrom({ without: ['fish', 'gold'], diet: ['vegan'] })).toEqual({
      without: ['fish'],
      diet: ['vegan'],
    });
  });

  it('is toggled entry by entry', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });
});

import { describe, expect, it } from 'vitest';
import seed from '#local/seed/products.json';
import { productsOf } from '#model/catalogue/catalogueReader';
import {
  allergens,
  anyMeal,
  choiceFrom,
  courses,
  diets,
  excludedIn,
  isAllergen,
  isDiet,
  isSuitable,
  mealsFor,
  mealsOf,
  menuOf,
  toggled,
} from '#model/catalogue/kitchen';
import { product, program } from '#tests/support/samples';

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

describe('what somebody leaves out', () => {
  const choice = { without: ['milk' as const, 'gluten' as const], diet: [] };
  it('is named where a food has it, also one that is no meal', () => {
    const soup = product({ allergens: ['milk', 'celery'], ingredients: 'MILK, CELERY' });
    expect(excludedIn(soup, choice)).toEqual(['milk']);
    expect(isSuitable(soup, choice)).toBe(false);
    expect(excludedIn(soup, anyMeal)).toEqual([]);
  });
  it('is not known where nobody has said what goes in, and then it is not suggested', () => {
    const stew = product({ meal: { course: 'soup', diet: [], allergens: [], kcal: 1, portionGrams: 1 } });
    expect(excludedIn(stew, choice)).toBe('unknown');
    expect(isSuitable(stew, choice)).toBe(false);
  });
  it('is nothing to say of what is not eaten', () => {
    expect(isSuitable(product(), choice)).toBe(true);
    expect(isSuitable(program(), choice)).toBe(true);
  });
  it('leaves only dishes for suggestions that the menu would show', () => {
    const asked = { without: ['milk' as const], diet: ['vegan' as const] };
    expect(meals.filter((meal) => isSuitable(meal, asked))).toEqual(mealsFor(meals, asked));
  });
});

const soup = product({
  id: 'soup',
  meal: { course: 'soup', diet: ['vegetarian'], allergens: ['celery', 'milk'], kcal: 300, portionGrams: 350 },
});

describe('names', () => {
  it('are those of the fourteen allergens and three diets alone', () => {
    expect(['milk', 'tree nuts', 'Milk', 'dust'].map(isAllergen)).toEqual([true, true, false, false]);
    expect(['vegan', 'gluten-free', 'keto'].map(isDiet)).toEqual([true, true, false]);
  });
});

describe('what somebody leaves out', () => {
  it('is looked for in food alone', () => {
    const without = { without: ['milk', 'fish'], diet: [] } as const;
    const choice = { without: [...without.without], diet: [] };
    expect(excludedIn(soup, choice)).toEqual(['milk']);
    expect(excludedIn(soup, anyMeal)).toEqual([]);
    expect(excludedIn(product({ ingredients: 'Oats' }), choice)).toEqual([]);
    expect(excludedIn({ ...soup, meal: undefined, allergens: [] }, choice)).toBe('unknown');
    expect(excludedIn(product(), choice)).toEqual([]);
    expect(excludedIn(program(), choice)).toEqual([]);
  });

  it('and how they eat decide what can be suggested', () => {
    expect(isSuitable(soup, { without: ['fish'], diet: ['vegetarian'] })).toBe(true);
    expect(isSuitable(soup, { without: ['milk'], diet: ['vegetarian'] })).toBe(false);
    expect(isSuitable(soup, { without: [], diet: ['vegetarian', 'vegan'] })).toBe(false);
    expect(isSuitable(product(), { without: ['milk'], diet: ['vegan'] })).toBe(true);
    expect(isSuitable(program(), { without: ['milk'], diet: ['vegan'] })).toBe(true);
  });

  it('is kept as it is where it was saved, and nothing where it was damaged', () => {
    expect(choiceFrom({ without: ['milk', 'dust'], diet: 'vegan' })).toEqual({
      without: ['milk'],
      diet: ['vegan'],
    });
    expect(choiceFrom('milk')).toEqual(anyMeal);
  });
});

it('a menu has no course without a meal', () => {
  expect(menuOf(mealsOf([soup]))).toEqual([{ course: 'soup', meals: [soup] }]);
});

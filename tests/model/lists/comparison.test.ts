import { expect, test } from 'vitest';
import { compareProducts, comparePrograms } from '#model/lists/comparison';
import { product, program, variation } from '#tests/support/samples';

test('facts that nobody has are left out, and those that differ are marked', () => {
  const rows = comparePrograms([
    program({ weeks: 6 }),
    program({ id: 'b', weeks: 6, price: 30, discount: 50 }),
  ]);
  const marks = Object.fromEntries(rows.map(({ fact, differs }) => [fact, differs]));
  expect(marks).toEqual({ price: true, discount: true, weeks: false, level: false, time: false });
});

test('prices are those the shopper pays', () => {
  const [price] = compareProducts([product({ price: 12.45, discount: 10 })]);
  expect(price?.values).toEqual([{ kind: 'money', amount: 11.21 }]);
});

test('stock counts all colours and sizes; colours and sizes are listed once', () => {
  const tee = product({ variation: [variation('Fern', { S: 2, M: 1 }), variation('Plum', { S: 4 })] });
  const facts = Object.fromEntries(compareProducts([tee]).map(({ fact, values }) => [fact, values[0]]));
  expect(facts).toMatchObject({
    stock: { kind: 'count', unit: 'stock', count: 7 },
    colors: { kind: 'words', words: ['Fern', 'Plum'] },
    sizes: { kind: 'words', words: ['S', 'M'] },
  });
});

test('details stand under their own labels; one that is missing is a gap', () => {
  const rows = compareProducts([
    product({ details: [{ label: 'Material', value: 'Cork' }] }),
    product({ id: 'b', details: [{ label: 'Care', value: 'Wipe' }] }),
  ]).filter(({ isDetail }) => isDetail);
  expect(rows).toEqual([
    {
      fact: 'Material',
      isDetail: true,
      differs: true,
      values: [{ kind: 'words', words: ['Cork'] }, { kind: 'none' }],
    },
    {
      fact: 'Care',
      isDetail: true,
      differs: true,
      values: [{ kind: 'none' }, { kind: 'words', words: ['Wipe'] }],
    },
  ]);
});

test('meals show energy, diet and allergens', () => {
  const soup = product({
    meal: { course: 'soup', diet: ['vegan'], allergens: [], kcal: 300, portionGrams: 350 },
  });
  const facts = compareProducts([soup]).map(({ fact }) => fact);
  expect(facts).toEqual(expect.arrayContaining(['energy', 'diet']));
  expect(facts).not.toContain('allergens');
});

test('every fact of a program stands under its name', () => {
  const [walk, talk] = [
    program({
      price: 50,
      discount: 20,
      dimensions: ['Physical', 'Social'],
      weeks: 8,
      level: 'starter',
      minutesPerWeek: 90,
      outcome: 'Stairs feel flat.',
      suits: 'Everybody',
      includes: ['A map', '', 'A letter'],
    }),
    program({ id: 'b', level: '', minutesPerWeek: 0, dimensions: [] }),
  ];
  const rows = comparePrograms([walk, talk]).map(({ fact, values }) => [fact, ...values]);
  expect(rows).toEqual([
    ['price', { kind: 'money', amount: 40 }, { kind: 'money', amount: 25 }],
    ['discount', { kind: 'reduction', percent: 20 }, { kind: 'none' }],
    ['dimensions', { kind: 'dimensions', names: ['Physical', 'Social'] }, { kind: 'none' }],
    ['weeks', { kind: 'count', unit: 'weeks', count: 8 }, { kind: 'count', unit: 'weeks', count: 6 }],
    ['level', { kind: 'level', level: 'starter' }, { kind: 'none' }],
    ['time', { kind: 'count', unit: 'minutes', count: 90 }, { kind: 'none' }],
    ['outcome', { kind: 'words', words: ['Stairs feel flat.'] }, { kind: 'none' }],
    ['suits', { kind: 'words', words: ['Everybody'] }, { kind: 'none' }],
    ['includes', { kind: 'words', words: ['A map', 'A letter'] }, { kind: 'none' }],
  ]);
});

test('every fact of a product stands under its name, with the kind of word that it is translated as', () => {
  const soup = product({
    category: ['Food'],
    stock: 4,
    meal: { course: 'soup', diet: ['vegan'], allergens: ['celery'], kcal: 300, portionGrams: 350 },
    ingredients: 'Celery, water',
  });
  const tee = product({ id: 'tee', variation: [variation('Fern', { S: 2 })] });
  const rows = compareProducts([soup, tee]).map(({ fact, values }) => [fact, ...values]);
  expect(rows).toStrictEqual([
    ['price', { kind: 'money', amount: 25 }, { kind: 'money', amount: 25 }],
    ['stock', { kind: 'count', unit: 'stock', count: 4 }, { kind: 'count', unit: 'stock', count: 2 }],
    ['category', { kind: 'words', words: ['Food'], of: 'category' }, { kind: 'none' }],
    ['colors', { kind: 'none' }, { kind: 'words', words: ['Fern'], of: 'color' }],
    ['sizes', { kind: 'none' }, { kind: 'words', words: ['S'], of: 'size' }],
    ['energy', { kind: 'count', unit: 'kcal', count: 300 }, { kind: 'none' }],
    ['diet', { kind: 'diet', names: ['vegan'] }, { kind: 'none' }],
    ['allergens', { kind: 'allergens', names: ['celery'] }, { kind: 'none' }],
    ['ingredients', { kind: 'words', words: ['Celery, water'] }, { kind: 'none' }],
  ]);
});

test('food that is declared to have no allergen says so', () => {
  const rows = compareProducts([product({ ingredients: 'Water' }), product({ id: 'mat' })]);
  const row = rows.find(({ fact }) => fact === 'allergens');
  expect(row?.values).toEqual([{ kind: 'allergens', names: [] }, { kind: 'none' }]);
});

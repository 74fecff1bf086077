import { expect, test } from 'vitest';
import { compareProducts, comparePrograms } from '../../../src/model/catalogue/comparison';
import { product, program, variation } from '../../support/samples';

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

import { expect, test } from 'vitest';
import { sheetImport } from '#model/desk/sheetImport';

const mat = {
  id: 'mat',
  name: 'Mat',
  price: 25,
  category: 'Gear',
  image: ['/a.svg'],
  summary: 'Soft',
  stock: 3,
};
const shelf = { products: { mat }, programs: {} };

test('rows are new, changed or as they were, and one update makes them so', () => {
  const { rows, update } = sheetImport(
    'id,name,price,category,stock\nmat,Mat,24,Gear,3\nrug,Rug,9,Gear,1',
    shelf,
    false,
  );
  expect(rows.map(({ state }) => state)).toEqual(['changed', 'new']);
  expect(rows[1]?.warnings.map(({ code }) => code)).toEqual(['noPicture', 'noSummary']);
  expect(update).toEqual({
    'products/mat/price': 24,
    'products/rug': expect.objectContaining({ name: 'Rug' }),
  });
  expect(sheetImport('id,price\nmat,25', shelf, false)).toMatchObject({
    rows: [{ state: 'same' }],
    update: {},
  });
});

test.each([
  ['a price that is no number', 'id,price\nmat,dear', 'notNumber'],
  ['parts of a cent', 'id,price\nmat,1.999', 'partsOfCent'],
  ['a discount that no order can be reckoned with', 'id,discount\nmat,33.333', 'badDiscount'],
  ['a row without a kind', 'name,price,category\nRug,1,Gear', 'noKind'],
])('with %s nothing is written', (_what, text, code) => {
  const { rows, update } = sheetImport(text, shelf, false);
  expect(rows[0]).toMatchObject({ state: 'wrong', errors: [expect.objectContaining({ code })] });
  expect(update).toEqual({});
});

test('a price that changes by more than half is doubtful, and said', () => {
  const { rows } = sheetImport('id,price\nmat,250', shelf, false);
  expect(rows[0]).toMatchObject({ isDoubtful: true, warnings: [{ code: 'largeChange' }] });
  expect(sheetImport('id,price\nmat,30', shelf, false).rows[0]).toMatchObject({ isDoubtful: false });
});

test('parts are the same in whatever order the database gives them', () => {
  const safe = { ...mat, safety: { address: 'Gmunden', manufacturer: 'Hof' } };
  const text = 'id,safety\nmat,"{""manufacturer"": ""Hof"", ""address"": ""Gmunden""}"';
  const { rows, update } = sheetImport(text, { products: { mat: safe }, programs: {} }, false);
  expect(rows).toMatchObject([{ state: 'same', changes: [] }]);
  expect(update).toEqual({});
});

test('an unknown column is wrong for the whole file', () => {
  expect(sheetImport('id,colour,price\nmat,red,20', shelf, false)).toMatchObject({
    problems: [{ code: 'unknownColumn' }],
    update: {},
  });
});

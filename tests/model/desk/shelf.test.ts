import { describe, expect, test } from 'vitest';
import { rowUpdate, type ShelfRow } from '#model/desk/shelf';

const row: ShelfRow = {
  kind: 'product',
  id: 'mat',
  name: 'Mat',
  path: 'products/mat',
  price: 40,
  discount: 0,
  stock: { place: 'products/mat/stock', left: 5 },
};

describe('what is typed over a row', () => {
  test('writes the price, and asks about one that changes by more than half', () => {
    expect(rowUpdate(row, row, { price: '39,50' })).toEqual({
      update: { 'products/mat/price': 39.5 },
      isLarge: false,
    });
    expect(rowUpdate(row, row, { price: '4' })).toMatchObject({ isLarge: true });
  });
  test('writes the discount, none where the field is empty', () => {
    expect(rowUpdate(row, row, { discount: '20' })).toMatchObject({
      update: { 'products/mat/discount': 20 },
    });
    expect(rowUpdate(row, row, { discount: '' })).toMatchObject({ update: { 'products/mat/discount': 0 } });
  });
  test('changes the stock by the difference, so that what is sold meanwhile stays sold', () => {
    const sold = { ...row, stock: { place: 'products/mat/stock', left: 3 } };
    expect(rowUpdate(row, sold, { stock: '12' })).toMatchObject({
      update: { 'products/mat/stock': { '.sv': { increment: 7 } } },
    });
  });
  test('hides an item from shoppers and shows it again', () => {
    const shown = { ...row, isHidden: false };
    const hidden = { ...row, isHidden: true };
    expect(rowUpdate(shown, shown, { isHidden: true })).toMatchObject({
      update: { 'products/mat/visible': false },
    });
    expect(rowUpdate(hidden, hidden, { isHidden: false })).toMatchObject({
      update: { 'products/mat/visible': null },
    });
    expect(rowUpdate(shown, hidden, { isHidden: true })).toEqual({ problem: 'changed' });
  });
  test('never leaves less than nothing', () => {
    const sold = { ...row, stock: { place: 'products/mat/stock', left: 1 } };
    expect(rowUpdate(row, sold, { stock: '2' })).toEqual({ problem: 'stock' });
  });
  test('overwrites no price or discount that somebody else has changed', () => {
    expect(rowUpdate(row, { ...row, price: 45 }, { price: '39' })).toEqual({ problem: 'changed' });
    expect(rowUpdate(row, { ...row, discount: 5 }, { discount: '10' })).toEqual({ problem: 'changed' });
  });
  test.each([
    ['price', ''],
    ['price', 'cheap'],
    ['price', '-1'],
    ['price', '1.99.9'],
    ['discount', '101'],
    ['discount', '5.555'],
    ['discount', 'half'],
    ['stock', ''],
    ['stock', '-1'],
    ['stock', '1.5'],
    ['stock', 'many'],
  ] as const)('as %s %j is refused', (field, typed) => {
    expect(rowUpdate(row, row, { [field]: typed })).toEqual({ problem: field });
  });
});

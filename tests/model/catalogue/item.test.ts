import { describe, expect, test } from 'vitest';
import { imagesOf, needsChoice, stockOf } from '#model/catalogue/item';
import { product, program, variation } from '#tests/support/samples';
import { itemPath } from '#model/paths';

const mat = product({
  stock: 99,
  image: ['/mat.svg'],
  variation: [{ ...variation('Fern', { S: 2, M: 3 }), image: ['/fern.svg'] }, variation('Plum', { S: 5 })],
});

describe('the stock', () => {
  test('is the product’s own where it has no variations', () => {
    expect(stockOf(product({ stock: 7 }))).toBe(7);
  });
  test('is that of the size under the chosen colour', () => {
    expect(stockOf(mat, { selectedProductColor: 'Fern', selectedProductSize: 'M' })).toBe(3);
    expect(stockOf(mat, { selectedProductColor: 'Plum', selectedProductSize: 'M' })).toBe(0);
  });
  test('is that of all sizes while no colour is chosen', () => {
    expect(stockOf(mat)).toBe(10);
  });
  test('of a program never runs out', () => {
    expect(stockOf(program())).toBe(99);
  });
});

test('only a product with variations needs a choice', () => {
  expect([needsChoice(mat), needsChoice(product()), needsChoice(program())]).toEqual([true, false, false]);
});

test('a colour shows its own pictures, or the product’s', () => {
  expect(imagesOf(mat, { selectedProductColor: 'Fern' })).toEqual(['/fern.svg']);
  expect(imagesOf(mat, { selectedProductColor: 'Plum' })).toEqual(['/mat.svg']);
  expect(imagesOf(program({ image: ['/calm.svg'] }), {})).toEqual(['/calm.svg']);
});

test('the path of an item holds its kind and its id', () => {
  expect(itemPath(program({ id: 'six-week-buffer' }))).toBe('/program/six-week-buffer');
  expect(itemPath({ kind: 'product', id: 'a/b' })).toBe('/product/a%2Fb');
});

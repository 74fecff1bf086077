import { expect, test } from 'vitest';
import { withStock } from '#model/availability/liveStock';
import { productsOf } from '#model/catalogue/catalogueReader';
import type { Product } from '#model/catalogue/item';

const variation = [
  {
    color: 'clay',
    size: [
      { name: 's', stock: 2 },
      { name: 'm', stock: 4 },
    ],
  },
  { color: 'fern', size: [{ name: 's', stock: 1 }] },
];
const product = (fields: object): Product => {
  const [found] = productsOf({ mat: { id: 'mat', name: 'Mat', price: 25, ...fields } }).rows;
  if (!found) throw new Error('The product cannot be used.');
  return found;
};

test('the stock becomes what the database says', () => {
  expect(withStock(product({ stock: 5 }), { stock: 3 }).stock).toBe(3);
  expect(withStock(product({ stock: 5 }), { stock: -1 }).stock).toBe(0);
});

test.each([[5], [null], ['many'], [undefined]])('%j changes nothing of five', (stock) => {
  const mat = product({ stock: 5 });
  expect(withStock(mat, { stock })).toBe(mat);
});

test('a size is found by its names, wherever it stands now', () => {
  const tee = product({ variation });
  const moved = [
    { color: 'fern', size: [{ name: 's', stock: 0 }] },
    'red',
    { color: 'clay', size: { 0: 5, 1: { name: 'm', stock: 3 } } },
  ];
  const seen = withStock(tee, { variation: moved });
  expect(seen.variation.map(({ color, size }) => [color, size.map(({ stock }) => stock)])).toEqual([
    ['clay', [2, 3]],
    ['fern', [0]],
  ]);
  expect(withStock(tee, { variation })).toBe(tee);
  expect(withStock(tee, { variation: null })).toBe(tee);
});

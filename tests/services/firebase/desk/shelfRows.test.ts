import { expect, test } from 'vitest';
import { productRows, programRows } from '#services/firebase/desk/shelfRows';

const mat = { id: 'mat', name: 'Mat', price: 25, category: 'Gear', image: [], stock: 3 };

test('what shoppers do not see is on the shelf, and so is what the shop cannot read', () => {
  const rows = productRows({
    mat: { ...mat, visible: false },
    rug: { id: 'rug', name: 'Rug', price: 'dear' },
  });
  expect(rows).toMatchObject([
    { id: 'mat', isHidden: true, stock: { place: 'products/mat/stock', left: 3 } },
    { id: 'rug', name: 'Rug', isBroken: true },
  ]);
});

test('each size is a row of its own, hidden with its product', () => {
  const tee = { ...mat, variation: { 3: { color: 'clay', size: [null, { name: 's', stock: 2 }] } } };
  expect(productRows({ mat: tee })).toMatchObject([
    { name: 'Mat', isHidden: false },
    { name: 'Mat (clay, s)', stock: { place: 'products/mat/variation/3/size/1/stock', left: 2 } },
  ]);
});

test('programs have no stock', () => {
  expect(programRows({ calm: { id: 'calm', name: 'Calm', price: 9 } })[0]).not.toHaveProperty('stock');
});

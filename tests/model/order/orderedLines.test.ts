import { expect, test } from 'vitest';
import type { CartLine } from '#model/cart/cart';
import { productsOf } from '#model/catalogue/catalogueReader';
import { orderLineOf } from '#model/order/order';
import { withoutOrdered } from '#model/cart/orderedUnits';
import { withoutSold } from '#model/order/withoutSold';

const line = (changes: Partial<CartLine> = {}): CartLine => ({
  cartItemId: 'a',
  kind: 'product',
  id: 'tee',
  name: 'Tee',
  price: 20,
  discount: 0,
  image: [],
  quantity: 2,
  selectedProductColor: 'clay',
  selectedProductSize: 's',
  ...changes,
});

test('what was ordered leaves the cart, what was added since stays', () => {
  const ordered = [orderLineOf(line())];
  const other = line({ cartItemId: 'b', selectedProductSize: 'm' });
  expect(withoutOrdered([line()], ordered)).toEqual([]);
  expect(withoutOrdered([line({ quantity: 5 }), other], ordered)).toEqual([line({ quantity: 3 }), other]);
});

test.each([
  ['another kind', { kind: 'program' }],
  ['another id', { id: 'mat' }],
  ['another colour', { selectedProductColor: 'sand' }],
  ['another size', { selectedProductSize: 'm' }],
] as const)('%s was not ordered', (_, changes) => {
  const other = line(changes);
  expect(withoutOrdered([other], [orderLineOf(line())])).toEqual([other]);
});

test('what was ordered leaves the stock of its size, and of nothing else', () => {
  const [tee, mat] = productsOf({
    tee: {
      name: 'Tee',
      price: 20,
      stock: 9,
      variation: [
        {
          color: 'clay',
          size: [
            { name: 's', stock: 3 },
            { name: 'm', stock: 3 },
          ],
        },
      ],
    },
    mat: { name: 'Mat', price: 25, stock: 1 },
  }).rows;
  if (!tee || !mat) throw new Error('The sample has two products.');
  const ordered = [orderLineOf(line())];
  expect(withoutSold(mat, ordered)).toBe(mat);
  expect(withoutSold(mat, [orderLineOf(line({ kind: 'program', id: 'mat' }))])).toBe(mat);
  expect(withoutSold(tee, [orderLineOf(line({ selectedProductColor: 'sand' }))]).variation).toEqual(
    tee.variation,
  );
  expect(withoutSold(tee, ordered).variation[0]?.size).toEqual([
    { name: 's', stock: 1 },
    { name: 'm', stock: 3 },
  ]);
  const [sold] = [
    orderLineOf({ ...line({ id: 'mat' }), selectedProductColor: undefined, selectedProductSize: undefined }),
  ];
  expect(withoutSold(mat, [sold]).stock).toBe(0);
});

import { describe, expect, test } from 'vitest';
import type { CartLine } from '../../../src/model/cart/cart';
import {
  cartCleared,
  cartReducer,
  itemAdded,
  lineDecremented,
  lineIncremented,
  lineRemoved,
  linesRestored,
  quantityTyped,
} from '../../../src/model/cart/cartSlice';
import { line, product, program, variation } from '../../support/samples';
import { unitsOnOffer } from '../../../src/model/availability/availability';

const mat = product({ variation: [variation('Fern', { S: 2, M: 0 }), variation('Plum', { S: 5 })] });
const fernS = { selectedProductColor: 'Fern', selectedProductSize: 'S' };

const after = (lines: CartLine[], ...actions: Parameters<typeof cartReducer>[1][]): CartLine[] =>
  actions.reduce(cartReducer, lines);

describe('adding an item', () => {
  test('starts a line of one with an id of its own', () => {
    const lines = after([], itemAdded(product()), itemAdded(product({ id: 'cup' })));
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect(new Set(lines.map(({ cartItemId }) => cartItemId)).size).toBe(2);
  });
  test('again raises the quantity by what is given', () => {
    const lines = after([], itemAdded(product()), itemAdded(product(), {}, 3), itemAdded(product()));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.quantity).toBe(5);
  });
  test('stops at the stock of the chosen size', () => {
    const lines = after([], itemAdded(mat, fernS), itemAdded(mat, fernS), itemAdded(mat, fernS));
    expect(lines[0]).toMatchObject({ ...fernS, quantity: 2 });
  });
  test.each([
    ['without a choice where one is needed', mat, {}],
    ['with a colour alone', mat, { selectedProductColor: 'Fern' }],
    ['in a colour that does not exist', mat, { ...fernS, selectedProductColor: 'Sky' }],
    ['in a size that does not exist', mat, { ...fernS, selectedProductSize: 'XL' }],
    ['in a size that is sold out', mat, { ...fernS, selectedProductSize: 'M' }],
    ['that is sold out', product({ stock: 0 }), {}],
  ])('%s adds nothing', (_, item, choice) => {
    expect(unitsOnOffer(item, choice) ?? 0).toBe(0);
    expect(after([], itemAdded(item, choice))).toEqual([]);
  });
  test('a program has no stock to run out of', () => {
    expect(after([], itemAdded(program(), {}, 99), itemAdded(program()))[0]?.quantity).toBe(99);
  });
});

describe('a line', () => {
  const lines = [line({ quantity: 2 }), line({ cartItemId: 'line-2', id: 'cup' })];
  test('goes up to its limit and no further', () => {
    const up = lineIncremented({ cartItemId: 'line-1', limit: 3 });
    expect(after(lines, up, up, up)[0]?.quantity).toBe(3);
  });
  test('takes a typed quantity within bounds', () => {
    const typed = (quantity: number) =>
      after(lines, quantityTyped({ cartItemId: 'line-1', quantity, limit: 7 }))[0]?.quantity;
    expect([typed(4), typed(0), typed(50)]).toEqual([4, 1, 7]);
  });
  test('goes down by one, and away at one', () => {
    const down = lineDecremented('line-1');
    expect(after(lines, down)[0]?.quantity).toBe(1);
    expect(after(lines, down, down)).toEqual([lines[1]]);
  });
  test('is removed by its own id, and comes back to its place', () => {
    const without = after(lines, lineRemoved('line-1'));
    expect(without).toEqual([lines[1]]);
    expect(after(without, linesRestored({ lines: lines.slice(0, 1), index: 0 }))).toEqual(lines);
  });
  test('that comes back meets what was added meanwhile', () => {
    const again = after(lines, lineRemoved('line-1'), itemAdded(product()));
    const restored = after(again, linesRestored({ lines: lines.slice(0, 1), index: 0 }));
    expect(restored.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['cup', 1],
      ['mat', 3],
    ]);
  });
});

test('clearing empties the cart, and all of it can come back', () => {
  const lines = [line(), line({ cartItemId: 'line-2', id: 'cup' })];
  expect(after(lines, cartCleared())).toEqual([]);
  expect(after(lines, cartCleared(), linesRestored({ lines, index: 0 }))).toEqual(lines);
});

import { describe, expect, test } from 'vitest';
import { lineOf, unitsOfItem, type CartLine } from '#model/cart/cart';
import {
  cartCleared,
  cartReducer,
  choiceChanged,
  differencesAccepted,
  itemAdded,
  lineDecremented,
  lineIncremented,
  lineRemoved,
  linesRestored,
  orderRepeated,
  quantityTyped,
} from '#model/cart/cartSlice';
import { line, product, program, variation } from '#tests/support/samples';
import { unitsOnOffer } from '#model/availability/availability';

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
    expect(after(lines, up, up, up).map(({ quantity }) => quantity)).toEqual([3, 1]);
  });
  test('takes a typed quantity within bounds', () => {
    const typed = (quantity: number) =>
      after(lines, quantityTyped({ cartItemId: 'line-1', quantity, limit: 7 }))[0]?.quantity;
    expect([typed(4), typed(0), typed(50)]).toEqual([4, 1, 7]);
    expect(after(lines, quantityTyped({ cartItemId: 'line-1', quantity: 4, limit: 7 }))[1]).toEqual(lines[1]);
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

describe('another colour or size of a line', () => {
  const plumS = { ...fernS, selectedProductColor: 'Plum' };
  const of = (choice: typeof fernS, quantity: number, id: string) => lineOf(mat, choice, quantity, id);

  test('is taken in place, with as many units as it has', () => {
    const lines = [of(plumS, 4, 'a'), line({ cartItemId: 'b', id: 'cup' })];
    const changed = after(lines, choiceChanged(mat, of(plumS, 4, 'a'), fernS));
    expect(changed).toEqual([of(fernS, 2, 'a'), lines[1]]);
  });
  test('joins the line that has it already', () => {
    const lines = [of(plumS, 3, 'a'), of(fernS, 1, 'b')];
    expect(after(lines, choiceChanged(mat, of(fernS, 1, 'b'), plumS))).toEqual([of(plumS, 4, 'b')]);
  });
  test('chosen once more changes nothing', () => {
    const lines = [of(plumS, 2, 'a')];
    expect(after(lines, choiceChanged(mat, of(plumS, 2, 'a'), plumS))).toEqual(lines);
  });
  test.each([
    ['that is sold out', { ...fernS, selectedProductSize: 'M' }],
    ['that does not exist', { ...fernS, selectedProductSize: 'XL' }],
  ])('%s is not taken', (_, choice) => {
    const lines = [of(plumS, 2, 'a')];
    expect(after(lines, choiceChanged(mat, of(plumS, 2, 'a'), choice))).toBe(lines);
  });
});

test('an earlier order comes into the cart again, up to what is left of each', () => {
  const portions = [
    { item: mat, choice: fernS, quantity: 5 },
    { item: program(), choice: {}, quantity: 1 },
    { item: product({ id: 'cup', stock: 0 }), choice: {}, quantity: 1 },
  ];
  const lines = after([line()], orderRepeated(portions));
  expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['mat', 1],
    ['mat', 2],
    ['calm', 1],
  ]);
  expect(unitsOfItem(lines, { kind: 'product', id: 'mat' })).toBe(3);
  expect(unitsOfItem(lines, { kind: 'program', id: 'calm' })).toBe(1);
  expect(unitsOfItem(lines, { kind: 'product', id: 'calm' })).toBe(0);
});

test('differences that are accepted make the line what the catalogue has, and the others stay', () => {
  const lines = [
    line({ cartItemId: 'a', price: 25, priceBefore: 20, quantity: 5 }),
    line({ cartItemId: 'b', id: 'cup' }),
    line({ cartItemId: 'c', id: 'tea', priceBefore: 3 }),
  ];
  const now = { name: 'Cork mat', price: 25, discount: 10, image: ['/mat.svg'], most: 3 };
  const accepted = after(
    lines,
    differencesAccepted([
      { kind: 'product', id: 'mat', now },
      { kind: 'product', id: 'cup' },
    ]),
  );
  const { most, ...terms } = now;
  expect(accepted).toStrictEqual([{ ...line({ cartItemId: 'a' }), ...terms, quantity: most }, lines[2]]);
});

test('clearing empties the cart, and all of it can come back', () => {
  const lines = [line(), line({ cartItemId: 'line-2', id: 'cup' })];
  expect(after(lines, cartCleared())).toEqual([]);
  expect(after(lines, cartCleared(), linesRestored({ lines, index: 0 }))).toEqual(lines);
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clampQuantity,
  countUnits,
  decrementLine,
  isSameLine,
  lineOf,
  mergeLine,
  quantityInCart,
  restoreLine,
  unitsOfItem,
  withLineChanged,
} from '#model/cart/cart';
import { line, product } from '#tests/support/samples';

const fern = (size: string, quantity = 1) =>
  line({ cartItemId: `fern-${size}`, selectedProductColor: 'Fern', selectedProductSize: size, quantity });

describe('adding to the cart', () => {
  test('merges by id and kind, and keeps the line it found', () => {
    const lines = mergeLine([line({ quantity: 2 })], line({ cartItemId: 'new', quantity: 3 }));
    expect(lines).toEqual([line({ quantity: 5 })]);
  });
  test('keeps a program apart from a product with the same id', () => {
    expect(mergeLine([line()], line({ kind: 'program', cartItemId: 'other' }))).toHaveLength(2);
  });
  test('merges a variation only where colour and size both match', () => {
    expect(mergeLine([fern('S')], fern('S'))).toEqual([fern('S', 2)]);
    expect(mergeLine([fern('S')], fern('M'))).toHaveLength(2);
    expect(mergeLine([fern('S')], { ...fern('S'), selectedProductColor: 'Plum' })).toHaveLength(2);
    expect(mergeLine([line()], fern('S'))).toHaveLength(2);
  });
  test('stops at the stock, and at 99', () => {
    expect(mergeLine([line({ quantity: 3 })], line({ quantity: 4 }), 5)[0]?.quantity).toBe(5);
    expect(mergeLine([], line({ quantity: 500 }))[0]?.quantity).toBe(99);
  });
  test('never takes units away, even when the stock has shrunk', () => {
    expect(mergeLine([line({ quantity: 8 })], line(), 5)[0]?.quantity).toBe(8);
  });
  test('leaves no two lines of the same thing, and loses no unit below the limit', () => {
    const adds = fc.array(
      fc.record({
        id: fc.constantFrom('a', 'b'),
        kind: fc.constantFrom('product' as const, 'program' as const),
        selectedProductSize: fc.constantFrom(undefined, 'S', 'M'),
        quantity: fc.integer({ min: 1, max: 4 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(adds, (list) => {
        const added = list.map((changes, index) => line({ ...changes, cartItemId: String(index) }));
        const lines = added.reduce((all, next) => mergeLine(all, next), [line({ id: 'first' })]);
        expect(countUnits(lines)).toBe(1 + countUnits(added));
        for (const one of lines) expect(lines.filter((other) => isSameLine(one, other))).toEqual([one]);
      }),
    );
  });
});

describe('a quantity', () => {
  test.each([
    [0, 1],
    [-4, 1],
    [2.9, 2],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 99],
    [1e9, 99],
  ])('of %d becomes %d', (asked, given) => {
    expect(clampQuantity(asked)).toBe(given);
  });
  test('is a whole number from 1 to the limit, whatever is asked', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: 1, max: 200 }), (asked, limit) => {
        const quantity = clampQuantity(asked, limit);
        expect(Number.isInteger(quantity)).toBe(true);
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(quantity).toBeLessThanOrEqual(Math.min(99, limit));
      }),
    );
  });
});

describe('taking one away', () => {
  test('lowers the line by one and leaves the others', () => {
    expect(decrementLine([line({ quantity: 2 }), fern('S')], 'line-1')).toEqual([line(), fern('S')]);
  });
  test('removes a line of one', () => {
    expect(decrementLine([line(), fern('S')], 'line-1')).toEqual([fern('S')]);
  });
  test('of a line that is not there changes nothing', () => {
    expect(decrementLine([line()], 'gone')).toEqual([line()]);
  });
});

describe('looking up a quantity', () => {
  const lines = [line({ quantity: 2 }), fern('S', 3), fern('M', 4), line({ kind: 'program', quantity: 7 })];
  test('matches by id, and by colour and size too where there are variations', () => {
    expect(quantityInCart(lines, { kind: 'product', id: 'mat' })).toBe(2);
    expect(quantityInCart(lines, fern('M'))).toBe(4);
    expect(quantityInCart(lines, fern('XL'))).toBe(0);
    expect(quantityInCart(lines, { kind: 'program', id: 'mat' })).toBe(7);
  });
  test('of an item counts all its colours and sizes', () => {
    expect(unitsOfItem(lines, { kind: 'product', id: 'mat' })).toBe(9);
    expect(countUnits(lines)).toBe(16);
  });
});

describe('a new line', () => {
  test('holds what the catalogue says, and the choice', () => {
    const item = product({ name: 'Cork mat', price: 48, discount: 10, image: ['/a.svg'] });
    expect(lineOf(item, { selectedProductColor: 'Fern', selectedProductSize: 'M' }, 2, 'id-1')).toEqual({
      cartItemId: 'id-1',
      kind: 'product',
      id: 'mat',
      name: 'Cork mat',
      price: 48,
      discount: 10,
      image: ['/a.svg'],
      quantity: 2,
      selectedProductColor: 'Fern',
      selectedProductSize: 'M',
    });
  });
  test('has no colour and no size where none was chosen', () => {
    const plain = lineOf(product(), {}, 1, 'id-1');
    expect(plain).not.toHaveProperty('selectedProductColor');
    expect(plain).not.toHaveProperty('selectedProductSize');
  });
});

describe('another size of a line', () => {
  const other = line({ cartItemId: 'other', id: 'lamp' });

  test('stands where the line stood, with its units', () => {
    expect(withLineChanged([other, fern('S', 2)], { ...fern('M', 2), cartItemId: 'fern-S' }, 9)).toEqual([
      other,
      { ...fern('M', 2), cartItemId: 'fern-S' },
    ]);
  });
  test('takes in the line that had it already, up to the stock', () => {
    const lines = [fern('M', 3), other, fern('S', 2)];
    const changed = { ...fern('M', 2), cartItemId: 'fern-S' };
    expect(withLineChanged(lines, changed, 9)).toEqual([other, { ...changed, quantity: 5 }]);
    expect(withLineChanged(lines, changed, 4)).toEqual([other, { ...changed, quantity: 4 }]);
  });
});

describe('a line that comes back', () => {
  test('stands where it stood', () => {
    expect(restoreLine([fern('S'), fern('L')], fern('M'), 1)).toEqual([fern('S'), fern('M'), fern('L')]);
  });
  test('is there once, however often it is restored', () => {
    const lines = [fern('S'), fern('M', 2)];
    expect(restoreLine(lines, fern('M', 2), 0)).toEqual(lines);
  });
  test('takes in what was added of the same meanwhile, under its own id', () => {
    const added = { ...fern('M', 3), cartItemId: 'new' };
    expect(restoreLine([added, fern('S')], fern('M', 2), 1)).toEqual([fern('M', 5), fern('S')]);
  });
});

test('units of an item are those of its kind alone', () => {
  const lines = [line({ quantity: 2 }), line({ kind: 'program', cartItemId: 'p', quantity: 1 })];
  expect(unitsOfItem(lines, { kind: 'product', id: line().id })).toBe(2);
});

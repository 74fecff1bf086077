import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interleaved } from '#model/shopState';
import { listByType, sortItems, sortOrders } from '#model/lists/listing';
import { unitPrice } from '#model/money/pricing';
import { product } from '#tests/support/samples';

const items = [
  product({ id: 'a', price: 30, discount: 50 }),
  product({ id: 'b', price: 20, new: true }),
  product({ id: 'c', price: 15, discount: 0 }),
  product({ id: 'd', price: 40, discount: 10, new: true }),
];
const ids = (list: { id: string }[]): string => list.map(({ id }) => id).join('');

describe('listing by type', () => {
  test('new keeps what is flagged new', () => {
    expect(ids(listByType(items, 'new'))).toBe('bd');
    expect(ids(listByType(items, 'new', 1))).toBe('b');
  });
  test('bestSeller keeps the first ones, all without a limit', () => {
    expect(ids(listByType(items, 'bestSeller', 2))).toBe('ab');
    expect(ids(listByType(items, 'bestSeller'))).toBe('abcd');
  });
  test('bestSeller goes by the units sold, where any are counted', () => {
    const counted = [product({ id: 'a' }), product({ id: 'b', sold: 3 }), product({ id: 'c', sold: 9 })];
    expect(ids(listByType(counted, 'bestSeller', 2))).toBe('cb');
  });
  test('saleItems keeps what has a discount', () => {
    expect(ids(listByType(items, 'saleItems'))).toBe('ad');
    expect(ids(listByType(items, 'saleItems', 1))).toBe('a');
  });
  test('no type keeps all, and a limit of none keeps nothing', () => {
    expect(ids(listByType(items))).toBe('abcd');
    expect(listByType(items, undefined, 0)).toEqual([]);
  });
});

describe('sorting', () => {
  test('goes by the price the shopper pays', () => {
    expect(ids(sortItems(items, 'priceLowToHigh'))).toBe('acbd');
    expect(ids(sortItems(items, 'priceHighToLow'))).toBe('dbac');
    expect(ids(sortItems(items, 'default'))).toBe('abcd');
  });
  test('keeps every item, and the catalogue’s order among equal prices', () => {
    const priced = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 20 });
    fc.assert(
      fc.property(priced, fc.constantFrom(...sortOrders), (prices, order) => {
        const list = prices.map((price, index) => product({ id: String(index), price }));
        const sorted = sortItems(list, order);
        expect(new Set(sorted)).toEqual(new Set(list));
        const asked = { default: 0, priceLowToHigh: 1, priceHighToLow: -1, newest: 0, name: 0 }[order];
        const isInOrder = sorted.slice(1).every((item, index) => {
          const before = sorted[index] ?? item;
          const step = asked * Math.sign(unitPrice(item) - unitPrice(before));
          return step > 0 || (step === 0 && Number(item.id) > Number(before.id));
        });
        expect(isInOrder).toBe(true);
      }),
    );
  });
  test('puts what is new first, or goes by the names the shopper reads', () => {
    expect(ids(sortItems(items, 'newest'))).toBe('bdac');
    const named = [product({ id: 'a', name: 'Zimt' }), product({ id: 'b', name: 'Äpfel' })];
    expect(ids(sortItems(named.toReversed(), 'name'))).toBe('ab');
    expect(ids(sortItems(named, 'name', (a, b) => a.name.localeCompare(b.name, 'de')))).toBe('ba');
  });
  test('leaves the list it was given alone', () => {
    sortItems(items, 'priceLowToHigh');
    expect(ids(items)).toBe('abcd');
  });
});

describe('two lists interleaved into one', () => {
  test('spreads each evenly and keeps its order', () => {
    expect(interleaved(['a', 'b'], ['1', '2', '3', '4'])).toEqual(['1', 'a', '2', '3', 'b', '4']);
    expect(interleaved([], ['x', 'y'])).toEqual(['x', 'y']);
  });
});

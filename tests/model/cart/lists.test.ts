import { describe, expect, test } from 'vitest';
import { compareReducer, comparisonRestored, itemCompared, itemUncompared } from '#model/cart/compareSlice';
import type { SavedItem } from '#model/saved/savedItem';
import {
  itemUnwished,
  itemWished,
  wishlistCleared,
  wishlistReducer,
  wishRestored,
} from '#model/cart/wishlistSlice';
import { product, program, saved } from '#tests/support/samples';

const wished = (items: SavedItem[], ...actions: Parameters<typeof wishlistReducer>[1][]): SavedItem[] =>
  actions.reduce(wishlistReducer, items);
const compared = (items: SavedItem[], ...actions: Parameters<typeof compareReducer>[1][]): SavedItem[] =>
  actions.reduce(compareReducer, items);

describe('the wishlist', () => {
  test('takes an item once', () => {
    expect(wished([], itemWished(product()), itemWished(product()))).toHaveLength(1);
  });
  test('keeps a program apart from a product with the same id', () => {
    expect(wished([], itemWished(product()), itemWished(program({ id: 'mat' })))).toHaveLength(2);
  });
  test('keeps of an item what a card needs, not its whole description', () => {
    const [item] = wished([], itemWished(product({ description: 'Long', category: ['Equipment'] })));
    expect(item).toEqual(saved({ category: ['Equipment'] }));
    expect(item).not.toHaveProperty('description');
  });
  test('loses by kind and id, and gives back in place', () => {
    const items = [saved(), saved({ id: 'cup' }), saved({ id: 'tea' })];
    const without = wished(items, itemUnwished({ kind: 'product', id: 'cup' }));
    expect(without.map(({ id }) => id)).toEqual(['mat', 'tea']);
    expect(wished(items, itemUnwished({ kind: 'program', id: 'cup' }))).toEqual(items);
    expect(wished(without, wishRestored({ item: saved({ id: 'cup' }), index: 1 }))).toEqual(items);
    expect(wished(items, wishRestored({ item: saved({ id: 'cup' }), index: 0 }))).toEqual(items);
  });
  test('can be emptied', () => {
    expect(wished([saved()], wishlistCleared())).toEqual([]);
  });
});

describe('the comparison', () => {
  test('appends, and a second add makes no second column', () => {
    const items = compared([], itemCompared(product()), itemCompared(program()), itemCompared(product()));
    expect(items.map(({ id }) => id)).toEqual(['mat', 'calm']);
  });
  test('loses by kind and id, and gives back in place', () => {
    const items = [saved(), saved({ id: 'cup' })];
    const without = compared(items, itemUncompared({ kind: 'product', id: 'mat' }));
    expect(without.map(({ id }) => id)).toEqual(['cup']);
    expect(compared(without, comparisonRestored({ item: saved(), index: 0 }))).toEqual(items);
  });
});

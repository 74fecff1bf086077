import { describe, expect, test } from 'vitest';
import { isItemConflict, itemChange, itemDraftFrom, newItem, newItemId } from '#model/desk/itemDraft';
import { deskItemIn, deskItemPath } from '#model/paths';

const tee = {
  id: 'tee',
  name: 'Tee',
  price: 19.9,
  category: ['Apparel'],
  image: ['/pictures/tee.svg'],
  sold: 7,
  stock: 3,
  type: 'apparel',
  variation: [{ color: 'clay', size: [{ name: 's', stock: 2 }] }],
};
const draft = itemDraftFrom(tee);

describe('an item', () => {
  test('is written field by field, and what was not touched is not written', () => {
    expect(itemChange('products/tee', draft, draft)).toEqual({});
    expect(itemChange('products/tee', draft, { ...draft, name: 'Shirt', tag: ['soft'] })).toEqual({
      'products/tee/name': 'Shirt',
      'products/tee/tag': ['soft'],
    });
    expect(itemChange('products/tee', { ...draft, isNew: true }, draft)).toEqual({
      'products/tee/new': null,
    });
  });
  test('that somebody else changes elsewhere is no conflict', () => {
    const theirs = { ...draft, price: 25 };
    expect(isItemConflict(draft, theirs, { ...draft, name: 'Shirt' })).toBe(false);
    expect(isItemConflict(draft, theirs, { ...draft, price: 22 })).toBe(true);
  });
  test('is copied with its sizes, of which there are none yet, and was never sold', () => {
    const update = newItem('product', 'tee-2', { ...draft, name: 'Tee two' }, tee);
    expect(update).toEqual({
      'products/tee-2': expect.objectContaining({
        id: 'tee-2',
        name: 'Tee two',
        type: 'apparel',
        stock: 0,
        variation: [{ color: 'clay', size: [{ name: 's', stock: 0 }] }],
      }),
    });
    expect(update['products/tee-2']).not.toHaveProperty('sold');
  });
  test('is made from nothing', () => {
    expect(newItem('program', 'calm', { ...draft, category: ['Physical'] }, undefined)).toEqual({
      'programs/calm': expect.objectContaining({ id: 'calm', category: 'Physical', price: 19.9 }),
    });
  });
});

test.each([
  ['Cork mat', 'cork-mat'],
  ['  Thé vert № 5! ', 'the-vert-no-5'],
  ['寿', 'item'],
  ['', 'item'],
  ['Tee', 'tee-3'],
])('the id of a new item called %j is %s', (name, id) => {
  expect(newItemId(name, (taken) => ['tee', 'tee-2'].includes(taken))).toBe(id);
});

test.each([
  ['product', 'mat'],
  ['program', 'a:b'],
  ['product', undefined],
] as const)('the address of %s %s names it', (kind, id) => {
  const path = deskItemPath(kind, id);
  expect(deskItemIn(decodeURIComponent(path.split('/').at(-1) ?? ''))).toEqual({ kind, id });
});

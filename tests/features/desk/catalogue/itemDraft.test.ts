import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import {
  draftFrom,
  draftOf,
  itemFields,
  itemSchema,
  type ItemFields,
} from '#features/desk/catalogue/itemSchema';
import products from '#local/seed/products.json';
import programs from '#local/seed/programs.json';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { emptied, entryOf, isItemConflict, itemChange, newItem, newItemId } from '#model/desk/itemDraft';
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
const known = ['Apparel', 'Gear'];
const typedOver = (node: unknown, typed: Partial<ItemFields> = {}, kind: 'product' | 'program' = 'product') =>
  draftOf(kind, v.parse(itemSchema, { ...itemFields(node, known), ...typed }));
const draft = typedOver(tee);
const change = (typed: Partial<ItemFields>) => itemChange('products/tee', draft, typedOver(tee, typed));
const [clay] = itemFields(tee, known).colours;
if (!clay) throw new Error('There is no colour.');

describe('an item', () => {
  test('is written field by field, and what was not touched is not written', () => {
    expect(change({})).toEqual({});
    expect(change({ name: 'Shirt', tag: 'soft' })).toEqual({
      'products/tee/name': 'Shirt',
      'products/tee/tag': ['soft'],
    });
    expect(change({ categories: ['Gear'], isHidden: true })).toEqual({
      'products/tee/category': 'Gear',
      'products/tee/visible': false,
    });
  });
  test('is not changed by what the form puts in order, such as spaces that do not break', () => {
    const text = { ...tee, summary: 'Call 116\u00a0123.' };
    const before = draftFrom('product', itemFields(text, known));
    expect(itemChange('products/tee', before, typedOver(text, { name: 'Shirt' }))).toEqual({
      'products/tee/name': 'Shirt',
    });
  });
  test('keeps a discount with decimals, which a sheet may have brought', () => {
    const reduced = { ...tee, discount: 12.5 };
    const before = draftFrom('product', itemFields(reduced, known));
    expect(itemChange('products/tee', before, typedOver(reduced, { name: 'Shirt' }))).toEqual({
      'products/tee/name': 'Shirt',
    });
  });
  test('has its stock changed by the difference, place by place', () => {
    const mat = { ...tee, variation: undefined };
    expect(itemChange('products/mat', typedOver(mat), typedOver(mat, { stock: '9' }))).toEqual({
      'products/mat/stock': { '.sv': { increment: 6 } },
    });
    expect(
      change({ colours: [{ ...clay, sizes: [{ key: '0', name: 's', stock: '1', was: '2' }] }] }),
    ).toEqual({
      'products/tee/variation/0/size/0/stock': { '.sv': { increment: -1 } },
    });
  });
  test('gets and loses sizes and colours at places that no order has named before', () => {
    expect(change({ colours: [{ ...clay, sizes: [{ key: '', name: 'm', stock: '4', was: '0' }] }] })).toEqual(
      {
        'products/tee/variation/0/size/0': null,
        'products/tee/variation/0/size/1': { name: 'm', stock: 4 },
      },
    );
    expect(change({ colours: [clay, { ...clay, key: '', color: 'fern' }] })).toEqual({
      'products/tee/variation/1': { color: 'fern', size: [{ name: 's', stock: 2 }] },
    });
    expect(change({ colours: [] })).toMatchObject({ 'products/tee/variation/0': null });
  });
  test('that somebody else changes elsewhere is no conflict, nor is what shoppers buy', () => {
    const theirs = typedOver({ ...tee, price: 25 });
    expect(isItemConflict(draft, theirs, typedOver(tee, { name: 'Shirt' }))).toBe(false);
    expect(isItemConflict(draft, theirs, typedOver(tee, { price: '22' }))).toBe(true);
    const sold = typedOver({ ...tee, variation: [{ color: 'clay', size: [{ name: 's', stock: 1 }] }] });
    expect(isItemConflict(draft, sold, typedOver(tee, { colours: [{ ...clay, color: 'red' }] }))).toBe(false);
    const renamed = typedOver({ ...tee, variation: [{ color: 'red', size: [{ name: 's', stock: 2 }] }] });
    expect(isItemConflict(draft, renamed, typedOver(tee, { colours: [] }))).toBe(true);
  });
  test('is copied with its sizes, of which there are none yet, and was never sold', () => {
    const template = emptied(tee);
    const update = newItem('product', 'tee-2', typedOver(template, { name: 'Tee two' }), template);
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
    const typed = { name: 'Calm', categories: ['Physical'], price: '19,90', level: 'deep', weeks: '6' };
    expect(newItem('program', 'calm', typedOver(undefined, typed, 'program'), undefined)).toEqual({
      'programs/calm': {
        id: 'calm',
        name: 'Calm',
        category: 'Physical',
        price: 19.9,
        level: 'deep',
        weeks: 6,
      },
    });
  });
});

test('every item of the sample goes through the form as it is', () => {
  const all = [...Object.entries(products), ...Object.entries(programs)];
  expect(all.length).toBeGreaterThan(50);
  for (const [id, node] of all) {
    const kind = Object.hasOwn(programs, id) ? 'program' : 'product';
    const entry: unknown = JSON.parse(JSON.stringify(node));
    const written = entryOf(id, draftOf(kind, itemFields(entry, known)), undefined);
    const { sold: _sold, ...said } = entry as Record<string, unknown>;
    // With colours the stock of the whole is nothing the form shows.
    if ('variation' in said) delete said['stock'];
    expect(productsOf({ [id]: written }).rows).toEqual(productsOf({ [id]: said }).rows);
    expect(programsOf({ [id]: written }).rows).toEqual(programsOf({ [id]: said }).rows);
  }
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

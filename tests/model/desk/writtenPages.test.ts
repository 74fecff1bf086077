import { expect, test } from 'vitest';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { differingItems, writtenFrom, writtenPages } from '#model/desk/writtenPages';

const mat = { id: 'mat', name: 'Mat', price: 25, category: 'Gear', image: ['/a.svg'], stock: 3, sold: 4 };
const tee = { ...mat, id: 'tee', variation: [{ color: 'clay', size: [{ name: 's', stock: 2 }] }] };
const calm = { id: 'calm', name: 'Calm', price: 9, category: 'Physical' };
const itemsOf = (products: object, programs: object = { calm }) => [
  ...productsOf(products).rows,
  ...programsOf(programs).rows,
];
const written = writtenFrom(JSON.parse(JSON.stringify(writtenPages(itemsOf({ mat, tee }), 7))));

test.each([
  ['nothing', { mat, tee }, { calm }, 0],
  ['a stock and what was sold', { mat: { ...mat, stock: 1, sold: 9 }, tee }, { calm }, 0],
  [
    'the stock of a size',
    { mat, tee: { ...tee, variation: [{ color: 'clay', size: [{ name: 's', stock: 9 }] }] } },
    { calm },
    0,
  ],
  ['a price', { mat: { ...mat, price: 26 }, tee }, { calm }, 1],
  ['another size', { mat, tee: { ...tee, variation: [] } }, { calm }, 1],
  [
    'one that is hidden and one that is new',
    { mat: { ...mat, visible: false }, tee },
    { calm, rest: { ...calm, id: 'rest' } },
    2,
  ],
])('%s makes so much of a difference', (_what, products, programs, count) => {
  expect(written && differingItems(itemsOf(products, programs), written)).toBe(count);
});

test.each([null, 'text', {}, { writtenAt: 'now', items: {} }])('%j says nothing of pages', (value) => {
  expect(writtenFrom(value)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { availabilityOf } from '#model/availability/availability';
import { stockNote } from '#model/availability/stockNote';
import { line, product, program, variation } from '#tests/support/samples';

const tee = product({ variation: [variation('Fern', { S: 2, M: 0 })] });
const gone = product({ variation: [variation('Fern', { S: 0 }), variation('Plum', { M: 0 })] });
const fernS = { selectedProductColor: 'Fern', selectedProductSize: 'S' };

test.each([
  ['a program never runs out', program(), {}, 1, 'unlimited', 98],
  ['plenty is in stock', product({ stock: 40 }), {}, 0, 'enough', 40],
  ['few are said in numbers', product({ stock: 5 }), {}, 1, 'few', 4],
  ['the last ones are in the cart', product({ stock: 2 }), {}, 2, 'allInCart', 0],
  ['sold out', product({ stock: 0 }), {}, 0, 'soldOut', 0],
  ['a size has to be chosen first', tee, { selectedProductColor: 'Fern' }, 0, 'choose', 0],
  ['nothing of it is left, so nothing can be chosen', gone, {}, 0, 'soldOut', 0],
  ['the chosen size is sold out', tee, { ...fernS, selectedProductSize: 'M' }, 0, 'soldOut', 0],
  ['two of the chosen size', tee, fernS, 0, 'few', 2],
] as const)('%s', (_, item, choice, inCart, kind, free) => {
  expect(stockNote(item, choice, inCart)).toMatchObject({ kind, free });
});

const lineOfTwo = line({ quantity: 2 });

test.each([
  ['before the catalogue was read nothing is said', undefined, false, { limit: 99 }],
  ['a line whose item is gone', undefined, true, { limit: 2, problem: 'gone' }],
  ['a line whose variation is gone', tee, true, { limit: 2, problem: 'gone' }],
  ['a line that is sold out', product({ stock: 0 }), true, { limit: 2, problem: 'soldOut' }],
  ['a line with more than there is', product({ stock: 1 }), true, { limit: 1, problem: 'short' }],
  ['a line with all there is', product({ stock: 2 }), true, { limit: 2 }],
  ['a line that can be had', product({ stock: 7 }), true, { limit: 7 }],
  ['no line has more than 99', product({ stock: 500 }), true, { limit: 99 }],
] as const)('%s', (_, item, isRead, standing) => {
  expect(availabilityOf(lineOfTwo, item, isRead)).toEqual(standing);
});

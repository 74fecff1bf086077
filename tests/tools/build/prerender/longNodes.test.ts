import { expect, test } from 'vitest';
import { productsOf } from '../../../../src/model/catalogue/catalogueReader';
import { withFirstRows } from '../../../../tools/build/prerender/longNodes';

const template = '<head><link href="/products.json?limitToFirst=1001"></head>';
const productsCalled = (count: number) =>
  productsOf(Array.from({ length: count }, (_, index) => ({ id: `p${index}`, name: 'Mat', price: 1 }))).rows;

test('a catalogue of a thousand rows is asked for whole', () => {
  expect(withFirstRows(template, { programs: [], products: productsCalled(1000) })).toBe(template);
});
test('pages of a longer one ask for its first rows, and tell the app so', () => {
  expect(withFirstRows(template, { programs: [], products: productsCalled(1001) })).toBe(
    '<head><link href="/products.json?limitToFirst=100"><meta name="catalogue-page" content="100" /></head>',
  );
});
test('a comment that speaks of the end of the head does not end it', () => {
  const commented = '<head><!-- before </head> --></head>';
  expect(withFirstRows(commented, { programs: [], products: productsCalled(1001) })).toBe(
    '<head><!-- before </head> --><meta name="catalogue-page" content="100" /></head>',
  );
});

import { expect, test } from 'vitest';
import seedPrograms from '#local/seed/programs.json';
import seedProducts from '#local/seed/products.json';
import { rowsShown, shortened, written } from '#prerender/rowsShown';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { product, program } from '#tests/support/samples';

const mat = product({ id: 'mat', description: 'Long.', details: [{ label: 'Made of', value: 'Cork' }] });
const oats = product({ id: 'oats', summary: 'Short.', description: 'Long.', keywords: ['porridge'] });
const calm = program({ id: 'calm', faq: [{ question: 'Why?', answer: 'Because.' }], outcome: 'Calm' });
const catalogue = { programs: [calm], products: [mat, oats] };

test('a page brings the rows it links to, in the order of the catalogue', () => {
  const shown = rowsShown(
    ['/product/oats?colour=red', '/program/calm#buy', '/product/mat', '/about'],
    catalogue,
  );
  expect(shown).toEqual(catalogue);
  expect(rowsShown(['/product/oats'], catalogue)).toEqual({ programs: [], products: [oats] });
});

test('other items than its own come without what only their own pages show', () => {
  const { programs, products } = shortened(catalogue, '/product/mat');
  expect(products).toEqual([mat, { ...oats, description: '', keywords: [] }]);
  expect(programs).toEqual([
    { ...calm, description: '', outcome: '', faq: [], includes: [], outline: [], suits: '' },
  ]);
});

test('what a page holds of its rows is read back as it was', () => {
  const programs = programsOf(seedPrograms).rows;
  const products = productsOf(seedProducts).rows;
  const held = written({ programs, products });
  expect(programsOf(held.programs).rows).toEqual(programs);
  expect(productsOf(held.products).rows).toEqual(products);
  const values = [...held.programs, ...held.products].flatMap((row) => Object.values<unknown>(row));
  expect(values.filter((value) => value === '' || value === 'product' || value === 'program')).toEqual([]);
});

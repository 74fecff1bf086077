import { expect, test } from 'vitest';
import programs from '#local/seed/programs.json';
import products from '#local/seed/products.json';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { itemsTagged } from '#model/catalogue/tagged';
import { needs } from '#model/needs';
import { topics } from '#model/topics';

test.each(needs)('the sample has two programs and a thing that help with $name', ({ words }) => {
  expect(itemsTagged(programsOf(programs).rows, words).length).toBeGreaterThanOrEqual(2);
  expect(itemsTagged(productsOf(products).rows, words).length).toBeGreaterThanOrEqual(1);
});

test('every topic has a need that leads to it', () => {
  const pages: readonly string[] = needs.map(({ page }) => page);
  for (const { path } of topics) expect(pages).toContain(path);
});

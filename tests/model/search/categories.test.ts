import { describe, expect, test } from 'vitest';
import { dimensionCounts, productCategories } from '#model/search/categories';
import { facetIndexOf } from '#model/search/facetIndex';
import { boundedQuery, longestQuery } from '#model/search/query';
import { inScope } from '#model/search/scope';
import { product, program } from '#tests/support/samples';

const items = [
  program({ id: 'calm', category: ['Emotional'], dimensions: ['Emotional'] }),
  product({ id: 'plain', category: ['Rest'] }),
  product({ id: 'lamp', category: ['Light', 'Rest'], image: ['/lamp.svg'], dimensions: ['Emotional'] }),
  product({ id: 'mask', category: ['Rest'], image: ['/mask.svg'] }),
];

describe('categories', () => {
  test('have a count, and an item of their own with a picture to stand for them', () => {
    const found = new Map(productCategories(facetIndexOf(items)).map((one) => [one.name, one]));
    expect([...found.keys()]).toEqual(['Rest', 'Light']);
    expect(found.get('Rest')).toMatchObject({ count: 3, example: { id: 'mask' } });
    expect(found.get('Light')).toMatchObject({ count: 1, example: { id: 'lamp' } });
  });
  test('take what there is where nothing has a picture', () => {
    const [only] = productCategories(facetIndexOf([product({ id: 'plain', category: ['Rest'] })]));
    expect(only?.example?.id).toBe('plain');
    const [borrowed] = productCategories(
      facetIndexOf([
        product({ id: 'plain', category: ['Rest'] }),
        product({ id: 'lamp', category: ['Light', 'Rest'], image: ['/lamp.svg'] }),
      ]),
    );
    expect([borrowed?.name, borrowed?.example?.id]).toEqual(['Rest', 'lamp']);
  });
  test('count the items of each dimension', () => {
    expect(dimensionCounts(facetIndexOf(items)).get('Emotional')).toBe(2);
  });
});

test('a list sells everything, one kind, or one category of products', () => {
  const ids = (scope: Parameters<typeof inScope>[1]) => inScope(items, scope).map(({ id }) => id);
  expect(inScope(items, 'all')).toBe(items);
  expect(ids('programs')).toEqual(['calm']);
  expect(ids('products')).toEqual(['plain', 'lamp', 'mask']);
  expect(ids({ category: 'Rest' })).toEqual(['plain', 'lamp', 'mask']);
  expect(ids({ category: 'Emotional' })).toEqual([]);
});

test('a query is bounded, and no character is cut in two', () => {
  const exact = 'x'.repeat(longestQuery);
  expect(boundedQuery(exact)).toBe(exact);
  expect(boundedQuery(`${exact}y`)).toBe(exact);
  expect(boundedQuery('🌱'.repeat(300))).toBe('🌱'.repeat(longestQuery));
});

import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '#local/seed/generateCatalogue';

describe('a generated catalogue', () => {
  it('has as many programs and products as asked, under their ids', () => {
    const { programs, products } = generateCatalogue(1200);
    expect(Object.keys(programs)).toHaveLength(1200);
    expect(Object.keys(products)).toHaveLength(1200);
    expect(products['product-7']?.id).toBe('product-7');
  });

  it('is the same every time', () => {
    expect(generateCatalogue(50)).toEqual(generateCatalogue(50));
  });

  it('keeps stock and variations in agreement', () => {
    for (const { variation, stock } of Object.values(generateCatalogue(200).products)) {
      if (!variation) continue;
      const pieces = variation.flatMap(({ size }) => size.map((entry) => entry.stock));
      expect(stock).toBe(pieces.reduce((sum, count) => sum + count, 0));
    }
  });
});

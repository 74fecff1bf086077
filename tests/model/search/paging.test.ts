import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageLinks, pageOf, pagesFor, pageSize } from '#model/search/paging';

describe('paging', () => {
  it.each([
    [0, 1],
    [1, 1],
    [pageSize, 1],
    [pageSize + 1, 2],
  ])('shows %i results on %i pages', (total, pages) => {
    expect(pagesFor(total)).toBe(pages);
  });

  it.each([
    [1, [1, 2], 1],
    [2, [3], 2],
    [9, [3], 2],
    [0, [1, 2], 1],
    [Number.NaN, [1, 2], 1],
  ])('shows page %d as far as there is one', (asked, shown, page) => {
    expect(pageOf([1, 2, 3], asked, 2)).toEqual({ shown, page, pages: 2 });
  });

  it('leaves gaps between far pages', () => {
    expect(pageLinks(5, 9)).toEqual([1, { after: 1 }, 4, 5, 6, { after: 6 }, 9]);
    expect(pageLinks(3, 4)).toEqual([1, 2, 3, 4]);
  });

  it('always leads to the first, the last and the neighbouring pages, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(5000), (pages, seed) => {
        const current = 1 + (seed % pages);
        const links = pageLinks(current, pages);
        const numbers = links.filter((link) => typeof link === 'number');
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(numbers[0]).toBe(1);
        expect(numbers.at(-1)).toBe(pages);
        expect(numbers).toContain(current);
        expect(links.length).toBeLessThan(10);
      }),
    );
  });
});

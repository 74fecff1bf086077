import { describe, expect, test } from 'vitest';
import seeded from '../../../local/seed/products.json';
import { shortened, written } from '../../../src/app/handover/rowsShown';
import { storedRows } from '../../../src/app/handover/storedRows';
import { productsOf } from '../../../src/model/catalogue/catalogueReader';
import type { Product } from '../../../src/model/catalogue/item';

const stored = productsOf(Object.fromEntries(Object.entries(seeded).slice(0, 4))).rows;

/** Rows as a page about none of them brings them. */
const onPage = (rows: Product[]): Product[] =>
  productsOf(written(shortened({ programs: [], products: rows }, '/')).products).rows;

describe('prerendered rows', () => {
  test('are those of the store where they say the same', () => {
    const [, second, third] = stored;
    const rows = storedRows(onPage(stored.slice(1, 3)), stored);
    expect(rows[0]).toBe(second);
    expect(rows[1]).toBe(third);
    expect(rows).toHaveLength(2);
  });

  test('are the list of the store where it has no others', () => {
    expect(storedRows(onPage(stored), stored)).toBe(stored);
  });

  test.each([
    ['price', { price: 1 }],
    ['name', { name: 'Another name' }],
    ['pictures', { image: ['/another.svg'] }],
    ['novelty', { new: true, discount: 7 }],
    ['sales', { sold: 999 }],
  ])('stay their own where the store has another %s', (_what, change) => {
    const [first, ...others] = stored;
    if (!first) throw new Error('There is no product.');
    const changed = [{ ...first, ...change }, ...others];
    const rows = storedRows(onPage(stored), changed);
    expect(rows[0]).toEqual({ ...first, description: '', keywords: [], details: [] });
    expect(rows.slice(1)).toEqual(others);
    expect(rows).not.toBe(changed);
  });

  test('stay their own where the store does not have them', () => {
    const shown = onPage(stored.slice(0, 1));
    expect(storedRows(shown, stored.slice(1))).toEqual(shown);
  });
});

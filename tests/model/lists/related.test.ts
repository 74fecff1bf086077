import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Item } from '#model/catalogue/item';
import { familyQuery, featuredProgram, isOfFamily } from '#model/catalogue/programFamily';
import { relatedItems } from '#model/lists/related';
import { viewedFrom, withViewed } from '#model/saved/viewedItems';
import { product, program } from '#tests/support/samples';

const ids = (items: readonly Item[]): string[] => items.map(({ id }) => id);

describe('related items', () => {
  const mat = product({ id: 'mat', category: ['Equipment'], tag: ['Yoga'], dimensions: ['Physical'] });
  const others = [
    product({ id: 'tea' }),
    product({ id: 'socks', dimensions: ['Physical'] }),
    product({ id: 'block', category: ['Equipment'] }),
    product({ id: 'blanket', tag: ['Yoga'] }),
    program({ id: 'calm', dimensions: ['Physical'] }),
  ];
  test('stand in the order of their nearness, of one kind, and are widened until there are enough', () => {
    expect(ids(relatedItems(mat, [mat, ...others], 4))).toEqual(['block', 'blanket', 'socks', 'tea']);
    expect(ids(relatedItems(mat, [mat, ...others], 1))).toEqual(['block']);
  });
  test('of a program are first those of its main dimension, then of any, then of its tags, then all', () => {
    const calm = program({ id: 'calm', tag: ['Breath'], dimensions: ['Emotional', 'Social'] });
    const programs = [
      program({ id: 'run', dimensions: [] }),
      program({ id: 'breathe', tag: ['Breath'] }),
      program({ id: 'talk', dimensions: ['Social'] }),
      program({ id: 'feel', dimensions: ['Physical', 'Emotional'] }),
    ];
    expect(ids(relatedItems(calm, programs, 4))).toEqual(['feel', 'talk', 'breathe', 'run']);
    const bare = program({ id: 'bare', dimensions: [] });
    expect(ids(relatedItems(bare, programs, 1))).toEqual(['run']);
  });
  test('follow the family of the path first', () => {
    const yoga = program({ id: 'yoga', tag: ['Yoga'], dimensions: ['Spiritual'] });
    const run = program({ id: 'run', tag: ['Running'], dimensions: ['Physical'] });
    const walk = program({ id: 'walk', dimensions: ['Physical'] });
    const first = relatedItems(walk, [run, yoga, walk], 2, (other) => isOfFamily(other, 'yoga'));
    expect(ids(first)).toEqual(['yoga', 'run']);
  });
  test('never hold the item itself, nor one twice, nor more than asked for', () => {
    const category = fc.constantFrom('Equipment', 'Sleep', 'Beauty');
    const item = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      category: fc.array(category),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(item, { selector: ({ id }) => id, minLength: 1 }),
        fc.nat(5),
        (rows, limit) => {
          const items = rows.map((row) => product(row));
          const [first] = items;
          if (!first) return;
          const found = ids(relatedItems(first, items, limit));
          expect(found).not.toContain(first.id);
          expect(new Set(found).size).toBe(found.length);
          expect(found).toHaveLength(Math.min(limit, items.length - 1));
        },
      ),
    );
  });
});

describe('families of programs', () => {
  test('are known by dimension or by tags', () => {
    expect(isOfFamily(program({ dimensions: ['Physical'] }), 'PhysicalWellness')).toBe(true);
    expect(isOfFamily(program({ tag: ['Running'] }), 'sport')).toBe(true);
    expect(isOfFamily(program({ tag: ['Running'] }), 'yoga')).toBe(false);
  });
  test('lead to a list of them', () => {
    expect(familyQuery('PhysicalWellness')).toBe('dimension=Physical');
    expect(familyQuery('sport')).toBe('tag=Running&tag=Walking');
  });
  test('the featured program is a new one, else a reduced one, else the first', () => {
    const [plain, sale, fresh] = [
      program({ id: 'a' }),
      program({ id: 'b', discount: 5 }),
      program({ id: 'c', new: true }),
    ];
    expect(featuredProgram([plain, sale, fresh])).toBe(fresh);
    expect(featuredProgram([plain, sale])).toBe(sale);
    expect(featuredProgram([plain])).toBe(plain);
    expect(featuredProgram([])).toBeUndefined();
  });
});

describe('recently viewed items', () => {
  test('hold the newest in front, each once, twelve at most', () => {
    const seen = 'abcdefghijklmnop'
      .split('')
      .reduce((viewed, id) => withViewed(viewed, product({ id })), viewedFrom([]));
    expect(seen).toHaveLength(12);
    expect(withViewed(seen, product({ id: 'k' }))[0]).toEqual({ kind: 'product', id: 'k' });
    expect(withViewed(seen, product({ id: 'k' }))).toHaveLength(12);
  });
  test('leave out what is no item', () => {
    expect(viewedFrom([null, 3, {}, { id: 'a' }, { kind: 'program', id: 'b' }])).toEqual([
      { kind: 'product', id: 'a' },
      { kind: 'program', id: 'b' },
    ]);
    expect(viewedFrom('nonsense')).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isUsableId } from '#model/catalogue/itemId';
import { sharedFrom, sharedHash } from '#model/saved/sharedList';

const mat = { kind: 'product', id: 'mat' } as const;
const calm = { kind: 'program', id: 'calm' } as const;

describe('a shared list', () => {
  test('comes back as it went out, whatever the ids are', () => {
    const id = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter(isUsableId);
    const key = fc.record({ kind: fc.constantFrom('product' as const, 'program' as const), id });
    fc.assert(
      fc.property(
        fc.uniqueArray(key, { minLength: 1, selector: (each) => `${each.kind}/${each.id}` }),
        (items) => {
          expect(sharedFrom(sharedHash(items))).toEqual({ keys: items, isWhole: true });
        },
      ),
    );
  });

  test.each([
    ['no list', '', undefined],
    ['an order', '#-OaBcDeFgHiJkLmNoPqR', undefined],
    [
      'encoded by a mail program',
      '#list=product%2Fmat%2Cprogram%2Fcalm',
      { keys: [mat, calm], isWhole: true },
    ],
    ['encoded with its sign', '#list%3Dproduct%2Fmat%2Cprogram%2Fcalm', { keys: [mat, calm], isWhole: true }],
    ['encoded in part', '#list%3dproduct/mat,program/calm', { keys: [mat, calm], isWhole: true }],
    ['twice the same', '#list=product/mat,product/mat', { keys: [mat], isWhole: true }],
    ['another kind', '#list=user/ada,product/mat', { keys: [mat], isWhole: false }],
    ['cut off', '#list=product/mat,program/ca%E', { keys: [mat], isWhole: false }],
    [
      'ids that cannot be',
      '#list=product/a.b,product/,product/a/b,product/mat',
      { keys: [mat], isWhole: false },
    ],
    [
      'counted by a network',
      '#list=product/mat,program/calm&utm_source=mail',
      { keys: [mat, calm], isWhole: true },
    ],
    ['counted by another', '#list=product/mat?fbclid=IwAR0x-1_2', { keys: [mat], isWhole: true }],
    [
      'encoded and counted',
      '#list=product%2Fmat%2Cprogram%2Fcalm&gclid=x',
      { keys: [mat, calm], isWhole: true },
    ],
    ['at the end of a sentence', '#list=product/mat,program/calm.', { keys: [mat, calm], isWhole: true }],
    ['in quotes', '#list=product/mat”', { keys: [mat], isWhole: true }],
    [
      'an id without end',
      `#list=product/${'.'.repeat(100_000)}x,program/calm`,
      { keys: [calm], isWhole: false },
    ],
    ['cut off behind a comma', '#list=product/mat,', { keys: [mat], isWhole: true }],
    ['a broken percent sign alone', '#list=%E0%A4%A', { keys: [], isWhole: false }],
    ['nothing', '#list=', { keys: [], isWhole: false }],
  ])('%s: %s', (_, hash, expected) => {
    expect(sharedFrom(hash)).toEqual(expected);
  });

  test('is opened up to a hundred', () => {
    const many = Array.from({ length: 5000 }, (_, index) => `product/p${index}`);
    const opened = sharedFrom(`#list=${many.join(',')}`);
    expect(opened?.keys).toHaveLength(100);
    expect(opened?.isWhole).toBe(false);
    const items = many.map((part) => ({ kind: 'product' as const, id: part.slice('product/'.length) }));
    expect(sharedFrom(sharedHash(items))).toEqual(opened);
    expect(sharedFrom(sharedHash(items.slice(0, 100)))?.isWhole).toBe(true);
  });
});

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
      fc.property(fc.uniqueArray(key, { selector: (each) => `${each.kind}/${each.id}` }), (items) => {
        expect(sharedFrom(sharedHash(items))).toEqual(items);
      }),
    );
  });

  test.each([
    ['no list', '', undefined],
    ['an order', '#-OaBcDeFgHiJkLmNoPqR', undefined],
    ['encoded by a mail program', '#list=product%2Fmat%2Cprogram%2Fcalm', [mat, calm]],
    ['encoded with its sign', '#list%3Dproduct%2Fmat%2Cprogram%2Fcalm', [mat, calm]],
    ['encoded in part', '#list%3dproduct/mat,program/calm', [mat, calm]],
    ['twice the same', '#list=product/mat,product/mat', [mat]],
    ['another kind', '#list=user/ada,product/mat', [mat]],
    ['cut off', '#list=product/mat,program/ca%E', [mat]],
    ['ids that cannot be', '#list=product/a.b,product/,product/a/b,product/mat', [mat]],
    ['counted by a network', '#list=product/mat,program/calm&utm_source=mail', [mat, calm]],
    ['counted by another', '#list=product/mat?fbclid=IwAR0x-1_2', [mat]],
    ['encoded and counted', '#list=product%2Fmat%2Cprogram%2Fcalm&gclid=x', [mat, calm]],
    ['at the end of a sentence', '#list=product/mat,program/calm.', [mat, calm]],
    ['in quotes', '#list=product/mat”', [mat]],
    ['an id without end', `#list=product/${'.'.repeat(100_000)}x,program/calm`, [calm]],
    ['nothing', '#list=', []],
  ])('%s: %s', (_, hash, expected) => {
    expect(sharedFrom(hash)).toEqual(expected);
  });

  test('is opened up to a hundred', () => {
    const many = Array.from({ length: 5000 }, (_, index) => `product/p${index}`);
    expect(sharedFrom(`#list=${many.join(',')}`)).toHaveLength(100);
  });
});

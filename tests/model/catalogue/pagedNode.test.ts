import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productsOf } from '#model/catalogue/catalogueReader';
import { PagedNode } from '#model/catalogue/pagedNode';
import { rangeUrl } from '#services/firebase/keyRange';
import { answerTo } from '#tests/support/pagedServer';

const row = (id: string) => ({ id, name: id, price: 1 });
const nodeOf = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, row(id)]));

/** Reads a node to its end, at most so many rows at a time; gives the ids and the number of questions. */
function readAll(node: Record<string, unknown>, most: number): { ids: string[]; questions: number } {
  const pages = new PagedNode(productsOf);
  const ask = (from?: string) =>
    answerTo(
      rangeUrl('https://x.example/products.json', { most, ...(from !== undefined && { from }) }),
      node,
    );
  pages.addPage(ask(), most);
  let questions = 1;
  while (pages.next !== undefined) {
    pages.addPage(ask(pages.next), most);
    questions += 1;
  }
  return { ids: pages.rows.map(({ id }) => id), questions };
}

const key = fc.oneof(
  fc.stringMatching(/^[a-z0-9_-]{1,4}$/),
  fc.integer({ min: -20, max: 20 }).map(String),
  fc.constantFrom('2147483647', '2147483648', '4294967295', '-2147483649'),
);

describe('a node read in pages', () => {
  test('gives every row once, whatever the keys are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(key, { maxLength: 40 }), fc.integer({ min: 6, max: 12 }), (ids, most) => {
        expect(readAll(nodeOf(ids), most).ids.toSorted()).toEqual(ids.toSorted());
      }),
    );
  });
  test('asks as often as it has to', () => {
    const ids = Array.from({ length: 25 }, (_, index) => `item-${String(index).padStart(2, '0')}`);
    // Ten, then nine new ones in each answer.
    expect(readAll(nodeOf(ids), 10)).toEqual({ ids, questions: 3 });
  });
  test('ends where the server takes no notice of the question', () => {
    const everything = nodeOf(['a', 'b', 'c', 'd']);
    const pages = new PagedNode(productsOf);
    pages.addPage(everything, 2);
    expect([pages.next, pages.rows.length]).toEqual([undefined, 4]);
    const same = new PagedNode(productsOf);
    same.addPage(everything, 4);
    expect(same.next).toBe('d');
    same.addPage(everything, 4);
    expect([same.next, same.rows.length]).toEqual([undefined, 4]);
  });
  test('counts rows that cannot be used, and goes on behind them', () => {
    const pages = new PagedNode(productsOf);
    pages.addPage({ a: row('a'), b: 5 }, 2);
    expect([pages.next, pages.dropped, pages.rows.length]).toEqual(['b', 1, 1]);
  });
});

describe('the key at which the next page begins', () => {
  test.each([
    ['the largest number, however long', ['9', '10', '2'], '10'],
    ['a negative number before a larger one', ['-3', '-20'], '-3'],
    ['a word behind every number', ['zebra', '10'], 'zebra'],
    ['a word behind every number, wherever it stands', ['10', 'ape'], 'ape'],
    ['the last word of the alphabet', ['lamp', 'mat', 'bowl'], 'mat'],
    ['what only begins with digits, which is a word', ['7up', '900'], '7up'],
    ['what only ends in digits, which is a word', ['a7', '900'], 'a7'],
    ['a number too large to count as one, which is a word', ['2147483648', '5'], '2147483648'],
    ['the largest number that counts as one, before a word', ['2147483647', '2147483648'], '2147483648'],
    ['a larger one than the smallest that counts as one', ['-2147483647', '-2147483648'], '-2147483647'],
    ['a number too small to count as one, which is a word', ['5', '-2147483649'], '-2147483649'],
  ])('is %s', (_, keys, last) => {
    const pages = new PagedNode(productsOf);
    pages.addPage(nodeOf(keys), keys.length);
    expect(pages.next).toBe(last);
  });
  test('is that of the last place of a list', () => {
    const pages = new PagedNode(productsOf);
    pages.addPage([row('a'), row('b')], 2);
    expect(pages.next).toBe('1');
  });
  test.each([[null], [undefined], ['text'], [7]])('is not there where the answer is %j', (answer) => {
    const pages = new PagedNode(productsOf);
    pages.addPage(answer, 0);
    expect(pages.next).toBeUndefined();
  });
  test('keeps the first of two rows with one id', () => {
    const pages = new PagedNode(productsOf);
    pages.addPage({ a: row('a') }, 1);
    pages.addPage({ a: { ...row('a'), name: 'Other' }, b: row('b') }, 2);
    expect(pages.rows.map(({ name }) => name)).toEqual(['a', 'b']);
  });
});

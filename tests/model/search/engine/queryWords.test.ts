import { describe, expect, it } from 'vitest';
import { queryWithout, queryWords } from '#model/search/engine/query';

/** Words at one place of the query are parts of one that was typed. */
function partsOf(query: string): string[] {
  const places: string[][] = [];
  for (const { word, at } of queryWords(query)) (places[at] ??= []).push(word);
  return places.map((parts) => parts.join('+'));
}

describe('the words of a query', () => {
  it.each([
    ['parted by what is no letter', ' oak_lamp (warm)!', ['oak', 'lamp', 'warm']],
    ['in lower case, without accents', 'Crème ÉTÉ', ['creme', 'ete']],
    ['in one piece where an accent is typed as a sign of its own', 'cre\u0300me', ['creme']],
    ['in parts where they have hyphens', 'Hot-Water bottle', ['hot+water', 'bottle']],
    ['without the article that an apostrophe binds to them', 'l’avoine', ['avoine']],
    [
      'whatever is typed or set for an apostrophe',
      'lʼavoine l′avoine l‘avoine l´avoine',
      Array(4).fill('avoine'),
    ],
    ['beside the sign of a currency', '$20 5€', ['$', '20', '5', '€']],
    ['as numbers, with their decimals', '19,90 7.5 12345', ['19,90', '7.5', '12345']],
    ['as words where they have more digits than an amount', '123456 1.234', ['123456', '1+234']],
    ['none where nothing is said', ' -- ', []],
  ])('are taken %s', (_how, query, parts) => {
    expect(partsOf(query)).toEqual(parts);
  });

  it('are kept as they were typed', () => {
    expect(queryWords('Crème, $5').map(({ typed }) => typed)).toEqual(['Crème', '$', '5']);
  });

  it('are bounded in number and length', () => {
    expect(queryWords('a '.repeat(20))).toHaveLength(16);
    expect(partsOf(`${'a'.repeat(50)}-b`)).toEqual([`${'a'.repeat(40)}+b`]);
  });
});

describe('a query without a filter', () => {
  it.each([
    ['at its beginning', { from: 0, to: 1 }, 'Socks under 20'],
    ['in the middle', { from: 1, to: 3 }, 'Red 20'],
    ['at its end', { from: 2, to: 4 }, 'Red Socks'],
  ])('loses the words %s', (_where, filter, left) => {
    expect(queryWithout('Red  Socks, under 20', filter)).toBe(left);
  });
});

import { describe, expect, it } from 'vitest';
import type { Product } from '#model/catalogue/item';
import { entryOf } from '#model/search/engine/entry';
import { WordIndex } from '#model/search/engine/wordIndex';
import { product } from '#tests/support/samples';
import { vocabulary } from './smallShop';

function indexOf(...products: Partial<Product>[]): WordIndex {
  const index = new WordIndex([vocabulary()]);
  for (const [at, own] of products.entries())
    index.add(entryOf(product({ id: String(at), name: '', tag: [], ...own })));
  return index;
}
const idsOf = (index: WordIndex, ...terms: string[]) =>
  index.search(new Map(terms.map((term) => [term, 1]))).map(({ id }) => Number(id.replace('product/', '')));

describe('an index of words', () => {
  it('finds stems, the most telling field first', () => {
    const index = indexOf(
      { description: 'With a lamp.' },
      { keywords: ['lamp'] },
      { tag: ['Lamps'] },
      { name: 'Oak Lamp' },
    );
    expect(idsOf(index, 'lamp')).toEqual([3, 2, 1, 0]);
  });
  it('finds concepts by the words that name them, not by narrower ones', () => {
    expect(idsOf(indexOf({ name: 'Good Night' }, { name: 'Insomnia' }), '#sleep')).toEqual([0]);
  });
  it('has a phrase that means something as itself: no bottle in a hot water bottle', () => {
    const index = indexOf({ keywords: ['green tea'] }, { keywords: ['green'] });
    expect(idsOf(index, '#greentea')).toEqual([0]);
    expect(idsOf(index, 'green')).toEqual([0, 1]);
  });
  it('has what is said not to be in it, and not the word itself', () => {
    const index = indexOf({ tag: ['without nuts'] });
    expect(idsOf(index, '-nut')).toEqual([0]);
    expect(idsOf(index, 'nut')).toEqual([]);
  });
  it('leaves words out of long texts that say nothing', () => {
    expect(idsOf(indexOf({ description: 'for the lamp' }), 'for')).toEqual([]);
  });
  it('looks only into the fields it is asked to', () => {
    const index = indexOf({ name: 'Lamp' }, { keywords: ['lamp'] });
    expect(index.search(new Map([['lamp', 1]]), { fields: ['purpose'] })).toMatchObject([
      { id: 'product/1' },
    ]);
  });
  it('has a name as a whole, too', () => {
    expect(idsOf(indexOf({ name: 'Oak Lamp' }, { name: 'Lamp' }), '=oaklamp')).toEqual([0]);
  });
  it('knows the same label in two fields each as its own', () => {
    const index = indexOf({ description: 'good night' }, { keywords: ['good night'] });
    expect(idsOf(index, '#sleep')).toEqual([1]);
  });
});

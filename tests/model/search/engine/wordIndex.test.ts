import { describe, expect, it } from 'vitest';
import type { Product } from '#model/catalogue/item';
import { entryOf } from '#model/search/engine/entry';
import { WordIndex } from '#model/search/engine/wordIndex';
import { product } from '#tests/support/samples';
import { vocabulary } from './smallShop';

function indexOf(...products: Partial<Product>[]): WordIndex {
  const index = new WordIndex([vocabulary()]);
  for (const own of products) index.add(entryOf(product({ name: '', tag: [], ...own })));
  return index;
}
const idsOf = (index: WordIndex, ...terms: string[]) =>
  index.search(new Map(terms.map((term) => [term, 1]))).map(({ id }) => Number(id));

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
    expect(idsOf(index, 'green')).toEqual([1, 0]);
  });
  it('has what is said not to be in it, and not the word itself', () => {
    const index = indexOf({ tag: ['without nuts'] });
    expect(idsOf(index, '-nut')).toEqual([0]);
    expect(idsOf(index, 'nut')).toEqual([]);
  });
  it('has neighbours of a name and of a purpose as one word, those of a text not', () => {
    const index = indexOf({ name: 'Sun Cream' }, { keywords: ['sun cream'] }, { description: 'Sun cream.' });
    expect(idsOf(index, '+suncream').toSorted((a, b) => a - b)).toEqual([0, 1]);
  });
  it('leaves words out of long texts that say nothing', () => {
    expect(idsOf(indexOf({ description: 'for the lamp' }), 'for')).toEqual([]);
  });
  it('puts what is sold out last', () => {
    expect(idsOf(indexOf({ name: 'Lamp', stock: 0 }, { description: 'lamp' }), 'lamp')).toEqual([1, 0]);
  });
  it('looks for the beginnings of words where one or two letters are all that was typed', () => {
    const index = indexOf({ name: 'Lamp' }, { name: 'Oak' });
    expect(idsOf(index, 'la')).toEqual([0]);
    expect(idsOf(index, 'l')).toEqual([0]);
    expect(idsOf(index, 'l', 'oak')).toEqual([1]);
  });
  it('looks only into the fields it is asked to', () => {
    const index = indexOf({ name: 'Lamp' }, { keywords: ['lamp'] });
    expect(index.search(new Map([['lamp', 1]]), ['purpose']).map(({ id }) => id)).toEqual([1]);
  });
  it('knows what is called so, written as one word, however many are', () => {
    const index = indexOf({ name: 'Oak Lamp' }, { name: 'Oak lamp' }, { name: 'Lamp' });
    expect(index.calledBy(['oak', 'lamp'])).toEqual(new Set([0, 1]));
    expect(index.calledBy(['shelf'])).toEqual(new Set());
  });
  it('knows the same label in two fields each as its own', () => {
    const index = indexOf({ tag: ['sun cream'] }, { keywords: ['sun cream'] });
    expect(idsOf(index, '+suncream')).toEqual([1]);
  });
});

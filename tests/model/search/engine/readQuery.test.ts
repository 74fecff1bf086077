import { describe, expect, it } from 'vitest';
import { askedFilters, queryWords } from '#model/search/engine/query';
import type { Vocabulary } from '#model/search/engine/vocabulary';
import { vocabulary } from './smallShop';

const read = (query: string, ...known: Vocabulary[]) => askedFilters(queryWords(query), known);
const asked = (query: string) => read(query, vocabulary());
const without = (word: string, ...parts: string[]) => ({ kind: 'without', word, parts });

describe('prices', () => {
  it.each([
    ['lamp under 20', { max: 20, from: 1, to: 3 }],
    ['lamp under $20', { max: 20, from: 1, to: 4 }],
    ['under 20 dollars lamp', { max: 20, from: 0, to: 3 }],
    ['less than 19,90 lamp', { max: 19.9, from: 0, to: 3 }],
    ['over 7.50', { min: 7.5, from: 0, to: 2 }],
    ['lamp more than 20 €', { min: 20, from: 1, to: 5 }],
    ['from 20', { min: 20, from: 0, to: 2 }],
    ['between 10 and 20 lamp', { min: 10, max: 20, from: 0, to: 4 }],
    ['from 10 to 20', { min: 10, max: 20, from: 0, to: 4 }],
    ['between $10 and 20€', { min: 10, max: 20, from: 0, to: 6 }],
    ['lamp $20', { max: 20, from: 1, to: 3 }],
    ['20 dollars lamp', { max: 20, from: 0, to: 2 }],
  ])('are read from “%s”', (query, price) => {
    expect(asked(query)).toEqual([{ kind: 'price', ...price }]);
  });

  it.each([
    'lamp 20',
    'under lamp',
    'under',
    'under 20 minutes',
    'less 20',
    'between 10 and 20 minutes',
    '10 to 20',
    'between 10 or 20',
    'between lamp and 20',
    'and 20',
    'under 20-30',
    'un-der 20',
    '$',
  ])('are not read from “%s”', (query) => {
    expect(asked(query)).toEqual([]);
  });
});

describe('what shall not be in it', () => {
  it.each([
    ['bar without nuts', { ...without('nuts', 'nuts'), from: 1, to: 3 }],
    ['no Nüsse', { ...without('Nüsse', 'nusse'), from: 0, to: 2 }],
    ['without nuts bar', { ...without('nuts', 'nuts'), from: 0, to: 2 }],
    ['bar free of nuts', { ...without('nuts', 'nuts'), from: 1, to: 4 }],
    ['free from nuts', { ...without('nuts', 'nuts'), from: 0, to: 3 }],
    ['bar nut-free', { ...without('nut', 'nut'), from: 1, to: 2 }],
    ['nut-butter-free', { ...without('nut butter', 'nut', 'butter'), from: 0, to: 1 }],
    ['bar Nut free', { ...without('Nut', 'nut'), from: 1, to: 3 }],
    ['sugarfree bar', { ...without('sugar', 'sugar'), from: 0, to: 1 }],
    ['without Good night', { ...without('Good night', 'good', 'night'), from: 0, to: 3 }],
    ['without peanut-butter bar', { ...without('peanut-butter', 'peanut', 'butter'), from: 0, to: 2 }],
    ['without sea-salt bar', { ...without('sea-salt', 'sea', 'salt'), from: 0, to: 2 }],
    ['without to do list', { ...without('to do list', 'to', 'do', 'list'), from: 0, to: 4 }],
  ])('is read from “%s”', (query, filter) => {
    expect(asked(query)).toEqual([filter]);
  });

  it.each([
    'without',
    'bar without',
    'bar of nuts',
    'without the nuts',
    'free of',
    'the free bar',
    'free',
    'nuts freebie',
  ])('is not read from “%s”', (query) => {
    expect(asked(query)).toEqual([]);
  });
});

describe('marks, sizes and colours', () => {
  it.each([
    ['lamp sale', { kind: 'mark', mark: 'sale', from: 1, to: 2 }],
    ['lamp on sale', { kind: 'mark', mark: 'sale', from: 1, to: 3 }],
    ['just in', { kind: 'mark', mark: 'new', from: 0, to: 2 }],
    ['new lamp', { kind: 'mark', mark: 'new', from: 0, to: 1 }],
    ['lamp in stock', { kind: 'mark', mark: 'in', from: 1, to: 3 }],
    ['socks size M', { kind: 'size', size: 'm', from: 1, to: 3 }],
    ['size X-Large socks', { kind: 'size', size: 'x-large', from: 0, to: 2 }],
    ['red socks', { kind: 'color', color: 'red', from: 0, to: 1 }],
    ['socks Olive', { kind: 'color', color: 'green', from: 1, to: 2 }],
  ])('are read from “%s”', (query, filter) => {
    expect(asked(query)).toEqual([filter]);
  });

  it.each(['just', 'stock', 'size', 'M', 'lamp'])('are not read from “%s”', (query) => {
    expect(asked(query)).toEqual([]);
  });

  it('prefer the longer of two marks that begin alike', () => {
    const words = vocabulary({ marks: { sale: 'new', new: 'new in', in: 'stock' } });
    expect(read('new in', words)).toMatchObject([{ mark: 'new', to: 2 }]);
  });
});

describe('a query', () => {
  it('may have several filters', () => {
    expect(asked('red socks without wool under 20 size M')).toMatchObject([
      { kind: 'color', from: 0 },
      { kind: 'without', from: 2 },
      { kind: 'price', from: 4 },
      { kind: 'size', from: 6, to: 8 },
    ]);
  });

  it('takes no words of a filter for another one', () => {
    expect(asked('without red socks')).toMatchObject([{ kind: 'without', word: 'red', to: 2 }]);
  });
});

describe('two languages', () => {
  const german = vocabulary({ without: 'ohne', free: 'frei', freeOf: 'von', under: 'unter', size: 'red' });
  const both = (query: string) => read(query, vocabulary(), german);

  it('are both understood, and what they mean is said in the order of the query', () => {
    expect(both('without nuts unter 20')).toMatchObject([
      { kind: 'without', from: 0 },
      { kind: 'price', max: 20, from: 2 },
    ]);
  });

  it('leave the shopper’s own the first say', () => {
    expect(both('red M')).toEqual([{ kind: 'size', size: 'm', from: 0, to: 2 }]);
    expect(both('blue red M')).toMatchObject([{ kind: 'color', to: 1 }, { kind: 'size' }]);
    expect(both('red M blue')).toMatchObject([{ kind: 'size' }, { kind: 'color', from: 2 }]);
  });

  it('have each their own ending that says what is not in it', () => {
    expect(read('zuckerfreies Müsli', vocabulary(), german)).toEqual([
      { ...without('zucker', 'zucker'), from: 0, to: 1 },
    ]);
  });
});

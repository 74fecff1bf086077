import { describe, expect, it } from 'vitest';
import { queryWords } from '../../../../src/model/search/engine/query/queryWords';
import { unitsOf } from '../../../../src/model/search/engine/units';
import { shopOf, vocabulary } from './smallShop';

const shop = shopOf([
  { id: 'rest', name: 'Rest', keywords: ['sleep'] },
  { id: 'night', name: 'Night Lamp' },
  { id: 'anorak', name: 'Anorak', keywords: ['jacket'] },
  { id: 'rice', name: 'Rice', keywords: ['lunch'] },
  { id: 'soup', name: 'Soup', tag: ['quick lunch'] },
]);
const unitsIn = (query: string, { index, matcher } = shop) =>
  unitsOf(queryWords(query), matcher, index.vocabularies);
const typedIn = (query: string, where = shop) => unitsIn(query, where).map(({ typed }) => typed);

describe('a query is taken apart', () => {
  it.each([
    ['into its words', 'Oak Lamp', ['Oak', 'Lamp']],
    ['at hyphens', 'Oak-Wood Lamp', ['oak', 'wood', 'Lamp']],
    ['into phrases that mean one thing', 'a Good Night lamp', ['a', 'Good Night', 'lamp']],
    ['into phrases whatever their order', 'night good', ['night good']],
    ['into the words of a phrase that nothing is found by', 'green tea', ['green', 'tea']],
    ['with the longer of two phrases together', 'a quick lunch at work', ['a', 'quick', 'lunch at work']],
    [
      'with a phrase together that ends before a longer one',
      'rain coat lunch at work',
      ['rain coat', 'lunch at work'],
    ],
    ['with the first of two phrases as long together', 'quick lunch quick', ['quick lunch', 'quick']],
    ['once where it repeats itself', 'lamp lamp lamp', ['lamp']],
    ['into a phrase and the word that it is written as', 'rain coat raincoat', ['rain coat', 'raincoat']],
    ['once where it repeats a phrase', 'good night lamp good night', ['good night', 'lamp']],
  ])('%s', (_how, query, typed) => {
    expect(typedIn(query)).toEqual(typed);
  });

  it('up to twelve parts', () => {
    expect(typedIn('a b c d e f g h i j k l m n').join('')).toBe('abcdefghijkl');
  });
});

it('looks for a longer phrase up to the last word of another one', () => {
  const words = vocabulary({ concepts: { lunch: 'lunch at work', office: 'work from home office' } });
  const desks = shopOf([{ name: 'Desk', tag: ['lunch at work', 'work from home office'] }], [words]);
  expect(typedIn('lunch at work from home office', desks)).toEqual(['lunch', 'at', 'work from home office']);
});

it('finds what a phrase stands for, and what a word says', () => {
  const found = (query: string) => unitsIn(query).map(({ match }) => shop.idsOf(match.found));
  expect(found('rain coat lamp')).toEqual([['anorak'], ['night']]);
  expect(found('good night')).toEqual([['rest']]);
});

describe('a word that says nothing', () => {
  const idleIn = (query: string) =>
    unitsIn(query)
      .filter(({ isIdle }) => isIdle)
      .map(({ typed, isConcept }) => `${typed}${isConcept ? ' (a concept)' : ''}`);

  it('is idle, and a concept where it is the word for one', () => {
    expect(idleIn('learn the lamp')).toEqual(['learn (a concept)', 'the']);
  });

  it('is no word that tells, not even one that stands for a concept', () => {
    expect(unitsIn('sleep')).toMatchObject([{ isIdle: false, isConcept: false }]);
  });

  it('is not idle within a phrase', () => {
    expect(unitsIn('lunch at work')).toMatchObject([
      { parts: ['lunch', 'at', 'work'], isIdle: false, isConcept: false },
    ]);
  });
});

describe('of two languages', () => {
  const german = vocabulary({
    idle: 'und lernen',
    concepts: { short: 'quick lunch at', learning: 'lernen' },
  });
  const both = shopOf([{ name: 'Rice', tag: ['quick lunch'] }], [vocabulary(), german]);

  it('the one with the longer phrase is heard', () => {
    expect(typedIn('quick lunch at', both)).toEqual(['quick lunch at']);
  });

  it('each has its own words that say nothing', () => {
    expect(unitsIn('und the lernen rice', both)).toMatchObject([
      { isIdle: true, isConcept: false },
      { isIdle: true, isConcept: false },
      { isIdle: true, isConcept: true },
      { isIdle: false },
    ]);
  });
});

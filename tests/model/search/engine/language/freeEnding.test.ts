import { expect, it } from 'vitest';
import { endingFree } from '../../../../../src/model/search/engine/language/freeEnding';

it.each([
  ['glutenfrei', 'gluten'],
  ['glutenfreies', 'gluten'],
  ['zuckerfreie', 'zucker'],
  ['fettfrei', 'fett'],
  ['freifrei', 'frei'],
])('%s says that there is no %s in it', (word, what) => {
  expect(endingFree(word, 'frei')).toBe(what);
});

it.each([
  ['has another ending', 'gluten'],
  ['begins with it', 'freizeit'],
  ['is the ending alone', 'freie'],
  ['has too little before it', 'eisfrei'],
  ['goes on behind it', 'barrierefreiheit'],
])('a word says nothing of the kind where it %s: %s', (_where, word) => {
  expect(endingFree(word, 'frei')).toBeUndefined();
});

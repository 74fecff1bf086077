import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formsBeginningWith } from '../../../../../src/model/search/engine/matching/beginnings';

const forms = ['kettle', 'lamp', 'lampion', 'lamps', 'mat'];

it.each([
  ['', forms],
  ['k', ['kettle']],
  ['lamp', ['lamp', 'lampion', 'lamps']],
  ['lampi', ['lampion']],
  ['m', ['mat']],
  ['a', []],
  ['land', []],
  ['z', []],
])('of some words in their order, those that begin with “%s” are %j', (beginning, own) => {
  expect([...formsBeginningWith(forms, beginning)]).toEqual(own);
});

it('finds the words that one would find by looking at each', () => {
  const word = fc.stringMatching(/^[ab]{1,4}$/);
  fc.assert(
    fc.property(fc.uniqueArray(word), word, (words, beginning) => {
      const sorted = words.toSorted();
      const own = sorted.filter((one) => one.startsWith(beginning));
      expect([...formsBeginningWith(sorted, beginning)]).toEqual(own);
    }),
  );
});

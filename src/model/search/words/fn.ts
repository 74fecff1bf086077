import { stemmer } from '@orama/stemmers/french';
import lists from './fn.json' with { type: 'json' };
import type { Words } from './words';

/** French words of the shop's world; how the lists are written stands in words.ts. */
export const words: Words = {
  ...lists,
  // Without its accents a participle's feminine form looks like another word: fatiguée, fatigué.
  stem: (word) => stemmer(word.length < 7 ? word : word.replace(/ee(?=s?$)/, 'e')),
};

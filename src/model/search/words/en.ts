import { stemmer } from '@orama/stemmers/english';
import lists from './en.json' with { type: 'json' };
import type { Words } from './words';

/** English words of the shop's world; how the lists are written stands in words.ts. */
export const words: Words = {
  ...lists,
  stem: stemmer,
};

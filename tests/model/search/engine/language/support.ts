import type { Vocabulary } from '../../../../../src/model/search/engine/language/vocabulary';
import { words as fewWords } from '../../../../../src/model/search/words/englishNames';
import type { Words } from '../../../../../src/model/search/words/words';
import { vocabularyOf } from '../vocabularyOf';

/** A vocabulary of a few English words without concepts, and of what a test adds; the stem is the singular. */
export const vocabulary = (changes: Partial<Words> = {}): Vocabulary =>
  vocabularyOf({ ...fewWords, ...changes });

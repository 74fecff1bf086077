import { Vocabulary } from '#model/search/engine/vocabulary';
import type { Words } from '#model/search/words/words';

/** A vocabulary at once: tests have nobody to pause for. */
export function vocabularyOf(words: Words): Vocabulary {
  const vocabulary = new Vocabulary(words);
  for (const _ of vocabulary.takeIn());
  return vocabulary;
}

import { takingIn, type Vocabulary } from '../../../../src/model/search/engine/language/vocabulary';
import type { Words } from '../../../../src/model/search/words/words';

/** A vocabulary at once: tests have nobody to pause for. */
export function vocabularyOf(words: Words): Vocabulary {
  const steps = takingIn(words);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

import { Vocabulary } from '#model/search/engine/vocabulary';
import type { Words } from '#model/search/words/words';

/** A vocabulary at once: tests have nobody to pause for. */
function vocabularyOf(words: Words): Vocabulary {
  const vocabulary = new Vocabulary(words);
  for (const _ of vocabulary.takeIn());
  return vocabulary;
}

/** A language of a few words. */
const fewWords: Words = {
  stem: (word) => word.replace(/s$/, ''),
  idle: 'a at for need of the to learn',
  without: 'without no',
  free: 'free',
  freeOf: 'of from',
  under: 'under, less than',
  over: 'over, more than, from',
  orLess: 'or less',
  orMore: 'or more',
  between: 'between, from',
  and: 'and, to',
  currency: 'dollars',
  numbers: 'ten 10, twenty 20, twenty-five 25',
  units: 'minutes',
  size: 'size',
  marks: { sale: 'sale, on sale', new: 'new, just in', in: 'in stock' },
  colors: {
    red: 'red',
    orange: '',
    yellow: '',
    green: 'green, olive',
    blue: 'blue',
    purple: '',
    pink: '',
    brown: '',
    beige: '',
    gray: '',
    black: '',
    white: '',
  },
  concepts: {
    sleep: 'sleep, good night > insomnia',
    'tree nuts': 'nuts < almonds, peanuts > pistachio',
    milk: 'milk, peanut butter',
    energy: 'energy',
    learning: 'learn, learning',
    greentea: 'green tea',
    jacket: 'jacket, rain coat',
    planner: 'planner, to do list',
    lunch: 'lunch > lunch at work',
    short: 'quick lunch',
  },
};

/** The few words, with what a test says otherwise. */
export const vocabulary = (changes: Partial<Words> = {}): Vocabulary =>
  vocabularyOf({ ...fewWords, ...changes });

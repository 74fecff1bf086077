import type { Product } from '../../../../src/model/catalogue/item';
import { fields } from '../../../../src/model/search/engine/index/entry';
import { Indexer } from '../../../../src/model/search/engine/index/indexer';
import { entryOf } from '../../../../src/model/search/engine/index/itemEntry';
import { WordIndex } from '../../../../src/model/search/engine/index/wordIndex';
import type { Vocabulary } from '../../../../src/model/search/engine/language/vocabulary';
import { Matcher } from '../../../../src/model/search/engine/matching/matchWord';
import type { Words } from '../../../../src/model/search/words/words';
import { product } from '../../../support/samples';
import { vocabularyOf } from './vocabularyOf';

/** A language of a few words. */
const fewWords: Words = {
  stem: (word) => word.replace(/s$/, ''),
  idle: 'a at for need of the to learn',
  without: 'without no',
  free: 'free',
  freeOf: 'of from',
  under: 'under, less than',
  over: 'over, more than, from',
  between: 'between, from',
  and: 'and to',
  currency: 'dollars $ €',
  units: 'minutes',
  size: 'size',
  marks: { sale: 'sale, on sale', new: 'new, just in', in: 'in stock' },
  colors: {
    red: 'red',
    orange: '',
    yellow: '',
    green: 'green olive',
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
    nuts: 'nuts < almonds, peanuts > pistachio',
    dairy: 'milk, peanut butter',
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

/** Products in an index, and what finds words in it. */
export function shopOf(
  products: readonly Partial<Product>[],
  vocabularies: readonly [Vocabulary, ...Vocabulary[]] = [vocabulary()],
) {
  const index = new WordIndex(vocabularies);
  const indexer = new Indexer(index);
  for (const changes of products) indexer.add(entryOf(product(changes)));
  const matcher = new Matcher(index, new Set(fields.keys()));
  return {
    index,
    matcher,
    idsOf: (positions: readonly number[]): string[] => positions.map((at) => products[at]?.id ?? ''),
  };
}

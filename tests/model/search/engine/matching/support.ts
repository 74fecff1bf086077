import { fields, type SearchField } from '../../../../../src/model/search/engine/index/entry';
import { Indexer } from '../../../../../src/model/search/engine/index/indexer';
import { WordIndex } from '../../../../../src/model/search/engine/index/wordIndex';
import type { Vocabulary } from '../../../../../src/model/search/engine/language/vocabulary';
import { fieldWeights, Matches, type Match } from '../../../../../src/model/search/engine/matching/match';
import { PostingsTaker } from '../../../../../src/model/search/engine/matching/takePostings';
import { colorFamilies, type ColorFamily, type Words } from '../../../../../src/model/search/words/words';
import { vocabularyOf } from '../vocabularyOf';

const noWords: Words = {
  stem: (word) => word,
  idle: '',
  without: 'without',
  free: 'free',
  under: '',
  over: '',
  between: '',
  and: '',
  currency: '',
  units: '',
  size: '',
  marks: { sale: '', new: '', in: '' },
  colors: Object.fromEntries(colorFamilies.map((family) => [family, ''])) as Record<ColorFamily, string>,
  concepts: {},
};

/** The words of a language in which nothing means anything, except what a test says. */
export const vocabulary = (changes: Partial<Words> = {}): Vocabulary =>
  vocabularyOf({ ...noWords, ...changes });

/** The stemmer of a language whose plurals end in `s`. */
export const singular = (word: string): string => word.replace(/s$/, '');

/** What is written in some fields of a thing. */
export type Texts = Partial<Record<SearchField | 'ingredients', string>>;

/** Things by their keys. */
export type Shelf = Readonly<Record<string, Texts>>;

/** Adds the things of a shelf to an index, the same words in every language. */
export function fill(index: WordIndex, shelf: Shelf): void {
  const indexer = new Indexer(index);
  const listOf = (text = ''): string[] => (text === '' ? [] : [text]);
  for (const [key, { name, category, tag, purpose, text, ingredients }] of Object.entries(shelf)) {
    const texts = {
      name: listOf(name),
      category: listOf(category),
      tag: listOf(tag),
      purpose: listOf(purpose),
      text: listOf(text),
    };
    indexer.add({
      listed: { key, isSoldOut: false },
      base: texts,
      local: texts,
      contains: listOf(ingredients),
    });
  }
}

/** An index of a few things. */
export function indexOf(shelf: Shelf, ...[first = vocabulary(), ...others]: Vocabulary[]): WordIndex {
  const index = new WordIndex([first, ...others]);
  fill(index, shelf);
  return index;
}

export const allFields: ReadonlySet<number> = new Set(fields.keys());

export const takerOf = (index: WordIndex, within = allFields): PostingsTaker =>
  new PostingsTaker(index, within, new Matches());

const rounded = (score: number): number => Number(score.toFixed(3));

/** The score of a thing that has a word in a field. */
export const scoreIn = (field: SearchField, sure: number): number =>
  rounded((fieldWeights[fields.indexOf(field)] ?? 0) * sure);

/** The things that were found, and their scores. */
export const scoresOf = ({ entries }: WordIndex, { found, scores }: Match): Record<string, number> =>
  Object.fromEntries(found.map((position) => [entries[position]?.key ?? '', rounded(scores[position] ?? 0)]));

/** The things that have the word itself, and not only what it leads to. */
export const havingItself = ({ entries }: WordIndex, { wholeIn }: Match): string[] =>
  entries.filter((_, position) => wholeIn[position] !== 0).map(({ key }) => key);

/** The things that were found. */
export const foundIn = (index: WordIndex, match: Match): string[] => Object.keys(scoresOf(index, match));

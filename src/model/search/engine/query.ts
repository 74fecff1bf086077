import { colorFamilies, marks, type ColorFamily, type Mark } from '#model/search/words/words';
import { oncePer } from '#model/oncePer';
import { boundedQuery } from '#model/search/query';
import { figures, isAmount, plainFigure, priceOf, pricePatterns, type PriceWish } from './prices';
import { anyOf, wordsOf } from './text';
import type { Vocabulary } from './vocabulary';

/** One word of a query; a word with hyphens is several at one place. */
export interface QueryWord {
  /** In plain letters. */
  word: string;
  /** As it was typed, with its hyphens. */
  typed: string;
  at: number;
}

/** What part of a query may wish for beside words. */
export type Wish =
  | PriceWish
  | { kind: 'color'; color: ColorFamily }
  | { kind: 'size'; size: string }
  | { kind: 'mark'; mark: Mark }
  | { kind: 'without'; word: string; parts: readonly string[] };

/** A wish as a filter; `from` and `to` say which of the query's words. */
export type AskedFilter = Wish & { from: number; to: number };

/** More words than a long sentence has are not looked for. */
const mostWords = 16;

const typedWord = String.raw`[\p{L}\p{N}]+(?:[-‐‑.,'´‘’‛′][\p{L}\p{N}]+)*`;
const token = new RegExp(`${figures}|${typedWord}`, 'giu');

const typedWords = (query: string): readonly string[] =>
  boundedQuery(query)
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFC')
    .match(token)
    ?.slice(0, mostWords) ?? [];

/** The words of a query, bounded, so that no query costs more than a long sentence. */
export const queryWords = (query: string): QueryWord[] =>
  typedWords(query).flatMap((typed, at) =>
    (isAmount(typed) ? [typed] : wordsOf(typed)).map((word) => ({ word, typed, at })),
  );

/** The query without the words of a filter: what is left when its chip is taken away. */
export const queryWithout = (query: string, filter: { from: number; to: number }): string =>
  typedWords(query)
    .filter((_, at) => at < filter.from || at >= filter.to)
    .join(' ');

type Named = Partial<Record<string, string>>;
type Pattern = [pattern: RegExp, wish: (named: Named) => Wish];

const amongWords = (pattern: string, wish: Pattern[1]): Pattern => [
  new RegExp(`(?<= )${pattern}(?= )`, 'gu'),
  wish,
];

/** How a language says prices, marks, colours and sizes, where a query is words with a blank on either side. */
const patternsOf = oncePer(({ words }: Vocabulary): Pattern[] => [
  ...pricePatterns(words).map((pattern) => amongWords(pattern, priceOf)),
  ...marks.map((mark) => amongWords(anyOf(words.marks[mark]), () => ({ kind: 'mark', mark }))),
  ...colorFamilies.map((color) => amongWords(anyOf(words.colors[color]), () => ({ kind: 'color', color }))),
  amongWords(`${anyOf(words.size)} (?<size>\\S+)`, ({ size = '' }) => ({ kind: 'size', size })),
]);

function* matching(words: readonly QueryWord[], vocabulary: Vocabulary): Generator<AskedFilter> {
  const plain = words.map(({ word }) => word);
  /** The words with numbers in figures, each with the places it takes. */
  const read: { word: string; from: number; to: number }[] = [];
  for (let nth = 0; nth < words.length;) {
    const { figure: word = plain[nth] ?? '', length = 1 } = vocabulary.numberAt(plain, nth) ?? {};
    read.push({ word, from: words[nth]?.at ?? 0, to: (words[nth + length - 1]?.at ?? 0) + 1 });
    nth += length;
  }
  const text = ` ${read.map(({ word }) => word).join(' ')} `;
  const readAt = (end: number) => read[text.slice(0, end).split(' ').length - 2];
  for (const [pattern, wish] of patternsOf(vocabulary)) {
    for (const { 0: found, index, groups = {} } of text.matchAll(pattern))
      yield {
        ...wish(groups),
        from: readAt(index)?.from ?? 0,
        to: readAt(index + found.length)?.to ?? 0,
      };
  }
}

function* withoutIn(words: readonly QueryWord[], vocabulary: Vocabulary): Generator<AskedFilter> {
  const plain = words.map(({ word }) => word);
  for (const [nth, { at: from }] of words.entries()) {
    const absence = vocabulary.absenceAt(plain, nth);
    if (!absence) continue;
    const { length, lead, of } = absence;
    const parts = of.flatMap(wordsOf);
    // As it was typed, where it is words of their own.
    const typed = words.slice(nth + lead, nth + lead + of.length).map((word) => word.typed);
    const word = (length > 1 ? typed : parts).join(' ');
    yield { kind: 'without', word, parts, from, to: (words[nth + length - 1]?.at ?? from) + 1 };
  }
}

/** The filters that words of a query may mean; the longer ones win, then those in the shopper's language. */
export function askedFilters(
  words: readonly QueryWord[],
  vocabularies: readonly Vocabulary[],
): AskedFilter[] {
  // A word with hyphens is never taken apart: nut-butter-free, without sea-salt.
  const partsAt = (place: number): string[] => words.flatMap(({ word, at }) => (at === place ? [word] : []));
  const whole = words
    .filter(({ at }, nth) => at !== words[nth - 1]?.at)
    .map((first) => ({ ...first, word: plainFigure(first.typed) ?? partsAt(first.at).join('-') }));
  const possible = vocabularies
    .toReversed()
    .flatMap((vocabulary) => [...matching(whole, vocabulary), ...withoutIn(whole, vocabulary)]);
  const asked: AskedFilter[] = [];
  for (const filter of possible.toSorted((a, b) => b.to - b.from - (a.to - a.from)))
    if (asked.every(({ from, to }) => filter.to <= from || to <= filter.from)) asked.push(filter);
  return asked.toSorted((a, b) => a.from - b.from);
}

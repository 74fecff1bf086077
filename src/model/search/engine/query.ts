import { colorFamilies, type ColorFamily, type Mark } from '#model/search/words/words';
import { boundedQuery } from '#model/search/query';
import { wordsOf } from './text';
import type { Vocabulary } from './vocabulary';

/** One word of a query. */
export interface QueryWord {
  /** As it was typed. */
  typed: string;
  /** In plain letters; a word with hyphens has several. */
  parts: readonly string[];
}

/** What part of a query may wish for beside words. */
export type Wish =
  | { kind: 'price'; min?: number; max?: number }
  | { kind: 'color'; color: ColorFamily }
  | { kind: 'size'; size: string }
  | { kind: 'mark'; mark: Mark }
  | { kind: 'without'; word: string; parts: readonly string[] };

/** A wish as a filter; `from` and `to` say which of the query's words. */
export type AskedFilter = Wish & { from: number; to: number };

/** More words than a long sentence has are not looked for. */
const mostWords = 16;

const token = /[$€£]|[\p{L}\p{N}]+(?:[-‐‑.,'’][\p{L}\p{N}]+)*/gu;
const number = String.raw`\d{1,5}(?:[.,]\d{1,2})?`;
const amount = new RegExp(`^(?:[$€£]|${number})$`);

/** The words of a query, bounded, so that no query costs more than a long sentence. */
export const queryWords = (query: string): QueryWord[] =>
  (
    boundedQuery(query)
      .replaceAll(/\p{Cf}/gu, '')
      .normalize('NFC')
      .match(token) ?? []
  )
    .slice(0, mostWords)
    .map((typed) => ({ typed, parts: amount.test(typed) ? [typed] : wordsOf(typed) }));

/** The query without the words of a filter: what is left when its chip is taken away. */
export const queryWithout = (query: string, filter: { from: number; to: number }): string =>
  queryWords(query)
    .filter((_, at) => at < filter.from || at >= filter.to)
    .map(({ typed }) => typed)
    .join(' ');

/** A pattern that finds one of the listed words or phrases, the longest first; nothing where there are none. */
function anyOf(list: string, separator: RegExp): string {
  const phrases = list
    .split(separator)
    .map((one) => (/[$€£]/.test(one) ? `\\${one}` : wordsOf(one).join(' ')));
  const longestFirst = phrases.filter(Boolean).toSorted((a, b) => b.length - a.length);
  return `(?:${longestFirst.join('|') || '(?!)'})`;
}

type Pattern = [pattern: string, wish: (first: string, second: string) => Wish];

/** What a language says for prices, and for marks, sizes and colours, where a query is words with a blank on either side. */
function patternsOf({ words }: Vocabulary): { prices: Pattern[]; facts: Pattern[] } {
  const [currency, units, and] = [words.currency, words.units, words.and].map((list) => anyOf(list, /\s+/));
  const [between, under, over] = [words.between, words.under, words.over].map((list) => anyOf(list, /,/));
  const money = `(?:${currency} )?(${number})(?: ${currency})?(?! ${units} )`;
  const price = (min?: string, max?: string): Wish => {
    const [least, most] = [min, max].map((text) => text && Number(text.replace(',', '.')));
    return { kind: 'price', ...(least && { min: least }), ...(most && { max: most }) };
  };
  return {
    prices: [
      [`${between} ${money} ${and} ${money}`, price],
      [`${under} ${money}`, (most) => price(undefined, most)],
      [`${over} ${money}`, (least) => price(least)],
      [`${currency} (${number})(?: ${currency})?(?! ${units} )`, (most) => price(undefined, most)],
      [`(${number}) ${currency}`, (most) => price(undefined, most)],
    ],
    facts: [
      ...(['sale', 'new', 'in'] as const).map((mark): Pattern => [
        anyOf(words.marks[mark], /,/),
        () => ({ kind: 'mark', mark }),
      ]),
      [`${anyOf(words.size, /\s+/)} (\\S+)`, (size) => ({ kind: 'size', size })],
      ...colorFamilies.map((color): Pattern => [
        anyOf(words.colors[color], /\s+/),
        () => ({ kind: 'color', color }),
      ]),
    ],
  };
}

function* matching(words: readonly QueryWord[], patterns: readonly Pattern[]): Generator<AskedFilter> {
  const text = ` ${words.map(({ parts }) => parts.join('-')).join(' ')} `;
  const blanksIn = (part: string): number => part.split(' ').length - 1;
  for (const [pattern, wish] of patterns) {
    for (const match of text.matchAll(new RegExp(`(?<= )${pattern}(?= )`, 'g'))) {
      const from = blanksIn(text.slice(0, match.index)) - 1;
      yield { ...wish(match[1] ?? '', match[2] ?? ''), from, to: from + blanksIn(match[0]) + 1 };
    }
  }
}

/** What shall not be in it; a word with hyphens is never taken apart: nut-butter-free, without sea-salt. */
function* withoutIn(words: readonly QueryWord[], vocabulary: Vocabulary): Generator<AskedFilter> {
  const parts = words.flatMap(({ parts: own }) => own);
  const wordOf = words.flatMap(({ parts: own }, at) => own.map(() => at));
  for (let at = 0; at < parts.length; at += 1) {
    const absence = vocabulary.absenceAt(parts, at);
    if (!absence) continue;
    const [from = 0, last = 0] = [wordOf[at], wordOf[at + absence.length - 1]];
    const first = absence.lead > 0 ? at + absence.lead : wordOf.indexOf(from);
    const end = absence.lead > 0 ? wordOf.lastIndexOf(last) + 1 : at + 1;
    const named = absence.length === 1 ? absence.of : parts.slice(first, end);
    // As it was typed, where it is words of their own.
    const isTyped = absence.length > 1 && wordOf[end] !== wordOf[end - 1];
    const typed = words.slice(wordOf[first], (wordOf[end - 1] ?? 0) + 1).map((word) => word.typed);
    yield { kind: 'without', word: (isTyped ? typed : named).join(' '), parts: named, from, to: last + 1 };
    at += absence.length - 1;
  }
}

/** The words that belong to phrases: no colour in green tea. */
function inPhrases(words: readonly QueryWord[], vocabulary: Vocabulary): Set<number> {
  const parts = words.map(({ parts: own }) => own.join(''));
  const covered = new Set<number>();
  for (let at = 0, length = 1; at < parts.length; at += length) {
    const phrase = vocabulary.phraseAt(parts, at);
    length = phrase?.length ?? 1;
    const own = phrase ? Array.from({ length }, (_, nth) => at + nth) : [];
    for (const nth of own) covered.add(nth);
  }
  return covered;
}

/** The filters that words of a query mean, in the shopper's language first. */
export function askedFilters(
  words: readonly QueryWord[],
  vocabularies: readonly Vocabulary[],
): AskedFilter[] {
  const asked: AskedFilter[] = [];
  const accept = (filter: AskedFilter): void => {
    if (asked.every(({ from, to }) => filter.to <= from || to <= filter.from)) asked.push(filter);
  };
  for (const vocabulary of vocabularies.toReversed()) {
    const { prices, facts } = patternsOf(vocabulary);
    for (const filter of [...matching(words, prices), ...withoutIn(words, vocabulary)]) accept(filter);
    const covered = inPhrases(words, vocabulary);
    const longestFirst = [...matching(words, facts)].toSorted((a, b) => b.to - b.from - (a.to - a.from));
    for (const filter of longestFirst) if (!covered.has(filter.from)) accept(filter);
  }
  return asked.toSorted((a, b) => a.from - b.from);
}

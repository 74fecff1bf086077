import type { Match } from './matching/match';
import type { Matcher } from './matching/matchWord';
import type { QueryWord } from './query/queryWords';
import type { Vocabulary } from './language/vocabulary';

/** What is looked for as one: a word of the query, or several that belong together. */
export interface Unit {
  /** As it was typed. */
  typed: string;
  parts: readonly string[];
  match: Match;
  /** Says nothing about what is looked for; counts only where a name has it. */
  isIdle: boolean;
}

interface Part {
  part: string;
  typed: string;
}

const partsOf = (words: readonly QueryWord[]): Part[] =>
  words.flatMap(({ typed, parts }) =>
    parts.map((part) => ({ part, typed: parts.length > 1 ? part : typed })),
  );

/** Parts a query is looked for by; what comes after them costs more than it tells. */
const mostParts = 12;

/** Takes a query apart: phrases that mean one thing stay together where something is found by them. */
export function unitsOf(
  words: readonly QueryWord[],
  matcher: Matcher,
  vocabularies: readonly Vocabulary[],
): Unit[] {
  const parts = partsOf(words).slice(0, mostParts);
  const plainParts = parts.map(({ part }) => part);
  const units: Unit[] = [];
  const seen = new Set<string>();
  const add = (unit: Unit): void => {
    const key = unit.parts.join(' ');
    if (!seen.has(key)) units.push(unit);
    seen.add(key);
  };
  for (let at = 0; at < parts.length;) {
    const phrase = vocabularies
      .flatMap(
        ({ phraseAt, loosePhraseAt }) => phraseAt(plainParts, at) ?? loosePhraseAt(plainParts, at) ?? [],
      )
      .toSorted((a, b) => b.length - a.length)[0];
    const together = phrase ? parts.slice(at, at + phrase.length) : [];
    const match =
      phrase &&
      matcher.phrase(
        together.map(({ part }) => part),
        phrase.meanings,
      );
    if (phrase && match && match.found.length > 0) {
      const own = together.map(({ part }) => part);
      add({ typed: together.map(({ typed }) => typed).join(' '), parts: own, match, isIdle: false });
      at += phrase.length;
      continue;
    }
    const { part = '', typed = '' } = parts[at] ?? {};
    const isIdle = vocabularies.some((vocabulary) => vocabulary.isIdle(part));
    if (!seen.has(part)) add({ typed, parts: [part], match: matcher.word(part), isIdle });
    at += 1;
  }
  return units;
}

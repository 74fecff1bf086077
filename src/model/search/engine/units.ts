import type { Match } from './matching/match';
import type { Matcher } from './matching/matchWord';
import type { QueryWord } from './query/queryWords';
import type { Phrase, Vocabulary } from './language/vocabulary';

/** What is looked for as one: a word of the query, or several that belong together. */
export interface Unit {
  /** As it was typed. */
  typed: string;
  parts: readonly string[];
  match: Match;
  /** Says nothing about what is looked for; counts only where a name has it. */
  isIdle: boolean;
  /** Idle, but the word for a concept: to learn. It is asked for where nothing else is found. */
  isConcept: boolean;
}

interface Part {
  part: string;
  typed: string;
}

const partsOf = (words: readonly QueryWord[]): Part[] =>
  words.flatMap(({ typed, parts }) =>
    parts.map((part) => ({ part, typed: parts.length > 1 ? part : typed })),
  );

/** Most parts of a query that are searched for: more cost time and tell little. */
const mostParts = 12;

const longestPhraseAt = (
  parts: readonly string[],
  at: number,
  vocabularies: readonly Vocabulary[],
): Phrase | undefined =>
  vocabularies
    .flatMap(({ phraseAt, loosePhraseAt }) => phraseAt(parts, at) ?? loosePhraseAt(parts, at) ?? [])
    .toSorted((a, b) => b.length - a.length)[0];

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
    const found = longestPhraseAt(plainParts, at, vocabularies);
    // A longer one that begins within it says more: quick, and lunch at work.
    const isOutdone = plainParts
      .slice(at + 1, at + (found?.length ?? 1))
      .some(
        (_, offset) =>
          (longestPhraseAt(plainParts, at + 1 + offset, vocabularies)?.length ?? 0) > (found?.length ?? 0),
      );
    const phrase = isOutdone ? undefined : found;
    const together = phrase ? parts.slice(at, at + phrase.length) : [];
    const match =
      phrase &&
      matcher.phrase(
        together.map(({ part }) => part),
        phrase.meanings,
      );
    if (phrase && match && match.found.length > 0) {
      const own = together.map(({ part }) => part);
      add({
        typed: together.map(({ typed }) => typed).join(' '),
        parts: own,
        match,
        isIdle: false,
        isConcept: false,
      });
      at += phrase.length;
      continue;
    }
    const { part = '', typed = '' } = parts[at] ?? {};
    const isIdle = vocabularies.some((vocabulary) => vocabulary.isIdle(part));
    const isConcept =
      isIdle && vocabularies.some(({ meaningsOf }) => meaningsOf(part).some(({ isNarrower }) => !isNarrower));
    if (!seen.has(part)) add({ typed, parts: [part], match: matcher.word(part), isIdle, isConcept });
    at += 1;
  }
  return units;
}

import type { Words } from '#model/search/words/words';
import { spokenNumbers, type SpokenNumberAt } from './spokenNumbers';
import { wordsOf } from './text';

/** A concept that a word or phrase stands for, and the sign before it in the lists (words.ts). */
export interface Meaning {
  concept: string;
  sign: string;
}

/** What is said not to be in it: `length` words, of which the first `lead` say so. */
interface Absence {
  length: number;
  lead: number;
  of: readonly string[];
}

/** More words than this no phrase of the lists has. */
const mostWords = 5;

/** The longest phrase that begins at a place; one word where there is none. */
export function longestPhrase<Word>(
  words: readonly Word[],
  at: number,
  isPhrase: (some: readonly Word[]) => boolean,
): readonly Word[] {
  let some = words.slice(at, at + mostWords);
  while (some.length > 1 && !isPhrase(some)) some = some.slice(0, -1);
  return some;
}

/** The words of a language, ready to be looked up. */
export class Vocabulary {
  /** All words of the lists, as they are written. */
  readonly known: Set<string>;
  readonly numberAt: SpokenNumberAt;
  private readonly idle: ReadonlySet<string>;
  private readonly without: ReadonlySet<string>;
  private readonly freeOf: ReadonlySet<string>;
  private readonly stems = new Map<string, string>();
  private readonly meanings = new Map<string, Meaning[]>();

  constructor(readonly words: Words) {
    const setOf = (list = '') => new Set(wordsOf(list));
    const { colors, marks, concepts: _, ...lists } = words;
    this.known = setOf(Object.values({ ...colors, ...marks, ...lists }).join(' '));
    this.numberAt = spokenNumbers(words.numbers);
    [this.idle, this.without, this.freeOf] = [setOf(words.idle), setOf(words.without), setOf(words.freeOf)];
  }

  /** Takes in the concepts, one at a step. */
  *takeIn(): Generator<void> {
    for (const [concept, lists] of Object.entries(this.words.concepts)) {
      for (const [, sign = '', list = ''] of lists.matchAll(/([<>]?)([^<>]+)/g)) {
        for (const phrase of list.split(',').map(wordsOf)) {
          const key = this.keyOf(phrase);
          const known = this.meanings.get(key) ?? [];
          if (!known.some((other) => other.concept === concept))
            this.meanings.set(key, [...known, { concept, sign }]);
          for (const word of phrase) this.known.add(word);
        }
      }
      yield;
    }
  }

  /** A phrase as it is looked up: neither its order matters, nor the words in it that say nothing. */
  private keyOf(phrase: readonly string[]): string {
    const telling = phrase.filter((word) => !this.isIdle(word));
    const stems = (telling.length > 1 ? telling : phrase).map((word) => this.stem(word));
    return stems.toSorted().join(' ');
  }

  stem(word: string): string {
    let stem = this.stems.get(word);
    if (stem === undefined) this.stems.set(word, (stem = this.words.stem(word)));
    return stem;
  }

  /** Whether a word says nothing about what is looked for. */
  isIdle(word: string): boolean {
    return this.idle.has(word);
  }

  /** What a word, or several words together, stand for. */
  meaningsOf(words: readonly string[]): readonly Meaning[] {
    return this.meanings.get(this.keyOf(words)) ?? [];
  }

  /** What is said not to be in it: without nuts, free of nuts, nut free, nutfree. */
  absenceAt(words: readonly string[], at: number): Absence | undefined {
    const { free } = this.words;
    const [word = '', next = '', second = ''] = words.slice(at, at + 3);
    const lead = word === free && this.freeOf.has(next) ? 2 : this.without.has(word) ? 1 : 0;
    if (lead > 0) {
      const isThing = (some: readonly string[]): boolean =>
        !this.isIdle(some.at(-1) ?? '') && this.meaningsOf(some).length > 0;
      const of = longestPhrase(words, at + lead, isThing);
      const isNothing = of.every((one) => this.isIdle(one) || !/\p{L}/u.test(one));
      return isNothing ? undefined : { length: lead + of.length, lead, of };
    }
    if (next === free && !this.freeOf.has(second) && !this.isIdle(word))
      return { length: 2, lead, of: [word] };
    const end = word.lastIndexOf(free);
    const isEnding = end >= 4 && word.length - end - free.length <= 2;
    return isEnding ? { length: 1, lead, of: [word.slice(0, end)] } : undefined;
  }
}

/** That of the entries' texts, then the shopper's where the texts are not translated. */
export type Vocabularies = readonly [Vocabulary, ...Vocabulary[]];

import { firstLanguage, type Language } from '#model/languages';
import type { Words } from '#model/search/words/words';
import { wordsOf } from './text';

/** A concept that a word or phrase stands for: narrower behind `>` in the lists, a kind behind `<` (words.ts). */
export interface Meaning {
  concept: string;
  isNarrower: boolean;
  isKind: boolean;
}

/** More words than this no phrase of the lists has. */
export const longestPhrase = 5;

/** The words of a language, ready to be looked up. */
export class Vocabulary {
  /** All words of the lists, as they are written. */
  readonly known: Set<string>;
  private readonly idle: ReadonlySet<string>;
  private readonly without: ReadonlySet<string>;
  private readonly freeOf: ReadonlySet<string>;
  private readonly stems = new Map<string, string>();
  private readonly meanings = new Map<string, Meaning[]>();
  /** Words of phrases: at any other word none begins. */
  private readonly inPhrases = new Set<string>();

  constructor(readonly words: Words) {
    const setOf = (list = '') => new Set(wordsOf(list));
    const { colors, marks, concepts: _, ...lists } = words;
    this.known = setOf(Object.values({ ...colors, ...marks, ...lists }).join(' '));
    [this.idle, this.without, this.freeOf] = [setOf(words.idle), setOf(words.without), setOf(words.freeOf)];
  }

  /** Takes in the concepts, one at a step. */
  *takeIn(): Generator<void> {
    for (const [concept, lists] of Object.entries(this.words.concepts)) {
      for (const [, sign, list = ''] of lists.matchAll(/([<>]?)([^<>]+)/g)) {
        for (const phrase of list.split(',').map(wordsOf)) {
          const known = this.meanings.get(this.keyOf(phrase)) ?? [];
          const meaning = { concept, isNarrower: sign === '>', isKind: sign === '<' };
          if (!known.some((other) => other.concept === concept))
            this.meanings.set(this.keyOf(phrase), [...known, meaning]);
          for (const word of phrase) {
            this.known.add(word);
            if (phrase.length > 1) this.inPhrases.add(this.stem(word));
          }
        }
      }
      yield;
    }
  }

  /** A phrase as it is looked up: neither its order matters, nor the words in it that say nothing. */
  private keyOf(phrase: readonly string[]): string {
    if (phrase.length === 1) return this.stem(phrase[0] ?? '');
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

  /** The longest phrase of several words that begins at a place; no idle word ends it. */
  phraseAt(words: readonly string[], at: number): { length: number; meanings: Meaning[] } | undefined {
    if (!this.inPhrases.has(this.stem(words[at] ?? '')) && !this.isIdle(words[at] ?? '')) return undefined;
    for (let length = Math.min(longestPhrase, words.length - at); length > 1; length -= 1) {
      const phrase = words.slice(at, at + length);
      if (this.isIdle(phrase.at(-1) ?? '') && phrase.filter((word) => !this.isIdle(word)).length > 1)
        continue;
      const meanings = this.meanings.get(this.keyOf(phrase));
      if (meanings) return { length, meanings };
    }
    return undefined;
  }

  /** What is said not to be in it: without nuts, free of nuts, nut free, nutfree; `lead` words stand before it. */
  absenceAt(
    words: readonly string[],
    at: number,
  ): { length: number; lead: number; of: string[] } | undefined {
    const { free } = this.words;
    const word = words[at] ?? '';
    const next = words[at + 1] ?? '';
    const second = words[at + 2] ?? '';
    const lead = word === free && this.freeOf.has(next) ? 2 : this.without.has(word) ? 1 : 0;
    if (lead > 0) {
      const phrase = this.phraseAt(words, at + lead);
      const of = words.slice(at + lead, at + lead + (phrase?.length ?? 1));
      const saysNothing = !phrase && of.every((one) => this.isIdle(one));
      return saysNothing ? undefined : { length: lead + of.length, lead, of };
    }
    if (next === free && !this.freeOf.has(second) && !this.isIdle(word))
      return { length: 2, lead, of: [word] };
    const end = word.lastIndexOf(free);
    const isEnding = end >= 4 && word.length - end - free.length <= 2;
    return isEnding ? { length: 1, lead, of: [word.slice(0, end)] } : undefined;
  }
}

/** What the search knows words of: each language, and English names for a catalogue that is translated. */
const files: Readonly<Record<Language | 'englishNames', () => Promise<{ words: Words }>>> = {
  en: () => import('#model/search/words/en'),
  de: () => import('#model/search/words/de'),
  fn: () => import('#model/search/words/fn'),
  englishNames: () => import('#model/search/words/englishNames'),
};

const loaded = new Map<string, Promise<Vocabulary>>();

function vocabularyFor(language: keyof typeof files, pause: () => Promise<void>): Promise<Vocabulary> {
  const load = async (): Promise<Vocabulary> => {
    const vocabulary = new Vocabulary((await files[language]()).words);
    for (const _ of vocabulary.takeIn()) await pause();
    return vocabulary;
  };
  const vocabulary = loaded.get(language) ?? load();
  loaded.set(language, vocabulary);
  vocabulary.catch(() => loaded.delete(language));
  return vocabulary;
}

/**
 * The language that the catalogue is written in, and the shopper's language where it is another one. What is translated
 * from English needs no more of it than its names. `pause` lets others do their work in between.
 */
export async function vocabulariesFor(
  language: Language,
  isTranslated: boolean,
  pause: () => Promise<void>,
): Promise<Vocabulary[]> {
  if (language === firstLanguage) return [await vocabularyFor(language, pause)];
  const areNamesEnough = isTranslated && firstLanguage === 'en';
  const own = vocabularyFor(areNamesEnough ? 'englishNames' : firstLanguage, pause);
  return Promise.all([own, vocabularyFor(language, pause)]);
}

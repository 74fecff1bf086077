import { wordsOf } from '../language/plainText';
import type { Phrase, Vocabulary } from '../language/vocabulary';
import type { Postings } from './postings';
import { endingFree } from '../language/freeEnding';

/** What is known of a word; looked up once, however often a catalogue says it. */
export interface KnownWord {
  form: string;
  /** Postings of the word; undefined until it is indexed for the first time. */
  postings: Postings | undefined;
  /** Concepts it stands for by itself. */
  concepts: readonly string[];
  beginsPhrase: boolean;
  /** It says that the next word is not in it. */
  isWithout: boolean;
  /** What its ending says is not in it: `glutenfreies` → gluten. */
  named: string | undefined;
}

/** A word or phrase of a text that stands for a concept. */
export interface Stretch {
  at: number;
  length: number;
  concepts: readonly string[];
}

/** A text with what its words stand for. */
interface ReadText {
  words: string[][];
  stretches: Stretch[];
}

const meant = (meanings: ReturnType<Vocabulary['meaningsOf']>): string[] =>
  meanings.flatMap(({ concept, isNarrower }) => (isNarrower ? [] : [concept]));

/** The words of one language, as a catalogue uses them. */
export class LanguageWords {
  private readonly known = new Map<string, KnownWord>();
  private readonly labels = new Map<string, ReadText>();

  constructor(readonly vocabulary: Vocabulary) {}

  word(form: string): KnownWord {
    let word = this.known.get(form);
    if (word === undefined) this.known.set(form, (word = this.lookUp(form)));
    return word;
  }

  private lookUp(form: string): KnownWord {
    const { meaningsOf, beginsPhrase, without, free } = this.vocabulary;
    return {
      form,
      postings: undefined,
      concepts: meant(meaningsOf(form)),
      beginsPhrase: beginsPhrase(form),
      isWithout: without.has(form),
      named: endingFree(form, free),
    };
  }

  /** True where the next word says that this one is not in it: nut free, but entirely free of nuts. */
  isFreeBehind(next: string | undefined, second: string | undefined): boolean {
    const { free, freeOf } = this.vocabulary;
    return next === free && !freeOf.has(second ?? '');
  }

  /** True where a word says that the next one is not in it: without, free of. */
  isWithout({ form, isWithout }: KnownWord, before: string | undefined): boolean {
    const { free, freeOf } = this.vocabulary;
    return isWithout || (before === free && freeOf.has(form));
  }

  /** A category, tag or keyword taken apart: the same few stand with most items. */
  label(text: string): ReadText {
    let label = this.labels.get(text);
    if (label === undefined) {
      label = this.read(text);
      this.labels.set(text, label);
    }
    return label;
  }

  read(text: string): ReadText {
    const words = wordsOf(text);
    return { words, stretches: this.stretchesOf(words.flat()) };
  }

  /**
   * Concepts of a phrase. One that the phrase only narrows counts only if a word of it has that concept by itself:
   * privacy policy.
   */
  private conceptsOf({ meanings, length }: Phrase, parts: readonly string[], at: number): string[] {
    const own = new Set(parts.slice(at, at + length).flatMap((part) => this.word(part).concepts));
    return meanings.flatMap(({ concept, isNarrower }) => (isNarrower && !own.has(concept) ? [] : [concept]));
  }

  /** Words and phrases of a text that stand for something, each part in one of them at most. */
  stretchesOf(parts: readonly string[]): Stretch[] {
    const stretches: Stretch[] = [];
    for (let at = 0; at < parts.length; at += 1) {
      const word = this.word(parts[at] ?? '');
      const phrase = word.beginsPhrase ? this.vocabulary.phraseAt(parts, at) : undefined;
      if (phrase) {
        stretches.push({ at, length: phrase.length, concepts: this.conceptsOf(phrase, parts, at) });
        at += phrase.length - 1;
      } else if (word.concepts.length > 0) stretches.push({ at, length: 1, concepts: word.concepts });
    }
    return stretches;
  }
}

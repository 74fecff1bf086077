import type { Listed } from './entry';
import type { KnownWord } from './languageWords';
import { appendTo, type Postings } from './postings';
import type { Vocabulary } from '../language/vocabulary';

/** Compounds are compared without the ending of a plural. */
export const joinedKey = (joined: string): string => (joined.endsWith('s') ? joined.slice(0, -1) : joined);

/** Prefix for a word that the text says is absent, as in “without nuts”. */
export const absent = (form: string): string => `-${form}`;

export const isAbsent = (form: string): boolean => form.startsWith('-');

/** The inverted index: all words of all entries, and their postings. */
export class WordIndex {
  readonly entries: Listed[] = [];
  /** Words as they are written. */
  readonly forms = new Map<string, Postings>();
  /** Words with a hyphen and neighbours, written as one. */
  readonly joined = new Map<string, Postings>();
  /** Words by language and stem. */
  readonly stems = new Map<string, string[]>();
  readonly concepts = new Map<string, Postings>();
  /** How many words the name of each entry has. */
  readonly nameLengths: number[] = [];
  /** The name of each entry, its words joined. */
  readonly names = new Map<string, number[]>();
  private sorted: readonly string[] = [];

  /** @param vocabularies English first, then the shopper's language where it is another one. */
  constructor(readonly vocabularies: readonly [Vocabulary, ...Vocabulary[]]) {}

  /** All words in code-unit order, so that words with the same prefix are neighbours. */
  get sortedForms(): readonly string[] {
    if (this.sorted.length !== this.forms.size) {
      this.sorted = [...this.forms.keys()].toSorted((a, b) => (a < b ? -1 : 1));
    }
    return this.sorted;
  }

  /** The forms that share a word's stem in any of the languages. */
  formsLike(word: string): string[] {
    return this.vocabularies.flatMap(
      ({ stem }, language) => this.stems.get(`${language}${stem(word)}`) ?? [],
    );
  }

  /** Notes that a word of a language stands in a field of an entry. */
  put(word: KnownWord, position: number, field: number, language: number): void {
    if (word.postings === undefined) {
      const { form } = word;
      word.postings = this.forms.get(form) ?? [];
      this.forms.set(form, word.postings);
      const key = `${language}${(this.vocabularies[language] ?? this.vocabularies[0]).stem(form)}`;
      const forms = this.stems.get(key);
      if (forms) forms.push(form);
      else this.stems.set(key, [form]);
    }
    appendTo(word.postings, position, field);
  }
}

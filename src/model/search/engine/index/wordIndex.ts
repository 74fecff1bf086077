import { fields, type Entry, type FieldTexts, type Listed } from './entry';
import { LanguageWords, type KnownWord, type Stretch } from './languageWords';
import { isSingle, splitWord, wordsOf, writtenWords } from '../language/plainText';
import type { Vocabulary } from '../language/vocabulary';

/** Postings: entry position × 8 + field number. */
export type Postings = number[];

const textField = fields.indexOf('text');
const nameField = fields.indexOf('name');

/** Compounds are compared without the ending of a plural. */
export const joinedKey = (joined: string): string => (joined.endsWith('s') ? joined.slice(0, -1) : joined);

/** Prefix for a word that the text says is absent, as in “without nuts”. */
export const absent = (form: string): string => `-${form}`;

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
  private readonly languages: readonly [LanguageWords, ...LanguageWords[]];
  private sorted: readonly string[] = [];

  /** @param vocabularies English first, then the shopper's language where it is another one. */
  constructor(readonly vocabularies: readonly [Vocabulary, ...Vocabulary[]]) {
    const [english, ...others] = vocabularies;
    this.languages = [new LanguageWords(english), ...others.map((other) => new LanguageWords(other))];
  }

  /** All forms in the order of their signs, so that those with the same beginning stand together. */
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

  add(entry: Entry): void {
    const position = this.entries.push(entry.listed) - 1;
    const local = this.vocabularies.length > 1 ? entry.local : undefined;
    this.takeIn(position, entry.base, 0);
    if (local) this.takeIn(position, local, 1);
    for (const text of entry.contains) this.takeInText(position, textField, text, 0, true);
    const [, other] = this.languages;
    if (local && other) {
      for (const text of entry.contains) {
        const words = wordsOf(text);
        this.markConcepts(position, textField, words, other, other.stretchesOf(words.flat()));
      }
    }
    const names = [...(local?.name ?? []), ...entry.base.name].map(wordsOf);
    this.nameLengths.push(Math.min(...names.map(({ length }) => length)));
    for (const name of names) {
      const joined = name.flat().join('');
      const same = this.names.get(joined);
      if (same) same.push(position);
      else this.names.set(joined, [position]);
    }
  }

  private takeIn(position: number, texts: FieldTexts, language: number): void {
    for (const [number, field] of fields.entries()) {
      for (const text of texts[field]) this.takeInText(position, number, text, language, field !== 'text');
    }
  }

  /** @param isTelling Compounds and concepts are taken from telling texts only; elsewhere they would be chance. */
  private takeInText(
    position: number,
    field: number,
    text: string,
    language: number,
    isTelling: boolean,
  ): void {
    if (text === '') return;
    if (!isTelling) {
      this.takeInPlain(position, text, language);
      return;
    }
    const own = this.languages[language] ?? this.languages[0];
    const isLabel = field !== textField && field !== nameField;
    const { words, stretches } = isLabel ? own.label(text) : own.read(text);
    this.takeInWords(position, field, words, language, isLabel ? stretches : []);
    this.markConcepts(position, field, words, own, stretches);
    if (field !== textField) this.takeInJoined(position, field, words);
  }

  /** Most of a catalogue is plain text, so that this is what building the index takes its time for. */
  private takeInPlain(position: number, text: string, language: number): void {
    const own = this.languages[language] ?? this.languages[0];
    const { free } = own.vocabulary;
    const written = writtenWords(text);
    let isAbsent = false;
    for (let at = 0; at < written.length; at += 1) {
      const form = written[at] ?? '';
      if (written[at + 1] === free) isAbsent = true;
      if (isSingle(form)) {
        const word = own.word(form);
        this.put(isAbsent ? own.word(absent(form)) : word, position, textField, language);
        if (word.named !== undefined) this.put(own.word(absent(word.named)), position, textField, language);
        isAbsent = word.isWithout;
      } else {
        this.takeInParts(position, textField, splitWord(form), language, isAbsent);
        isAbsent = false;
      }
    }
  }

  /**
   * Parts that mean something else together count no more than in a text: a petit-déjeuner is no déjeuner, a hot water
   * bottle no bottle.
   */
  private takeInWords(
    position: number,
    field: number,
    words: readonly (readonly string[])[],
    language: number,
    stretches: readonly Stretch[],
  ): void {
    const own = this.languages[language] ?? this.languages[0];
    const { free } = own.vocabulary;
    let isAbsent = false;
    let place = 0;
    for (let at = 0; at < words.length; at += 1) {
      const parts = words[at] ?? [];
      const next = words[at + 1];
      if (next?.length === 1 && next[0] === free) isAbsent = true;
      const isTogether = stretches.some(
        (one) => one.length > 1 && place + parts.length > one.at && place < one.at + one.length,
      );
      this.takeInParts(position, isTogether ? textField : field, parts, language, isAbsent);
      isAbsent = parts.length === 1 && own.word(parts[0] ?? '').isWithout;
      place += parts.length;
    }
  }

  /** One word, in its parts. */
  private takeInParts(
    position: number,
    field: number,
    parts: readonly string[],
    language: number,
    isAbsent: boolean,
  ): void {
    const own = this.languages[language] ?? this.languages[0];
    const endsFree = parts.length > 1 && parts.at(-1) === own.vocabulary.free;
    for (let at = 0; at < parts.length; at += 1) {
      const word = own.word(parts[at] ?? '');
      const isMissing = isAbsent || (endsFree && at < parts.length - 1);
      this.put(isMissing ? own.word(absent(word.form)) : word, position, field, language);
      if (word.named !== undefined) this.put(own.word(absent(word.named)), position, field, language);
    }
  }

  private takeInJoined(position: number, field: number, words: readonly (readonly string[])[]): void {
    let joined = '';
    for (let at = words.length - 1; at >= 0; at -= 1) {
      const parts = words[at] ?? [];
      const own = parts.length === 1 ? (parts[0] ?? '') : parts.join('');
      if (parts.length > 1) append(this.joined, joinedKey(own), position, field);
      if (at < words.length - 1) append(this.joined, joinedKey(own + joined), position, field);
      joined = own;
    }
  }

  private put(word: KnownWord, position: number, field: number, language: number): void {
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

  private markConcepts(
    position: number,
    field: number,
    words: readonly (readonly string[])[],
    { vocabulary: { free, without } }: LanguageWords,
    stretches: readonly Stretch[],
  ): void {
    if (stretches.length === 0) return;
    if (words.some((own) => own.at(-1) === free) || words.some(([first = '']) => without.has(first))) return;
    for (const { concepts } of stretches) {
      for (const concept of concepts) append(this.concepts, concept, position, field);
    }
  }
}

function append(words: Map<string, Postings>, word: string, position: number, field: number): void {
  let postings = words.get(word);
  if (!postings) words.set(word, (postings = []));
  appendTo(postings, position, field);
}

/** Entries are added one after the other, so that what is there already stands among the last. */
function appendTo(postings: Postings, position: number, field: number): void {
  const posting = position * 8 + field;
  for (let at = postings.length - 1; at >= 0 && (postings[at] ?? 0) >= position * 8; at -= 1) {
    if (postings[at] === posting) return;
  }
  postings.push(posting);
}

import { fields, type Entry, type FieldTexts } from './entry';
import { wordsOf } from './plainText';
import type { Vocabulary } from './vocabulary';

/** Where a word stands: position of the entry, times eight, plus the number of the field. */
type Postings = number[];

const textField = fields.indexOf('text');
const nameField = fields.indexOf('name');

/**
 * Places of parts that mean something else together: a petit-déjeuner is no déjeuner, a hot water bottle no bottle. In
 * categories, tags and keywords they count no more than in a text.
 */
function partsInPhrases(parts: readonly string[], { phraseAt }: Vocabulary): ReadonlySet<number> {
  const places = new Set<number>();
  for (let at = 0; at < parts.length; at += 1) {
    const length = phraseAt(parts, at)?.length ?? 1;
    if (length === 1) continue;
    for (let own = at; own < at + length; own += 1) places.add(own);
    at += length - 1;
  }
  return places;
}

/** Compounds are compared without the ending of a plural. */
export const joinedKey = (joined: string): string => (joined.endsWith('s') ? joined.slice(0, -1) : joined);

const none: ReadonlySet<number> = new Set();

/** What a word must not be in: written before the word where the text says that it is not in it. */
export const absent = (form: string): string => `-${form}`;

/** All words of all entries, and where they stand. */
export class WordIndex {
  readonly entries: Entry[] = [];
  /** Words as they are written. */
  readonly forms = new Map<string, Postings>();
  /** Words with a hyphen and neighbours, written as one. */
  readonly joined = new Map<string, Postings>();
  /** Words by language and stem. */
  readonly stems = new Map<string, string[]>();
  /** Forms whose stem is known already, by language. */
  private readonly stemmed: Set<string>[] = [];
  readonly concepts = new Map<string, Postings>();
  /** How many words the name of each entry has. */
  readonly nameLengths: number[] = [];
  /** The name of each entry, its words joined. */
  readonly names = new Map<string, number[]>();

  /** @param vocabularies English first, then the shopper's language where it is another one. */
  constructor(readonly vocabularies: readonly [Vocabulary, ...Vocabulary[]]) {}

  /** The forms that share a word's stem in any of the languages. */
  formsLike(word: string): string[] {
    return this.vocabularies.flatMap(
      ({ stem }, language) => this.stems.get(`${language}${stem(word)}`) ?? [],
    );
  }

  add(entry: Entry): void {
    const position = this.entries.push(entry) - 1;
    const local = this.vocabularies.length > 1 ? entry.local : undefined;
    this.takeIn(position, entry.base, 0);
    if (local) this.takeIn(position, local, 1);
    for (const text of entry.contains) this.takeInText(position, textField, text, 0, true);
    if (local) for (const text of entry.contains) this.markConcepts(position, textField, wordsOf(text), 1);
    const names = [...(local?.name ?? []), ...entry.base.name];
    this.nameLengths.push(Math.min(...names.map((name) => wordsOf(name).length)));
    for (const name of names) {
      const joined = wordsOf(name).flat().join('');
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
    const vocabulary = this.vocabularies[language] ?? this.vocabularies[0];
    const { free } = vocabulary;
    const words = wordsOf(text);
    const inPhrases =
      field === nameField || field === textField ? none : partsInPhrases(words.flat(), vocabulary);
    let isAbsent = false;
    let place = 0;
    for (let at = 0; at < words.length; at += 1) {
      const parts = words[at] ?? [];
      const next = words[at + 1];
      const endsFree = parts.length > 1 && parts.at(-1) === free;
      if (next?.length === 1 && next[0] === free) isAbsent = true;
      for (let partAt = 0; partAt < parts.length; partAt += 1) {
        const part = parts[partAt] ?? '';
        const own = inPhrases.has(place) ? textField : field;
        this.put(
          isAbsent || (endsFree && partAt < parts.length - 1) ? absent(part) : part,
          position,
          own,
          language,
        );
        const named = endingFree(part, free);
        if (named) this.put(absent(named), position, field, language);
        place += 1;
      }
      isAbsent = parts.length === 1 && vocabulary.without.has(parts[0] ?? '');
      if (!isTelling || field === textField) continue;
      if (parts.length > 1) append(this.joined, joinedKey(parts.join('')), position, field);
      if (next) append(this.joined, joinedKey(parts.join('') + next.join('')), position, field);
    }
    if (isTelling) this.markConcepts(position, field, words, language);
  }

  private put(form: string, position: number, field: number, language: number): void {
    append(this.forms, form, position, field);
    if (this.stemmed[language]?.has(form)) return;
    (this.stemmed[language] ??= new Set()).add(form);
    const key = `${language}${(this.vocabularies[language] ?? this.vocabularies[0]).stem(form)}`;
    const forms = this.stems.get(key);
    if (forms) forms.push(form);
    else this.stems.set(key, [form]);
  }

  private markConcepts(
    position: number,
    field: number,
    words: readonly (readonly string[])[],
    language: number,
  ): void {
    const vocabulary = this.vocabularies[language] ?? this.vocabularies[0];
    const parts = words.flat();
    if (
      words.some((own) => own.at(-1) === vocabulary.free) ||
      words.some(([first = '']) => vocabulary.without.has(first))
    ) {
      return;
    }
    for (let at = 0; at < parts.length; at += 1) {
      const phrase = vocabulary.phraseAt(parts, at);
      const meanings = phrase?.meanings ?? vocabulary.meaningsOf(parts[at] ?? '');
      for (const { concept, isNarrower } of meanings) {
        if (isNarrower) continue;
        append(this.concepts, concept, position, field);
      }
      at += (phrase?.length ?? 1) - 1;
    }
  }
}

/** Entries are added one after the other, so that what is there already stands among the last. */
function append(words: Map<string, Postings>, word: string, position: number, field: number): void {
  const postings = words.get(word);
  const posting = position * 8 + field;
  if (!postings) {
    words.set(word, [posting]);
    return;
  }
  for (let at = postings.length - 1; at >= 0 && (postings[at] ?? 0) >= position * 8; at -= 1) {
    if (postings[at] === posting) return;
  }
  postings.push(posting);
}

/** What a word with the ending `frei` says is not in it: `glutenfreies` → gluten. */
export function endingFree(part: string, free: string): string | undefined {
  const at = part.length < 6 ? -1 : part.lastIndexOf(free);
  return at >= 4 && part.length - at - free.length <= 2 ? part.slice(0, at) : undefined;
}

import { fields, type Entry, type FieldTexts } from './entry';
import { LanguageWords, type Stretch } from './languageWords';
import { append } from './postings';
import { absent, joinedKey, type WordIndex } from './wordIndex';
import { isSingle, splitWord, wordsOf, writtenWords } from '../language/plainText';

const textField = fields.indexOf('text');
const nameField = fields.indexOf('name');

/** Adds entries to an index: their words, compounds and concepts. */
export class Indexer {
  private readonly languages: readonly [LanguageWords, ...LanguageWords[]];

  constructor(private readonly index: WordIndex) {
    const [english, ...others] = index.vocabularies;
    this.languages = [new LanguageWords(english), ...others.map((other) => new LanguageWords(other))];
  }

  add(entry: Entry): void {
    const position = this.index.entries.push(entry.listed) - 1;
    const local = this.index.vocabularies.length > 1 ? entry.local : undefined;
    this.takeIn(position, entry.base, entry.contains, 0);
    if (local) this.takeIn(position, local, entry.localContains ?? [], 1);
    const names = [...(local?.name ?? []), ...entry.base.name].map(wordsOf);
    this.index.nameLengths.push(Math.min(...names.map(({ length }) => length)));
    for (const name of names) {
      const joined = name.flat().join('');
      const same = this.index.names.get(joined);
      if (same) same.push(position);
      else this.index.names.set(joined, [position]);
    }
  }

  private takeIn(position: number, texts: FieldTexts, contains: readonly string[], language: number): void {
    for (const [number, field] of fields.entries()) {
      for (const text of texts[field]) this.takeInText(position, number, text, language, field !== 'text');
    }
    for (const text of contains) this.takeInText(position, textField, text, language, true);
  }

  /**
   * @param isTelling Compounds and concepts are indexed from telling fields only; in long texts they would be
   * chance.
   */
  private takeInText(
    position: number,
    field: number,
    text: string,
    language: number,
    isTelling: boolean,
  ): void {
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

  /** The fast way for plain text, which is most of a catalogue and so most of the indexing time. */
  private takeInPlain(position: number, text: string, language: number): void {
    const own = this.languages[language] ?? this.languages[0];
    const written = writtenWords(text);
    let isAbsent = false;
    for (let at = 0; at < written.length; at += 1) {
      const form = written[at] ?? '';
      if (own.isFreeBehind(written[at + 1], written[at + 2])) isAbsent = true;
      if (isSingle(form)) {
        const word = own.word(form);
        this.index.put(isAbsent ? own.word(absent(form)) : word, position, textField, language);
        if (word.named !== undefined)
          this.index.put(own.word(absent(word.named)), position, textField, language);
        isAbsent = own.isWithout(word, written[at - 1]);
      } else {
        this.takeInParts(position, textField, splitWord(form), language, isAbsent);
        isAbsent = false;
      }
    }
  }

  /**
   * Words of a phrase with its own meaning count only like words in a text: a petit-déjeuner is no déjeuner, a hot
   * water bottle no bottle.
   */
  private takeInWords(
    position: number,
    field: number,
    words: readonly (readonly string[])[],
    language: number,
    stretches: readonly Stretch[],
  ): void {
    const own = this.languages[language] ?? this.languages[0];
    const single = words.map((parts) => (parts.length === 1 ? parts[0] : undefined));
    const phrases = stretches.filter(({ length }) => length > 1);
    let isAbsent = false;
    let place = 0;
    for (let at = 0; at < words.length; at += 1) {
      const parts = words[at] ?? [];
      if (own.isFreeBehind(single[at + 1], single[at + 2])) isAbsent = true;
      const isTogether = phrases.some(
        ({ at: from, length }) => place + parts.length > from && place < from + length,
      );
      this.takeInParts(position, isTogether ? textField : field, parts, language, isAbsent);
      const form = single[at];
      isAbsent = form !== undefined && own.isWithout(own.word(form), single[at - 1]);
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
      this.index.put(isMissing ? own.word(absent(word.form)) : word, position, field, language);
      if (word.named !== undefined) this.index.put(own.word(absent(word.named)), position, field, language);
    }
  }

  private takeInJoined(position: number, field: number, words: readonly (readonly string[])[]): void {
    let joined = '';
    for (let at = words.length - 1; at >= 0; at -= 1) {
      const parts = words[at] ?? [];
      const own = parts.join('');
      if (parts.length > 1) append(this.index.joined, joinedKey(own), position, field);
      if (at < words.length - 1) append(this.index.joined, joinedKey(own + joined), position, field);
      joined = own;
    }
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
      for (const concept of concepts) append(this.index.concepts, concept, position, field);
    }
  }
}

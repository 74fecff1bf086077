import MiniSearch, { type SearchOptions, type SearchResult as Hit } from 'minisearch';
import { isSoldOut } from '#model/availability/availability';
import { fields, type Entry, type SearchField } from './entry';
import { absentTerm, conceptTerm, Lexicon, nameTerm, type Terms } from './lexicon';
import { wordsOf } from './text';
import { longestPhrase, type Vocabularies } from './vocabulary';

/** What a field tells about an entry. */
const boost: Record<SearchField, number> = {
  name: 20,
  category: 8,
  tag: 7,
  purpose: 6,
  english: 6,
  text: 1,
  contains: 1,
};

/** All entries in an index of MiniSearch, and the words they have. */
export class WordIndex {
  readonly entries = new Map<string, Entry>();
  /** Keys of what sinks in every result. */
  readonly soldOut = new Set<string>();
  readonly lexicon: Lexicon;
  private readonly labels = new Map<string, readonly string[]>();
  private readonly index = new MiniSearch<Record<string, string>>({
    idField: 'key',
    fields: [...fields],
    tokenize: (texts, field = '') => [
      ...new Set(texts.split('\n').flatMap((text) => this.termsIn(text, field))),
    ],
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (terms) => terms.split('\n'),
      bm25: { k: 1.2, b: 0, d: 0.5 },
      boost,
    },
  });

  constructor(private readonly vocabularies: Vocabularies) {
    this.lexicon = new Lexicon(vocabularies);
  }

  add(entry: Entry): void {
    const { key, item, texts } = entry;
    this.entries.set(key, entry);
    if (item && isSoldOut(item)) this.soldOut.add(key);
    const fieldTexts = fields.map((field) => [field, texts[field].join('\n')]);
    this.index.add({ key, ...Object.fromEntries(fieldTexts) });
  }

  /** The terms of a text; labels stand with many entries, and are taken apart once. */
  private termsIn(text: string, field: string): readonly string[] {
    const key = `${field} ${text}`;
    const terms = this.labels.get(key) ?? this.termsOf(text, field);
    if (field !== 'name' && field !== 'text') this.labels.set(key, terms);
    return terms;
  }

  /**
   * Takes a text apart. A phrase with a meaning of its own has that of none of its words: a hot water bottle is no bottle.
   * In long texts phrases and concepts would be chance.
   */
  private termsOf(text: string, field: string): string[] {
    const [vocabulary] = this.vocabularies;
    const words = wordsOf(text);
    const isEnglish = field === 'english';
    const isAside = field === 'text' || isEnglish;
    const isName = field === 'name' || ((field === 'purpose' || isEnglish) && words.length > 1);
    const terms = isName ? [nameTerm(words)] : [];
    const conceptsOf = (some: readonly string[]): string[] =>
      isAside
        ? []
        : vocabulary.meaningsOf(some).flatMap(({ concept, sign }) => (sign === '>' ? [] : [concept]));
    // A German who asks for “Tee” does not want a T-shirt, nor a French person “pain” what hurts.
    const isFalseFriend = (word: string): boolean => isEnglish && vocabulary.meaningsOf([word]).length > 0;
    for (let at = 0, length = 1; at < words.length; at += length) {
      const absence = vocabulary.absenceAt(words, at);
      if (absence) terms.push(...absence.of.map((word) => absentTerm(vocabulary.stem(word))));
      const phrase = longestPhrase(words, at, (some) => conceptsOf(some).length > 0);
      if (!absence) terms.push(...conceptsOf(phrase).map(conceptTerm));
      length = absence?.length ?? phrase.length;
      // Nutfree is a word beside what it says, without nuts is none.
      if (absence && length > 1) continue;
      for (const word of words.slice(at, at + length)) {
        this.lexicon.learn(word);
        const isIdle = isAside && vocabulary.isIdle(word);
        if (!isIdle && !isFalseFriend(word)) terms.push(vocabulary.stem(word));
      }
    }
    for (const term of terms) this.lexicon.note(term, !isAside && field !== 'contains');
    return terms;
  }

  /** Entries that have any of the terms, the best first. */
  search(terms: Terms, options?: Pick<SearchOptions, 'fields' | 'filter' | 'prefix'>): Hit[] {
    return this.index.search([...terms.keys()].join('\n'), {
      ...options,
      boostTerm: (term) => terms.get(term) ?? 1,
    });
  }
}

import MiniSearch, { type SearchResult as Hit } from 'minisearch';
import { fields, type Entry, type SearchField } from './entry';
import { shortestSpelledOut, absentTerm, conceptTerm, joinedTerm, Lexicon } from './lexicon';
import { wordsOf } from './text';
import type { Vocabulary } from './vocabulary';

/** What a field tells about an entry. */
const boost: Record<SearchField, number> = { name: 20, category: 8, tag: 7, purpose: 6, text: 1 };

const soldOut = 0.01;

/** Terms of a text: those of its own field, and those that count like words of a long text. */
type Terms = Record<'own' | 'aside', string[]>;

/** All entries in an index of MiniSearch, and the words they have. */
export class WordIndex {
  readonly entries: Entry[] = [];
  readonly lexicon: Lexicon;
  /** Entries by their names, written as one word. */
  private readonly names = new Map<string, Set<number>>();
  private readonly labels = new Map<string, Terms>();
  private readonly index = new MiniSearch<{ id: number } & Record<SearchField, string>>({
    fields: [...fields],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: {
      bm25: { k: 1.2, b: 0, d: 0.5 },
      boost,
      boostDocument: (id: number) => (this.entries[id]?.isSoldOut ? soldOut : 1),
    },
  });

  /** @param vocabularies English first, then the shopper's language where it is another one. */
  constructor(private readonly vocabularies: readonly Vocabulary[]) {
    this.lexicon = new Lexicon(vocabularies);
  }

  add(entry: Entry): void {
    const terms: Record<SearchField, string[]> = { name: [], category: [], tag: [], purpose: [], text: [] };
    for (const [at, vocabulary] of this.vocabularies.entries()) {
      for (const field of fields) {
        for (const text of entry.texts[at]?.[field] ?? []) {
          const isLabel = field !== 'name' && field !== 'text';
          const key = `${at}${field}${text}`;
          // The same few stand with many entries, and are taken apart once.
          const known = (isLabel && this.labels.get(key)) || this.termsOf(text, vocabulary, field);
          if (isLabel) this.labels.set(key, known);
          terms[field].push(...known.own);
          terms.text.push(...known.aside);
        }
      }
      for (const text of entry.texts[at]?.contains ?? [])
        terms.text.push(...this.termsOf(text, vocabulary, 'tag').own);
    }
    const id = this.entries.push(entry) - 1;
    for (const name of entry.texts.flatMap((texts) => texts?.name ?? [])) {
      const key = wordsOf(name).join('');
      const called = this.names.get(key) ?? new Set();
      this.names.set(key, called.add(id));
    }
    const told = new Set<string>();
    const texts = fields.map((field) => {
      const own = new Set(terms[field]);
      for (const term of own) {
        // A map for each term and field costs most of the time: a text's words are left out where a telling field has them.
        if (field === 'text' && told.has(term)) own.delete(term);
        else this.lexicon.note(term, field !== 'text');
        told.add(term);
      }
      return [field, [...own].join(' ')];
    });
    this.index.add({ id, ...Object.fromEntries(texts) });
  }

  /**
   * Takes a text apart. Words of a phrase with a meaning of its own stand aside, but in a name: a hot water bottle is no
   * bottle. In long texts phrases, concepts and neighbours would be chance.
   */
  private termsOf(text: string, vocabulary: Vocabulary, field: SearchField): Terms {
    const words = wordsOf(text);
    const terms: Terms = { own: [], aside: [] };
    const isTelling = field !== 'text';
    for (let at = 0, length = 1; at < words.length; at += length) {
      const absence = vocabulary.absenceAt(words, at);
      const phrase = isTelling && !absence ? vocabulary.phraseAt(words, at) : undefined;
      const ownPhrase = phrase?.meanings.some(({ isNarrower }) => !isNarrower) ? phrase : undefined;
      length = absence?.length ?? ownPhrase?.length ?? 1;
      if (absence) terms.own.push(...absence.of.map((word) => absentTerm(vocabulary.stem(word))));
      // Nutfree is a word beside what it says, without nuts is none.
      if (absence && length > 1) continue;
      for (const word of words.slice(at, at + length)) {
        if (!isTelling && vocabulary.isIdle(word)) continue;
        (ownPhrase && field !== 'name' ? terms.aside : terms.own).push(vocabulary.stem(word));
        this.lexicon.learn(word);
      }
      const meanings = ownPhrase?.meanings ?? vocabulary.meaningsOf(words.slice(at, at + 1));
      for (const { concept, isNarrower } of isTelling && !absence ? meanings : [])
        if (!isNarrower) terms.own.push(conceptTerm(concept));
    }
    for (const [at, word] of field === 'name' || field === 'purpose' ? words.slice(1).entries() : [])
      terms.own.push(joinedTerm(vocabulary.stem(`${words[at] ?? ''}${word}`)));
    return terms;
  }

  /** Entries that have any of the terms, the best first. */
  search(terms: ReadonlyMap<string, number>, within: readonly SearchField[] = fields): Hit[] {
    const boostTerm = (term: string): number => terms.get(term) ?? 1;
    return this.index.search([...terms.keys()].join(' '), {
      fields: [...within],
      boostTerm,
      // One letter after other words is the beginning of too many.
      prefix: (term, _at, all) => term.length < shortestSpelledOut && (term.length > 1 || all.length === 1),
    });
  }

  /** The entries whose name these words are. */
  calledBy(words: readonly string[]): ReadonlySet<number> {
    return this.names.get(words.join('')) ?? new Set();
  }
}

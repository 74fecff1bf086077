import type { SearchResult as Hit } from 'minisearch';
import { allowedBy } from './allow';
import { fields, type Entry, type SearchField } from './entry';
import { nameTerm, shortestSpelledOut, type Terms } from './lexicon';
import { askedFilters, queryWords, type AskedFilter, type QueryWord } from './query';
import type { Vocabularies } from './vocabulary';
import { WordIndex } from './wordIndex';

/** What a query found, and how it was understood. */
export interface SearchResult {
  /** Of the entries, the best first. */
  keys: string[];
  /** How many the query finds, where only the best were asked for. */
  total: number;
  /** Whether the best have all words of the query or some; none where nothing was found. */
  step: 'all' | 'some' | 'none';
  /** Words of the query that were let go of. */
  leftOut: string[];
  /** What mistyped words were taken for. */
  nearMisses: { typed: string; takenFor: string }[];
  /** Parts of the query that were taken as filters. */
  filters: AskedFilter[];
}

export interface SearchOptions {
  /** The fields to search; all of them unless said otherwise. */
  within?: readonly SearchField[];
  /** Leaves out entries by their key: what a list does not sell. */
  accepts?: (key: string) => boolean;
  /** Only so many of the best. */
  most?: number;
}

/** Part of a query that is looked for as one: a word, or several that belong together. */
interface Unit {
  of: readonly QueryWord[];
  terms: Terms;
  /** Whether it says nothing about what is looked for. */
  isIdle: boolean;
}

/** How much the words of a phrase count beside what they mean together, and a whole name beside a word. */
const [ofPhrase, ofName] = [0.1, 10];

const telling: SearchField[] = fields.filter((field) => field !== 'text' && field !== 'contains');

const has = ({ queryTerms }: Hit, { terms }: Unit): boolean => queryTerms.some((term) => terms.has(term));

const isIn = ({ from, to }: AskedFilter, { at }: QueryWord): boolean => at >= from && at < to;

/** A search over entries that are added slice by slice. */
export class Search {
  private readonly index: WordIndex;

  constructor(private readonly vocabularies: Vocabularies) {
    this.index = new WordIndex(vocabularies);
  }

  add(entries: readonly Entry[]): void {
    for (const entry of entries) this.index.add(entry);
  }

  find(query: string, options: SearchOptions = {}): SearchResult {
    const { words, nearMisses } = this.read(query);
    const asked = askedFilters(words, this.vocabularies).filter((filter) => this.isMeant(filter, words));
    // A colour or a mark that leaves no results was an ordinary word after all.
    const firm = asked.filter(({ kind }) => kind === 'price' || kind === 'without');
    const found = this.findWith(words, asked, options);
    const isFirm = found.total > 0 || firm.length === asked.length;
    return { ...(isFirm ? found : this.findWith(words, firm, options)), nearMisses };
  }

  /** The words of a query as the shop spells them. */
  private read(query: string): { words: QueryWord[] } & Pick<SearchResult, 'nearMisses'> {
    const { lexicon } = this.index;
    const nearMisses: SearchResult['nearMisses'] = [];
    const words = [...lexicon.phrasesOf(queryWords(query))].flatMap((phrase) => {
      const [own] = phrase;
      // Words that are found together are no mistakes: sun cream for Suncream.
      if (!own || phrase.length > 1) return phrase;
      const { words: read, takenFor } = lexicon.corrected(own.word);
      if (takenFor !== undefined) nearMisses.push({ typed: own.typed, takenFor });
      return read.map((word) => ({ ...own, word }));
    });
    return { words, nearMisses };
  }

  /** What words are looked for as, without those of filters. */
  private unitsOf(words: readonly QueryWord[], filters: readonly AskedFilter[] = []): Unit[] {
    const { lexicon } = this.index;
    const left = words.filter((word) => !filters.some((filter) => isIn(filter, word)));
    return [...lexicon.phrasesOf(left)].map((of) => ({
      of,
      terms: lexicon.termsOf(of.map(({ word }) => word)),
      isIdle: of.every(({ word }) => lexicon.isIdle(word)),
    }));
  }

  /** Whether words that may be a filter are one: green socks, but green tea; bar without nuts, but no energy. */
  private isMeant(filter: AskedFilter, words: readonly QueryWord[]): boolean {
    const others = this.unitsOf(words, [filter]).filter(({ isIdle }) => !isIdle);
    if (filter.kind === 'without') {
      const { says, isOfFood } = allowedBy(filter, this.index);
      return says.size > 0 || isOfFood || others.length > 0;
    }
    if (filter.kind !== 'color' && filter.kind !== 'mark') return true;
    const phrases = this.unitsOf(words).filter(({ of }) => of.length > 1);
    if (phrases.some(({ of }) => of.some((word) => isIn(filter, word)))) return false;
    const own = words
      .filter((word) => isIn(filter, word))
      .map((word): Unit => {
        const stems = this.index.lexicon.stemsOf(word.word);
        return { of: [word], terms: new Map(stems.map((stem) => [stem, 1])), isIdle: false };
      });
    const units = [...own, ...others];
    const hits = this.index.search(this.termsOf(units), { fields: others.length === 0 ? ['name'] : telling });
    return !hits.some((hit) => units.every((unit) => has(hit, unit)));
  }

  /** What a query finds where some of its words are filters. */
  private findWith(
    words: readonly QueryWord[],
    filters: AskedFilter[],
    { within = fields, accepts = () => true, most }: SearchOptions,
  ): Omit<SearchResult, 'nearMisses'> {
    const allowed = filters.map((filter) => allowedBy(filter, this.index));
    const passes = (key: string): boolean => accepts(key) && allowed.every((one) => one.accepts(key));
    const units = this.unitsOf(words, filters);
    const asksForAll = filters.length > 0 && units.every(({ isIdle }) => isIdle);
    const { keys: found, leftOut } = asksForAll
      ? { keys: [...this.index.entries.keys()].filter(passes), leftOut: [] }
      : this.rank(units, within, passes);
    // What says “without it” itself stands above what just does not contain it.
    const saying = (key: string): number => allowed.filter(({ says }) => says.has(key)).length;
    const keys = allowed.length > 0 ? found.toSorted((a, b) => saying(b) - saying(a)) : found;
    return {
      keys: keys.slice(0, most),
      total: keys.length,
      step: keys.length === 0 ? 'none' : leftOut.length === 0 ? 'all' : 'some',
      leftOut,
      filters,
    };
  }

  /** What has as many of the words as anything has. */
  private rank(
    units: readonly Unit[],
    within: readonly SearchField[],
    passes: (key: string) => boolean,
  ): { keys: string[]; leftOut: string[] } {
    const isShort = units.some(({ of: [first] }) => (first?.word.length ?? 0) < shortestSpelledOut);
    const name = nameTerm(units.flatMap(({ of }) => of.map(({ word }) => word)));
    const found = this.index.search(this.termsOf(units).set(name, ofName), {
      fields: within.filter((field) => !isShort || telling.includes(field)),
      filter: ({ id }) => passes(id),
      // One letter after other words is the beginning of too many.
      prefix: (term) => term.length < shortestSpelledOut && (term.length > 1 || units.length === 1),
    });
    const firm = units.filter(({ isIdle }) => !isIdle);
    // Words that say nothing are asked for alone.
    const wanted = firm.length > 0 ? firm : units;
    const counts = found.map((hit) => wanted.filter((unit) => has(hit, unit)).length);
    const most = counts.reduce((one, other) => Math.max(one, other), 1);
    const best = found.filter((_, at) => counts[at] === most);
    const leftOut = wanted.filter((unit) => !best[0] || !has(best[0], unit));
    const typedIn = ({ of }: Unit): string => [...new Set(of.map(({ typed }) => typed))].join(' ');
    return { keys: best.map(({ id }) => id), leftOut: [...new Set(leftOut.map(typedIn))] };
  }

  /** The terms of all units, each as sure as the surest says, and a little of the words of a phrase. */
  private termsOf(units: readonly Unit[]): Terms {
    const { lexicon } = this.index;
    const own = units.flatMap(({ of }) => (of.length > 1 ? of.map(({ word }) => word) : []));
    const stems = own.filter((word) => !lexicon.isIdle(word)).flatMap((word) => lexicon.stemsOf(word));
    const terms: Terms = new Map(stems.map((stem) => [stem, ofPhrase]));
    for (const [term, sure] of units.flatMap((unit) => [...unit.terms]))
      terms.set(term, Math.max(sure, terms.get(term) ?? 0));
    return terms;
  }
}

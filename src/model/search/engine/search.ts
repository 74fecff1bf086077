import type { SearchResult as Hit } from 'minisearch';
import { conditionOf, type Condition } from './allow';
import { fields, type Entry, type SearchField } from './entry';
import { nameTerm, shortestSpelledOut, sureness, type Terms, type Unit } from './lexicon';
import { askedFilters, queryWords, type AskedFilter, type QueryWord } from './query';
import type { Vocabularies } from './vocabulary';
import { WordIndex } from './wordIndex';

/** What a query found, and how it was understood. */
export interface SearchResult {
  /** Of the entries, the best first. */
  keys: string[];
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
}

/** How much the words of a phrase count beside what they mean together, and a whole name beside a word. */
const [ofPhrase, ofName] = [0.1, 10];

const telling: SearchField[] = fields.filter((field) => field !== 'text' && field !== 'contains');

type Found = Pick<Hit, 'id' | 'queryTerms'>;

const has = ({ queryTerms }: Found, { terms }: Unit, least = 0): boolean =>
  queryTerms.some((term) => (terms.get(term) ?? -1) >= least);

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
    const units = this.index.lexicon.unitsOf(words);
    const asked = askedFilters(words, this.vocabularies)
      .map((filter) => conditionOf(filter, this.index))
      .filter((condition) => condition.isSure || this.isMeant(condition.filter, units));
    const found = this.findWith(words, asked, options);
    // A colour or a mark that leaves no results was an ordinary word after all.
    const firm = asked.filter(({ filter: { kind } }) => kind === 'price' || kind === 'without');
    const isFirm = found.keys.length > 0 || firm.length === asked.length;
    return { ...(isFirm ? found : this.findWith(words, firm, options)), nearMisses };
  }

  /** The words of a query as the shop spells them. */
  private read(query: string): { words: QueryWord[] } & Pick<SearchResult, 'nearMisses'> {
    const { lexicon } = this.index;
    const nearMisses: SearchResult['nearMisses'] = [];
    const words = lexicon.unitsOf(queryWords(query)).flatMap(({ of }) => {
      const [own] = of;
      // Words that are found together are no mistakes: sun cream for Suncream.
      if (!own || of.length > 1) return of;
      const { words: read, takenFor } = lexicon.corrected(own.word);
      if (takenFor !== undefined) nearMisses.push({ typed: own.typed, takenFor });
      return read.map((word) => ({ ...own, word }));
    });
    return { words, nearMisses };
  }

  /** Whether words that may be a filter are one: green socks, but green tea; bar without nuts, but no energy. */
  private isMeant(filter: AskedFilter, units: readonly Unit[]): boolean {
    const own = units.filter(({ of }) => of.some((word) => isIn(filter, word)));
    const others = units.filter((unit) => !own.includes(unit) && !unit.isIdle);
    if (filter.kind === 'without') return others.length > 0;
    if (own.some(({ of }) => of.length > 1)) return false;
    const within = others.length === 0 ? ['name'] : telling;
    const hits = this.index.search(this.termsOf([...own, ...others]), { fields: within });
    // As they are, and not only their beginning.
    const hasOwn = (hit: Found): boolean => own.every((unit) => has(hit, unit, sureness.itself));
    return !hits.some((hit) => hasOwn(hit) && others.every((unit) => has(hit, unit)));
  }

  /** What has as many of the words as anything has, where some of them are filters. */
  private findWith(
    words: readonly QueryWord[],
    conditions: readonly Condition[],
    { within = fields, accepts = () => true }: SearchOptions,
  ): Omit<SearchResult, 'nearMisses'> {
    const left = words.filter((word) => !conditions.some(({ filter }) => isIn(filter, word)));
    const units = this.index.lexicon.unitsOf(left);
    const firm = units.filter(({ isIdle }) => !isIdle);
    const isAll = conditions.length > 0 && firm.length === 0;
    // Words that say nothing are asked for alone.
    const wanted = firm.length > 0 || isAll ? firm : units;
    const passes = ({ id }: Pick<Hit, 'id'>): boolean =>
      accepts(id) && conditions.every((one) => one.accepts(id));
    const isShort = units.some(({ of: [first] }) => (first?.word.length ?? 0) < shortestSpelledOut);
    const found: Found[] = isAll
      ? [...this.index.entries.keys()].map((id) => ({ id, queryTerms: [] })).filter(passes)
      : this.index.search(this.termsOf(units), {
          fields: within.filter((field) => !isShort || telling.includes(field)),
          filter: passes,
          // One letter after other words is the beginning of too many.
          prefix: (term) => term.length < shortestSpelledOut && (term.length > 1 || units.length === 1),
        });
    const counts = found.map((hit) => wanted.filter((unit) => has(hit, unit)).length);
    const most = counts.reduce((one, other) => Math.max(one, other), isAll ? 0 : 1);
    // What says “without it” itself stands above what just does not contain it.
    const saying = ({ id }: Found): number => conditions.filter(({ says }) => says.has(id)).length;
    const isSoldOut = ({ id }: Found): number => Number(this.index.soldOut.has(id));
    const best = found
      .filter((_, at) => counts[at] === most)
      .toSorted((a, b) => isSoldOut(a) - isSoldOut(b) || saying(b) - saying(a));
    const leftOut = wanted.filter((unit) => !best[0] || !has(best[0], unit));
    const typedIn = ({ of }: Unit): string => [...new Set(of.map(({ typed }) => typed))].join(' ');
    return {
      keys: best.map(({ id }) => id),
      step: best.length === 0 ? 'none' : leftOut.length === 0 ? 'all' : 'some',
      leftOut: [...new Set(leftOut.map(typedIn))],
      filters: conditions.map(({ filter }) => filter),
    };
  }

  /** The terms of all units, each as sure as the surest says, and a little of the words of a phrase. */
  private termsOf(units: readonly Unit[]): Terms {
    const { lexicon } = this.index;
    const own = units.flatMap(({ of }) => (of.length > 1 ? of.map(({ word }) => word) : []));
    const stems = own.filter((word) => !lexicon.isIdle(word)).flatMap((word) => lexicon.stemsOf(word));
    const terms: Terms = new Map(stems.map((stem) => [stem, ofPhrase]));
    terms.set(nameTerm(units.flatMap(({ of }) => of.map(({ word }) => word))), ofName);
    for (const [term, sure] of units.flatMap((unit) => [...unit.terms]))
      terms.set(term, Math.max(sure, terms.get(term) ?? 0));
    return terms;
  }
}

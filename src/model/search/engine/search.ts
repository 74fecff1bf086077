import type { SearchResult as Hit } from 'minisearch';
import { allowedBy } from './allow';
import { fields, type Entry, type SearchField } from './entry';
import { shortestSpelledOut, type Unit } from './lexicon';
import { askedFilters, queryWords, type AskedFilter, type QueryWord } from './query';
import { longestPhrase, type Vocabulary } from './vocabulary';
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

type Ranked = { ids: number[] } & Pick<SearchResult, 'leftOut'>;

/** More words of a query cost time and tell little. */
const mostWords = 12;

/** How much the words of a phrase count beside what they mean together. */
const ofPhrase = 0.1;

const telling: readonly SearchField[] = fields.filter((field) => field !== 'text');

const has = ({ queryTerms }: Hit, { terms }: Unit): boolean => queryTerms.some((term) => terms.has(term));

const outside = (words: readonly QueryWord[], filters: readonly AskedFilter[]): QueryWord[] =>
  words.filter((_, at) => !filters.some(({ from, to }) => at >= from && at < to));

/** A search over entries that are added slice by slice. */
export class Search {
  private readonly index: WordIndex;

  /** @param vocabularies English first, then the shopper's language where it is another one. */
  constructor(private readonly vocabularies: readonly Vocabulary[]) {
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
    const words = queryWords(query).map(({ typed, parts }, at, all) => {
      // Half of a word that is written as one is no mistake: sun cream for Suncream.
      const [before = [], next = []] = [all[at - 1]?.parts, all[at + 1]?.parts];
      const isHalf = [before.concat(parts), parts.concat(next)].some(
        (both) => both.length > parts.length && lexicon.whole(both).terms.size > 0,
      );
      const read = parts.map((part) => (isHalf ? { words: [part] } : lexicon.corrected(part)));
      nearMisses.push(...read.flatMap(({ takenFor }) => (takenFor ? { typed, takenFor } : [])));
      return { typed, parts: read.flatMap((one) => one.words) };
    });
    return { words, nearMisses };
  }

  /** What a query finds where some of its words are filters. */
  private findWith(
    words: readonly QueryWord[],
    filters: AskedFilter[],
    { within = fields, accepts, most }: SearchOptions,
  ): Omit<SearchResult, 'nearMisses'> {
    const { entries, lexicon } = this.index;
    const allowed = filters.map((filter) => allowedBy(filter, this.index));
    const passes = (id: number): boolean =>
      (accepts?.(entries[id]?.key ?? '') ?? true) && allowed.every((one) => one.accepts(id));
    const units = this.unitsOf(outside(words, filters));
    const isAll = filters.length > 0 && units.every((unit) => lexicon.isIdle(unit.words));
    const ranked: Ranked = isAll
      ? { ids: [...entries.keys()].filter(passes), leftOut: [] }
      : this.rank(units, within, passes);
    // What says “without it” itself stands above what just does not contain it.
    const saying = (id: number): number => allowed.filter(({ says }) => says.has(id)).length;
    const ids = allowed.length > 0 ? ranked.ids.toSorted((a, b) => saying(b) - saying(a)) : ranked.ids;
    return {
      keys: ids.slice(0, most).map((id) => entries[id]?.key ?? ''),
      total: ids.length,
      step: ids.length === 0 ? 'none' : ranked.leftOut.length === 0 ? 'all' : 'some',
      leftOut: ranked.leftOut,
      filters,
    };
  }

  /** Whether words that may be a filter are one: green socks, but green tea; bar without nuts, but no energy. */
  private isMeant(filter: AskedFilter, words: readonly QueryWord[]): boolean {
    const { lexicon } = this.index;
    const others = this.unitsOf(outside(words, [filter])).filter((unit) => !lexicon.isIdle(unit.words));
    if (filter.kind === 'without') {
      const { says, isOfFood } = allowedBy(filter, this.index);
      return says.size > 0 || isOfFood || others.length > 0;
    }
    if (filter.kind !== 'color' && filter.kind !== 'mark') return true;
    const own = words.slice(filter.from, filter.to).flatMap(({ parts }) => parts);
    const units = [lexicon.whole(own), ...others];
    const hits = this.index.search(this.termsOf(units), others.length === 0 ? ['name'] : telling);
    return !hits.some((hit) => units.every((unit) => has(hit, unit)));
  }

  /** What has as many of the words as anything has. */
  private rank(
    units: readonly Unit[],
    within: readonly SearchField[],
    passes: (id: number) => boolean,
  ): Ranked {
    const { lexicon } = this.index;
    const isShort = units.some(({ words: [word = ''] }) => word.length < shortestSpelledOut);
    const searched = isShort ? within.filter((field) => field !== 'text') : within;
    const hits = this.index.search(this.termsOf(units), searched).filter(({ id }) => passes(Number(id)));
    const firm = units.filter(({ words }) => !lexicon.isIdle(words));
    const isFound = hits.some((hit) => firm.some((unit) => has(hit, unit)));
    // Words that say nothing are asked for alone, or where nothing else is found and they stand for something.
    const wanted = units.filter(
      (unit) => firm.length === 0 || firm.includes(unit) || (!isFound && lexicon.isConcept(unit.words)),
    );
    const counts = hits.map((hit) => wanted.filter((unit) => has(hit, unit)).length);
    const most = counts.reduce((one, other) => Math.max(one, other), 1);
    const called = this.index.calledBy(wanted.flatMap(({ words }) => words));
    const best = hits
      .filter((_, at) => counts[at] === most)
      .toSorted((a, b) => Number(called.has(b.id)) - Number(called.has(a.id)));
    const leftOut = wanted.filter((unit) => !best[0] || !has(best[0], unit)).map(({ typed }) => typed);
    return { ids: best.map(({ id }) => Number(id)), leftOut: [...new Set(leftOut)] };
  }

  /** The terms of all units, each as sure as the surest says, and a little of the words of a phrase. */
  private termsOf(units: readonly Unit[]): Map<string, number> {
    const { lexicon } = this.index;
    const own = units.flatMap(({ words }) => (words.length > 1 ? words : []));
    const stems = own.filter((word) => !lexicon.isIdle([word])).flatMap((word) => lexicon.stemsOf(word));
    const terms = new Map(stems.map((stem) => [stem, ofPhrase]));
    for (const [term, sure] of units.flatMap((unit) => [...unit.terms]))
      terms.set(term, Math.max(sure, terms.get(term) ?? 0));
    return terms;
  }

  /** Takes words apart: the longest phrase that means one thing and is found stays together. */
  private unitsOf(words: readonly QueryWord[]): Unit[] {
    const all = words
      .flatMap(({ typed, parts }) => parts.map((word) => ({ word, typed: parts.length > 1 ? word : typed })))
      .slice(0, mostWords);
    const read = (some: typeof all): Unit[] => {
      for (let length = Math.min(longestPhrase, some.length); length > 1; length -= 1) {
        for (let at = 0; at + length <= some.length; at += 1) {
          const own = some.slice(at, at + length);
          const typed = own.map((one) => one.typed).join(' ');
          const unit = this.index.lexicon.whole(
            own.map(({ word }) => word),
            typed,
          );
          if (unit.terms.size > 0)
            return [...read(some.slice(0, at)), unit, ...read(some.slice(at + length))];
        }
      }
      return some.map(({ word, typed }) => this.index.lexicon.word(word, typed));
    };
    return [...new Map(read(all).map((unit) => [unit.words.join(' '), unit])).values()];
  }
}

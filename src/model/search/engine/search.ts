import type { SearchResult as Hit } from 'minisearch';
import { allowedBy } from './allow';
import { fields, type Entry, type SearchField } from './entry';
import { shortestSpelledOut, type Corrected, type Unit } from './lexicon';
import { askedFilters, queryWords, type AskedFilter, type QueryWord } from './query';
import type { Vocabulary } from './vocabulary';
import { WordIndex } from './wordIndex';

/** What a query found, and how it was understood. */
export interface SearchResult {
  /** Of the entries, the best first. */
  keys: string[];
  /** How many the query finds, where only the best were asked for. */
  total: number;
  /** How far the query was relaxed: all words, most of them, any word, no result. */
  step: 'all' | 'most' | 'any' | 'none';
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

type Ranked = { ids: number[] } & Pick<SearchResult, 'step' | 'leftOut'>;

/** More words of a query cost time and tell little. */
const mostWords = 12;

/** More words than this no phrase has. */
const longestPhrase = 5;

/** How much the words of a phrase count beside what they mean together. */
const ofPhrase = 0.1;

const telling: readonly SearchField[] = fields.filter((field) => field !== 'text');

/** How well an entry has a unit: in a telling field, in a text only, or not at all. */
function coverage({ match }: Hit, { terms, words: [word = ''] }: Unit): number {
  let best = 0;
  const isShort = word.length < shortestSpelledOut;
  for (const term in match) {
    if (!terms.has(term) && !(isShort && term.startsWith(word))) continue;
    const where = match[term] ?? [];
    if (where.length > 1 || where[0] !== 'text') return 1;
    best = 0.5;
  }
  return best;
}

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

  find(query: string, { within = fields, accepts, most = Infinity }: SearchOptions = {}): SearchResult {
    const { entries, lexicon } = this.index;
    const nearMisses: SearchResult['nearMisses'] = [];
    const typedWords = queryWords(query);
    const words = typedWords.map(({ typed, parts }, at) => {
      // Half of a word that is written as one is no mistake: sun cream for Suncream.
      const [before, next] = [typedWords[at - 1]?.parts ?? [], typedWords[at + 1]?.parts ?? []];
      const isHalf = [
        [...before, ...parts],
        [...parts, ...next],
      ].some((both) => both.length > parts.length && lexicon.whole(both).terms.size > 0);
      const read: Corrected[] = isHalf
        ? [{ words: [...parts] }]
        : parts.map((part) => lexicon.corrected(part));
      nearMisses.push(...read.flatMap(({ takenFor }) => (takenFor ? [{ typed, takenFor }] : [])));
      return { typed, parts: read.flatMap((one) => one.words) };
    });
    const findWith = (filters: AskedFilter[]): Ranked & { filters: AskedFilter[] } => {
      const allowed = filters.map((filter) => allowedBy(filter, this.index));
      const passes = (id: number): boolean =>
        (accepts?.(entries[id]?.key ?? '') ?? true) && allowed.every((one) => one.accepts(id));
      const units = this.unitsOf(outside(words, filters));
      const isAll = filters.length > 0 && units.every((unit) => lexicon.isIdle(unit.words));
      const ranked: Ranked = isAll
        ? { ids: [...entries.keys()].filter(passes), step: 'all', leftOut: [] }
        : this.rank(units, within, passes);
      // What says “without it” itself stands above what just does not contain it.
      const saying = (id: number): number => allowed.filter(({ says }) => says.has(id)).length;
      return {
        ...ranked,
        ids: allowed.some(({ says }) => says.size > 0)
          ? ranked.ids.toSorted((a, b) => saying(b) - saying(a))
          : ranked.ids,
        filters,
      };
    };
    const asked = askedFilters(words, this.vocabularies).filter((filter) => this.isMeant(filter, words));
    const found = findWith(asked);
    // A colour or a mark that leaves no results was an ordinary word after all.
    const firm = asked.filter(({ kind }) => kind === 'price' || kind === 'without');
    const isFirm = found.ids.length > 0 || firm.length === asked.length;
    const { ids, step, ...how } = isFirm ? found : findWith(firm);
    const keys = ids.slice(0, most).map((id) => entries[id]?.key ?? '');
    return { keys, total: ids.length, step: ids.length > 0 ? step : 'none', ...how, nearMisses };
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
    return !hits.some((hit) => units.every((unit) => coverage(hit, unit) > 0));
  }

  /** What has all of the words; else what has as many of them as anything has. */
  private rank(
    units: readonly Unit[],
    within: readonly SearchField[],
    passes: (id: number) => boolean,
  ): Ranked {
    const { lexicon } = this.index;
    const isShort = units.some(({ words: [word = ''] }) => word.length < shortestSpelledOut);
    const searched = isShort ? within.filter((field) => field !== 'text') : within;
    const hits = this.index.search(this.termsOf(units), searched).filter(({ id }) => passes(Number(id)));
    const isOneWord = units.length === 1 && units[0]?.words.length === 1;
    const covered = new Map(
      hits.map((hit) => [hit, isOneWord ? [1] : units.map((unit) => coverage(hit, unit))]),
    );
    const of = (hit: Hit, unit: Unit): number => covered.get(hit)?.[units.indexOf(unit)] ?? 0;
    const known = units.filter((unit) => hits.some((hit) => of(hit, unit) > 0));
    const firm = units.filter(({ words }) => !lexicon.isIdle(words));
    const isFound = firm.some((unit) => known.includes(unit));
    // Words that say nothing are asked for alone, or where nothing else is found and they stand for something.
    const others = units.filter((unit) => firm.includes(unit) || (!isFound && lexicon.isConcept(unit.words)));
    const wanted = firm.length === 0 ? units : others;
    const asked = wanted.filter((unit) => known.includes(unit));
    const scored = hits.map((hit) => {
      const own = asked.map((unit) => of(hit, unit));
      return {
        hit,
        isWhole: own.length > 0 && !own.includes(0),
        sum: own.reduce((sum, one) => sum + one, 0),
      };
    });
    const most = scored.reduce((sum, one) => Math.max(sum, one.sum), 0);
    const isAll = scored.some(({ isWhole }) => isWhole);
    const best = scored.filter(({ isWhole, sum }) => (isAll ? isWhole : sum > Math.max(0, most - 1)));
    const called = this.index.calledBy(wanted.flatMap(({ words }) => words));
    const byName =
      called.size === 0
        ? best
        : best.toSorted((a, b) => Number(called.has(b.hit.id)) - Number(called.has(a.hit.id)));
    const leftOut = wanted.filter((unit) => !byName[0] || of(byName[0].hit, unit) === 0);
    return {
      ids: byName.map(({ hit }) => Number(hit.id)),
      step: isAll && asked.length === wanted.length ? 'all' : isAll || most > 1 ? 'most' : 'any',
      leftOut: [...new Set(leftOut.map(({ typed }) => typed))],
    };
  }

  /** The terms of all units, each as sure as the surest says, and a little of the words of a phrase. */
  private termsOf(units: readonly Unit[]): Map<string, number> {
    const own = units.flatMap(({ words }) => (words.length > 1 ? words : []));
    const stems = own
      .filter((word) => !this.index.lexicon.isIdle([word]))
      .flatMap((word) => this.index.lexicon.stemsOf(word));
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

const outside = (words: readonly QueryWord[], filters: readonly AskedFilter[]): QueryWord[] =>
  words.filter((_, at) => !filters.some(({ from, to }) => at >= from && at < to));

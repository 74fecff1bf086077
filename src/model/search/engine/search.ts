import { allowedBy, withoutParts, type Allowed } from './allow';
import { fields, type Entry, type SearchField } from './index/entry';
import { Matcher } from './matching/matchWord';
import { rank, type Ranked, type Step } from './rank';
import type { QueryWord } from './query/queryWords';
import { readQuery, type AskedFilter } from './query/readQuery';
import { unitsOf } from './units';
import type { Vocabulary } from './language/vocabulary';
import { Indexer } from './index/indexer';
import { WordIndex } from './index/wordIndex';

/** What a query found, and how it was understood. */
export interface SearchResult {
  /** Of the entries, the best first. */
  keys: string[];
  /** How many the query finds, where only the best were asked for. */
  total: number;
  step: Step;
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
  /** Only so many of the best: putting thousands in order is most of the work of a short query. */
  most?: number;
}

interface Wanted {
  isListed?: ((position: number) => boolean) | undefined;
  most?: number | undefined;
}

/** A search over entries that are added slice by slice. */
export class Search {
  private readonly index: WordIndex;
  private readonly indexer: Indexer;
  private readonly matchers = new Map<string, Matcher>();

  /** @param vocabularies English first, then the shopper's language where it is another one. */
  constructor(private readonly vocabularies: readonly [Vocabulary, ...Vocabulary[]]) {
    this.index = new WordIndex(vocabularies);
    this.indexer = new Indexer(this.index);
  }

  add(entries: readonly Entry[]): void {
    for (const entry of entries) this.indexer.add(entry);
  }

  /** Warms up what the first query would otherwise wait for. */
  prepare(): void {
    this.matcherFor(fields).prepare();
  }

  private matcherFor(within: readonly SearchField[]): Matcher {
    const key = within.join(' ');
    const known = this.matchers.get(key);
    const matcher = known ?? new Matcher(this.index, new Set(within.map((field) => fields.indexOf(field))));
    this.matchers.set(key, matcher);
    return matcher;
  }

  /** Colours and marks are filters only where the words themselves say nothing: green socks, but green tea. */
  private isWord(filter: AskedFilter, words: readonly QueryWord[], matcher: Matcher): boolean {
    if (filter.kind !== 'color' && filter.kind !== 'mark') return false;
    const own = words.slice(filter.from, filter.to).flatMap(({ parts }) => parts);
    const others = words.filter((_, at) => at < filter.from || at >= filter.to);
    const asWord = matcher.phrase(own, []);
    const rest = unitsOf(others, matcher, this.vocabularies).filter(({ isIdle }) => !isIdle);
    const needed = rest.length === 0 ? 1 : 15;
    return asWord.found.some(
      (position) =>
        ((asWord.wholeIn[position] ?? 0) & needed) !== 0 &&
        rest.every(({ match }) => (match.scores[position] ?? 0) >= 2.6),
    );
  }

  /** “No energy” asks for energy: nothing says of itself that it is not in it, and nothing else is asked for. */
  private isEmptyWithout(filter: AskedFilter, words: readonly QueryWord[], matcher: Matcher): boolean {
    if (filter.kind !== 'without') return false;
    const others = words.filter((_, at) => at < filter.from || at >= filter.to);
    const { says, isFood } = withoutParts(this.index, matcher, filter.parts, this.vocabularies);
    return (
      says.size === 0 && !isFood && unitsOf(others, matcher, this.vocabularies).every(({ isIdle }) => isIdle)
    );
  }

  find(query: string, { within = fields, accepts, most }: SearchOptions = {}): SearchResult {
    const matcher = this.matcherFor(within);
    matcher.begin();
    const read = readQuery(query, this.vocabularies);
    const filters = read.asked.filter(
      (filter) =>
        !this.isWord(filter, read.words, matcher) && !this.isEmptyWithout(filter, read.words, matcher),
    );
    const isListed = accepts && ((position: number) => accepts(this.index.entries[position]?.key ?? ''));
    const result = this.rankWith(read.words, filters, matcher, { isListed, most });
    if (result.keys.length > 0) return result;
    // A colour or a mark that leaves no results was an ordinary word after all.
    const firm = filters.filter(({ kind }) => kind === 'price' || kind === 'without');
    return firm.length === filters.length
      ? result
      : this.rankWith(read.words, firm, matcher, { isListed, most });
  }

  private everything(passes: (position: number) => boolean): Ranked {
    const positions = [...this.index.entries.keys()].filter(passes);
    return { positions, total: positions.length, step: 'all', leftOut: [] };
  }

  private rankWith(
    words: readonly QueryWord[],
    filters: AskedFilter[],
    matcher: Matcher,
    { isListed = () => true, most = Infinity }: Wanted,
  ): SearchResult {
    const allowed = filters.map((filter) => allowedBy(filter, this.index, matcher, this.vocabularies));
    const passes = (position: number): boolean =>
      isListed(position) && allowed.every(({ accepts }) => accepts(position));
    const left = words.filter((_, at) => !filters.some(({ from, to }) => at >= from && at < to));
    const units = unitsOf(left, matcher, this.vocabularies);
    const asked = units.filter(({ isIdle }) => !isIdle);
    const says = allowed.some((one) => one.says.size > 0);
    const ranked =
      filters.length > 0 && asked.length === 0
        ? this.everything(passes)
        : rank(this.index, matcher, units, passes, says ? Infinity : most);
    const positions = (says ? saidFirst(ranked.positions, allowed) : ranked.positions).slice(0, most);
    return {
      total: ranked.total,
      keys: positions.map((position) => this.index.entries[position]?.key ?? ''),
      step: positions.length > 0 ? ranked.step : 'none',
      leftOut: ranked.leftOut,
      nearMisses: asked.flatMap(({ typed, match }) =>
        match.how === 'near' && match.takenFor ? [{ typed, takenFor: match.takenFor }] : [],
      ),
      filters,
    };
  }
}

/** Ranks entries that say “without it” above those that just do not contain it. */
function saidFirst(positions: readonly number[], allowed: readonly Allowed[]): number[] {
  const says = (position: number): number => allowed.filter((one) => one.says.has(position)).length;
  return positions.toSorted((a, b) => says(b) - says(a));
}

import { addScore } from './matching/match';
import type { Matcher } from './matching/matchWord';
import type { Unit } from './units';
import type { WordIndex } from './index/wordIndex';

/** How far a query was relaxed: all words, all but the least telling, any word, no result. */
export type Step = 'all' | 'most' | 'any' | 'none';

export interface Ranked {
  /** Positions of the entries, the best first. */
  positions: number[];
  /** How many there are, where only the best were asked for. */
  total: number;
  step: Step;
  /** Words, as typed, that were dropped. */
  leftOut: string[];
}

type Accepts = (position: number) => boolean;

/** A unit with how much it tells: the fewer entries have it, the more. */
interface Weighted extends Unit {
  weight: number;
}

const nameField = 1;
const factor = { soldOut: 0.05, sameField: 1.25, name: 1.5, wholeName: 2 } as const;

/** Where two neighbours of the query are written as one word, both are found there. */
function joinNeighbours(units: readonly Unit[], matcher: Matcher): void {
  units.forEach((unit, at) => {
    const next = units[at + 1];
    if (!next) return;
    const joined = matcher.phrase([...unit.parts, ...next.parts], []);
    for (const position of joined.found) {
      for (const { match } of [unit, next]) {
        addScore(match, position, (joined.scores[position] ?? 0) * 1.15);
        match.how = 'whole';
        match.wholeIn[position] = (match.wholeIn[position] ?? 0) | (joined.wholeIn[position] ?? 0);
      }
    }
  });
}

/** Entries that have all of the units. */
function havingAll(units: readonly Unit[], accepts: Accepts): number[] {
  const [rarest] = units.toSorted((a, b) => a.match.found.length - b.match.found.length);
  return (rarest?.match.found ?? []).filter(
    (position) => accepts(position) && units.every(({ match }) => (match.scores[position] ?? 0) > 0),
  );
}

/** A word that is only in an item's text says less than this. */
const tellingScore = 2.6;

/** All units; else all but the least telling one that has to go; else any. */
function relaxed(units: readonly Weighted[], accepts: Accepts): Pick<Ranked, 'positions' | 'step'> {
  const all = havingAll(units, accepts);
  if (all.length > 0) return { positions: all, step: 'all' };
  if (units.length > 2) {
    for (const unit of units.toSorted((a, b) => a.weight - b.weight)) {
      const kept = units.filter((other) => other !== unit);
      // Words scattered over a text are no better than one of them in a name.
      const most = havingAll(kept, accepts).filter((position) =>
        kept.every(({ match }) => (match.scores[position] ?? 0) >= tellingScore),
      );
      if (most.length > 0) return { positions: most, step: 'most' };
    }
  }
  const any = [...new Set(units.flatMap(({ match }) => match.found))].filter(accepts);
  return { positions: any, step: any.length > 0 ? 'any' : 'none' };
}

/** Scores one entry by the words it has and their fields: words in the same field count more, in the name most. */
function scorerOf(
  index: WordIndex,
  units: readonly Weighted[],
  idle: readonly Unit[],
): (position: number) => number {
  const inNames = new Set(index.names.get([...units].flatMap(({ parts }) => parts).join('')));
  return (position) => {
    let [score, covered, fieldsOfAll, named] = [0, 0, 0xff, 0];
    for (const { match, weight, parts } of units) {
      const own = match.scores[position] ?? 0;
      if (own > 0) covered += weight;
      score += weight * own;
      const whole = match.wholeIn[position] ?? 0;
      fieldsOfAll &= whole;
      if ((whole & nameField) !== 0) named += parts.length;
    }
    for (const { match } of idle) {
      if (((match.wholeIn[position] ?? 0) & nameField) === 0) continue;
      score += match.scores[position] ?? 0;
      named += 1;
    }
    score *= covered * covered;
    if (fieldsOfAll !== 0) score *= (fieldsOfAll & nameField) !== 0 ? factor.name : factor.sameField;
    score *= 1 + 0.25 * Math.min(1, named / (index.nameLengths[position] ?? 1));
    // The full name ranks the item first, even if it is sold out.
    if (inNames.has(position)) return score * factor.wholeName;
    return index.entries[position]?.isSoldOut ? score * factor.soldOut : score;
  };
}

/** The `most` best, in order; equals stay in the order of the entries. */
function bestOf(positions: readonly number[], scores: Float64Array, most: number): number[] {
  const isBetter = (a: number, b: number): boolean =>
    (scores[a] ?? 0) > (scores[b] ?? 0) || (scores[a] === scores[b] && a < b);
  if (positions.length <= most) {
    return Array.from(Uint32Array.from(positions).toSorted((a, b) => (isBetter(a, b) ? -1 : 1)));
  }
  const best: number[] = [];
  for (const position of positions) {
    if (best.length === most && !isBetter(position, best[most - 1] ?? position)) continue;
    let at = best.length;
    while (at > 0 && isBetter(position, best[at - 1] ?? position)) at -= 1;
    best.splice(at, 0, position);
    if (best.length > most) best.pop();
  }
  return best;
}

/** Ranks what the units find, relaxing them in steps where nothing has all. */
export function rank(
  index: WordIndex,
  matcher: Matcher,
  all: readonly Unit[],
  accepts: Accepts,
  most = Infinity,
): Ranked {
  joinNeighbours(all, matcher);
  const telling = all.filter(({ isIdle }) => !isIdle);
  const isKnown = telling.some(({ match }) => match.found.some(accepts));
  const concepts = isKnown ? [] : all.filter(({ isConcept }) => isConcept);
  const wanted = telling.length > 0 ? [...telling, ...concepts] : all;
  const idle = telling.length > 0 ? all.filter((unit) => unit.isIdle && !concepts.includes(unit)) : [];
  const { length } = index.entries;
  const units = wanted
    .filter(({ match }) => match.found.some(accepts))
    .map((unit) => ({ ...unit, weight: 0.2 + Math.log(1 + length / (1 + unit.match.found.length)) }));
  const unknown = wanted.filter(({ match }) => !match.found.some(accepts)).map(({ typed }) => typed);
  const ranked = relaxed(units, accepts);
  const scoreOf = scorerOf(index, units, idle);
  const scores = new Float64Array(length);
  for (const position of ranked.positions) scores[position] = scoreOf(position);
  const positions = bestOf(ranked.positions, scores, most);
  const [best] = positions;
  const leftOut =
    best === undefined ? [] : units.filter(({ match }) => match.scores[best] === 0).map(({ typed }) => typed);
  const step = ranked.step === 'all' && unknown.length > 0 ? 'most' : ranked.step;
  return { positions, total: ranked.positions.length, step, leftOut: [...leftOut, ...unknown] };
}

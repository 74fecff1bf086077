import { fields } from '../index/entry';

/** What a field tells about an entry. */
export const fieldWeights = [10, 8, 7, 6, 2.5] as const;

/** How sure a word means another: itself > the concept it names > its beginning > a near miss, whatever the field. */
export const sureness = {
  same: 1,
  stem: 0.96,
  concept: 0.74,
  narrower: 0.6,
  compound: 0.55,
  beginning: 0.23,
  beginningBesideText: 0.42,
  near: 0.12,
} as const;

/** Matches in texts say little, so a word found only there is also looked for as the prefix of names. */
export const textField = fields.indexOf('text');

export type How = 'whole' | 'concept' | 'beginning' | 'near' | 'none';

/** Matches kept for reuse: an ordinary query takes no more, and the surplus of a long one is dropped. */
const mostKept = 24;

/** Where one part of a query was found. */
export interface Match {
  /** For each entry how well it fits; 0 where it does not. */
  scores: Float32Array;
  /** For each entry the fields that have the word itself, a bit each. */
  wholeIn: Uint8Array;
  /** Positions of the entries that fit. */
  found: number[];
  how: How;
  /** The word it was taken for, where it is a near miss. */
  takenFor: string | undefined;
}

/**
 * A pool of matches, reused from query to query: each is as long as the catalogue, and new ones for every letter
 * typed would cost garbage collection.
 */
export class Matches {
  private readonly all: Match[] = [];
  private taken = 0;

  /** An empty one, until the next query begins. */
  take(length: number): Match {
    const free = this.all[this.taken];
    if (free?.scores.length === length) {
      this.taken += 1;
      return free;
    }
    const match: Match = {
      scores: new Float32Array(length),
      wholeIn: new Uint8Array(length),
      found: [],
      how: 'none',
      takenFor: undefined,
    };
    this.all[this.taken] = match;
    this.taken += 1;
    return match;
  }

  /** Empties all that the last query took. */
  begin(): void {
    for (const match of this.all.slice(0, this.taken)) {
      for (const position of match.found) match.scores[position] = match.wholeIn[position] = 0;
      match.found = [];
      match.how = 'none';
      match.takenFor = undefined;
    }
    this.all.length = Math.min(this.all.length, mostKept);
    this.taken = 0;
  }
}

export function addScore(match: Match, position: number, score: number): void {
  if (match.scores[position] === 0) match.found.push(position);
  if (score > (match.scores[position] ?? 0)) match.scores[position] = score;
}

import { describe, expect, it } from 'vitest';
import { addScore, Matches, sureness } from '../../../../../src/model/search/engine/matching/match';

describe('a score', () => {
  it('is kept where it is the best one, and its entry is found once', () => {
    const match = new Matches().take(3);
    addScore(match, 2, 4);
    addScore(match, 0, 5);
    addScore(match, 2, 6);
    addScore(match, 0, 1);
    expect([...match.scores]).toEqual([5, 0, 6]);
    expect(match.found).toEqual([2, 0]);
  });
});

describe('matches', () => {
  const used = (matches: Matches, length = 2) => {
    const match = matches.take(length);
    addScore(match, 1, 3);
    match.wholeIn[1] = 1;
    match.how = 'near';
    match.takenFor = 'lamp';
    return match;
  };

  it('are empty ones, as many as a query needs', () => {
    const matches = new Matches();
    const [one, other] = [used(matches), matches.take(2)];
    expect(other).not.toBe(one);
    expect(other).toEqual({
      scores: new Float32Array(2),
      wholeIn: new Uint8Array(2),
      found: [],
      how: 'none',
      takenFor: undefined,
    });
  });

  it('are emptied and used again for the next query', () => {
    const matches = new Matches();
    const before = [used(matches), used(matches)];
    matches.begin();
    const after = [matches.take(2), matches.take(2)];
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBe(before[1]);
    for (const match of after) expect(match).toEqual(new Matches().take(2));
  });

  it('are new ones where the catalogue has grown', () => {
    const matches = new Matches();
    used(matches);
    matches.begin();
    const grown = matches.take(3);
    expect([...grown.scores]).toEqual([0, 0, 0]);
    matches.begin();
    expect(matches.take(3)).toBe(grown);
  });

  it('are let go of where a query took far more than queries do', () => {
    const matches = new Matches();
    const take = () => Array.from({ length: 100 }, () => matches.take(1));
    const before = new Set(take());
    matches.begin();
    const kept = take().filter((match) => before.has(match));
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.length).toBeLessThan(50);
  });
});

it('a word itself is surer than its stem, its concept, what is narrower, its compound, its beginning and a near miss', () => {
  const { same, stem, concept, narrower, compound, beginningBesideText, beginning, near } = sureness;
  const all = [same, stem, concept, narrower, compound, beginningBesideText, beginning, near];
  expect(all).toEqual(all.toSorted((a, b) => b - a));
});

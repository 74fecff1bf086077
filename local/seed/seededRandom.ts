/** Seeded random numbers: the same name always gives the same ones, so that a run can be repeated. */
export type SeededRandom = {
  int: (low: number, high: number) => number;
  pick: <T>(list: readonly [T, ...T[]]) => T;
  yes: (odds?: number) => boolean;
};

const hash = (name: string): number =>
  Array.from(name).reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619),
    2166136261,
  );

export const seededRandom = (name: string): SeededRandom => {
  let state = hash(name);
  const next = (): number => {
    state = Math.trunc(state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  for (let i = 0; i < 8; i++) next(); // the first numbers of similar names are alike
  return {
    int: (low, high) => Math.floor(low + (high - low + 1) * next()),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    yes: (odds = 0.5) => next() < odds,
  };
};

/** The list's items in turn, over and over. */
export const nth = <T>(list: readonly [T, ...T[]], index: number): T =>
  list[((index % list.length) + list.length) % list.length] ?? list[0];

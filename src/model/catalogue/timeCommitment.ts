import type { Program } from './item';

export const timeNames = ['short', 'medium', 'long'] as const;
export type TimeCommitment = (typeof timeNames)[number];

export interface TimeGroup {
  name: TimeCommitment;
  programs: Program[];
}

/** Upper bounds in minutes a week, in the order they are shown. */
const bounds: readonly { name: TimeCommitment; upTo: number }[] = [
  { name: 'short', upTo: 60 },
  { name: 'medium', upTo: 90 },
  { name: 'long', upTo: Number.POSITIVE_INFINITY },
];

/** Upper bound in minutes a week. */
export const upperBound = (name: TimeCommitment): number =>
  bounds.find((bound) => bound.name === name)?.upTo ?? Number.POSITIVE_INFINITY;

const programsPerGroup = 2;

/** Programs by the time they take in a week, the shortest first, two of each at most; empty groups are left out. */
export function timeCommitments(programs: readonly Program[]): TimeGroup[] {
  const sorted = programs.toSorted((a, b) => a.minutesPerWeek - b.minutesPerWeek);
  return bounds
    .map(({ name, upTo }, index) => {
      const above = bounds[index - 1]?.upTo ?? 0;
      const fitting = sorted.filter(
        ({ minutesPerWeek }) => minutesPerWeek <= upTo && (index === 0 || minutesPerWeek > above),
      );
      return { name, programs: fitting.slice(0, programsPerGroup) };
    })
    .filter((group) => group.programs.length > 0);
}

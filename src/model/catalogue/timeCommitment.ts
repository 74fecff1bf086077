import type { Program } from './item';

export const timeNames = ['short', 'medium', 'long'] as const;
export type TimeCommitment = (typeof timeNames)[number];

/** The most minutes a week of each. */
export const mostMinutes: Record<TimeCommitment, number> = { short: 60, medium: 90, long: Infinity };

const groupOf = ({ minutesPerWeek }: Program): TimeCommitment | undefined =>
  timeNames.find((name) => minutesPerWeek <= mostMinutes[name]);

const programsPerGroup = 2;

/** Programs by the time they take in a week, the shortest first, two of each at most; empty groups are left out. */
export function timeCommitments(
  programs: readonly Program[],
): { name: TimeCommitment; programs: Program[] }[] {
  const sorted = programs.toSorted((a, b) => a.minutesPerWeek - b.minutesPerWeek);
  return timeNames
    .map((name) => ({
      name,
      programs: sorted.filter((program) => groupOf(program) === name).slice(0, programsPerGroup),
    }))
    .filter((group) => group.programs.length > 0);
}

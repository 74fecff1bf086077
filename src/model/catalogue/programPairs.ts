import type { Dimension, Program } from './item';

export interface ProgramPair {
  /** Names the pair in the translations. */
  name: 'restAndMoney' | 'bodyAndPeople' | 'mindAndWork' | 'quietAndRooms';
  first: Program;
  second: Program;
}

/** A starter of the one dimension and a standard program of the other. */
const combinations: readonly { name: ProgramPair['name']; first: Dimension; second: Dimension }[] = [
  { name: 'restAndMoney', first: 'Emotional', second: 'Financial' },
  { name: 'bodyAndPeople', first: 'Physical', second: 'Social' },
  { name: 'mindAndWork', first: 'Intellectual', second: 'Occupational' },
  { name: 'quietAndRooms', first: 'Spiritual', second: 'Environmental' },
];

/** Pairs of programs that help each other, as far as the catalogue has both halves. */
export function programPairs(programs: readonly Program[]): ProgramPair[] {
  const find = (dimension: Dimension, level: string) =>
    programs.find((program) => program.dimensions[0] === dimension && program.level === level);
  return combinations.flatMap(({ name, first, second }) => {
    const starter = find(first, 'starter');
    const standard = find(second, 'standard');
    return starter && standard ? [{ name, first: starter, second: standard }] : [];
  });
}

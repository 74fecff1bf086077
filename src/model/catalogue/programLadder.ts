import type { Program } from './item';
import { levels, type Level } from './level';

/** Programs whose first dimension is one of these come first, then those that touch one. */
export function programsAbout(programs: readonly Program[], dimensions: readonly string[]): Program[] {
  const touches = ({ dimensions: own }: Program) =>
    own.findIndex((dimension) => dimensions.includes(dimension.toLowerCase()));
  return programs.filter((program) => touches(program) >= 0).toSorted((a, b) => touches(a) - touches(b));
}

/** One program of each level, as far as a dimension has them. */
export function ladderOf(
  programs: readonly Program[],
  dimension: string,
): { level: Level; program: Program }[] {
  const own = programsAbout(programs, [dimension]);
  return levels.flatMap((level) => {
    const program = own.find((one) => one.level === level);
    return program ? [{ level, program }] : [];
  });
}

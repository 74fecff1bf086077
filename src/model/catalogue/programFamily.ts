import { shop } from '#shopConfig';
import type { programPaths } from '#model/paths';
import type { Item } from './item';
import { isTagged } from './tagged';

/** The families of programs that have addresses of their own: /yoga/…, /fitness/… */
export type ProgramFamily = Exclude<keyof typeof programPaths, 'program'>;

const tagsOf: Record<Exclude<ProgramFamily, 'PhysicalWellness'>, readonly string[]> = shop.programFamilies;

export const isOfFamily = (item: Item, family: ProgramFamily): boolean =>
  family === 'PhysicalWellness' ? item.dimensions.includes('Physical') : isTagged(item, tagsOf[family]);

/** The query of a program list that shows the family. */
export function familyQuery(family: ProgramFamily): string {
  const query = new URLSearchParams(
    family === 'PhysicalWellness' ? [['dimension', 'Physical']] : tagsOf[family].map((tag) => ['tag', tag]),
  );
  return query.toString();
}

/** The program that /programdetails shows: the first that is new, else the first that is reduced, else the first. */
export const featuredProgram = <T extends Item>(programs: readonly T[]): T | undefined =>
  programs.find((program) => program.new) ?? programs.find(({ discount }) => discount > 0) ?? programs[0];

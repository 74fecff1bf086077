/** Something that has just left a list, and where it stood. */
export interface Removal<T, Way extends string> {
  entry: T;
  index: number;
  /** How it left the list: removed, saved for later … */
  way: Way;
}

export type Place<T, Way extends string> =
  | { entry: T; removal?: never }
  | { entry?: never; removal: Removal<T, Way> };

/** The list with a note in the place of each removed entry; restored entries lose their note. */
export function placesOf<T, Way extends string>(
  present: readonly T[],
  removals: readonly Removal<T, Way>[],
  isSame: (a: T, b: T) => boolean,
): Place<T, Way>[] {
  const places: Place<T, Way>[] = present.map((entry) => ({ entry }));
  const gone = removals.filter(({ entry }) => !present.some((other) => isSame(other, entry)));
  for (const removal of gone) places.splice(removal.index, 0, { removal });
  return places;
}

/** Two lists interleaved into one, so that each is spread evenly over it; the order within each stays. */
export function interleaved<T>(first: readonly T[], second: readonly T[]): T[] {
  const placed = [first, second].flatMap((list) =>
    list.map((entry, index) => ({ entry, place: (index + 0.5) / list.length })),
  );
  return placed.toSorted((a, b) => a.place - b.place).map(({ entry }) => entry);
}

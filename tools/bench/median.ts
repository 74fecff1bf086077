/** The middle one of some numbers, or the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** What three of four numbers do not exceed, and the largest. */
export function spreadOf(numbers: readonly number[]): { usual: number; worst: number } {
  const sorted = numbers.toSorted((a, b) => a - b);
  return { usual: sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0, worst: sorted.at(-1) ?? 0 };
}

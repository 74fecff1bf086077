/** Rows of a table, its head first, and whether one of them misses its goal by more than a tenth. */
export interface Judged {
  rows: string[][];
  hasMissed: boolean;
}

export const milliseconds = (value: number): string => value.toFixed(0);

/** Columns of a table, the first to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

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

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

/** Characters. */
export const longestQuery = 200;

/** The query as it can be searched for: bounded, and never cut in the middle of a character. */
export const boundedQuery = (text: string): string =>
  Array.from(text.slice(0, 2 * longestQuery))
    .slice(0, longestQuery)
    .join('');

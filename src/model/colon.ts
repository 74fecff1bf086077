/** The colon behind a word; French sets it apart. */
export const colonIn = (locale: string): string => (locale.startsWith('fr') ? '\u00a0:' : ':');

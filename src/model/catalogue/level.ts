/** The words the catalogue uses for how deep a program goes, from the first step on. */
export const levels = ['starter', 'standard', 'deep'] as const;
export type Level = (typeof levels)[number];

export const isLevel = (word: string): word is Level => levels.some((level) => level === word);

/** The interface languages that texts are written in; the codes are fixed, `fn` stands for French. */
export const knownLanguages = ['en', 'fn', 'de'] as const;
export type Language = (typeof knownLanguages)[number];

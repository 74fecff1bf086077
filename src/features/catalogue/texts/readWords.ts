import type { Item } from '#model/catalogue/item';
import type { CatalogueTexts, Translate } from '#model/catalogue/catalogueTexts';
import { firstLanguage, type Language } from '#model/languages';
import { pause } from '#pause';
import { reportError } from '#reportError';

export interface ReadTexts {
  texts: CatalogueTexts;
  dictionaryOf: (items: readonly Item[], texts: CatalogueTexts) => Translate;
}

const arrived: Partial<Record<Language, ReadTexts>> = {};
const reading: Partial<Record<Language, Promise<void>>> = {};

/** What has been read for a language; the shop's own needs nothing. */
export const wordsOf = (language: Language): ReadTexts | undefined => arrived[language];

async function read(language: Language): Promise<void> {
  try {
    // Visits in the shop's own language never load the code for it.
    const { readTexts, dictionaryOf } = await import('./readTexts');
    arrived[language] = { texts: await readTexts(language), dictionaryOf };
  } catch (error) {
    delete reading[language];
    reportError(error, 'The catalogue stays in its own language: its texts could not be read.', 'warning');
  }
}

/** Reads what the catalogue says in a language, once. Without it everything stays readable, in the catalogue's own. */
export const readWords = async (language: Language): Promise<void> =>
  language === firstLanguage ? undefined : (reading[language] ??= read(language));

/** Milliseconds that a page or a search waits for them; later they are put in. */
const longestWaitMs = 1500;

/** The same, or so much of it as comes in time: what is there without words is better than nothing. */
export const readWordsInTime = (language: Language): Promise<void> =>
  Promise.race([readWords(language), pause(longestWaitMs)]);

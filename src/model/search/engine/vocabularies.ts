import type { Words } from '../words/words';
import { vocabularyOf, type Vocabulary } from './vocabulary';

/** The languages that the search knows words of, by the shop's codes. */
const files: Readonly<Record<string, () => Promise<{ words: Words }>>> = {
  en: () => import('../words/en'),
  de: () => import('../words/de'),
  fn: () => import('../words/fn'),
  englishNames: () => import('../words/englishNames'),
};

const known = new Map<string, Promise<Vocabulary>>();

function vocabularyFor(language: string): Promise<Vocabulary> | undefined {
  const load = files[language];
  if (!load) return undefined;
  const vocabulary = known.get(language) ?? load().then(({ words }) => vocabularyOf(words));
  known.set(language, vocabulary);
  vocabulary.catch(() => known.delete(language));
  return vocabulary;
}

/**
 * English, which the catalogue is written in, and the shopper's language where it is another one. What is translated
 * needs no more English than its names.
 */
export async function vocabulariesFor(
  language: string,
  isTranslated: boolean,
): Promise<[Vocabulary, ...Vocabulary[]]> {
  const asked = language === 'en' ? undefined : vocabularyFor(language);
  const [english, other] = await Promise.all([
    vocabularyFor(asked && isTranslated ? 'englishNames' : 'en'),
    asked,
  ]);
  if (!english) throw new Error('The words of the search are missing.');
  return other ? [english, other] : [english];
}

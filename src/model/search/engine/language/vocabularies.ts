import type { Language } from '../../../languages';
import type { Words } from '../../words/words';
import { vocabularyInTurns, type Vocabulary } from './vocabulary';

/** What the search knows words of: each language, and English names for a catalogue that is translated. */
const files: Readonly<Record<Language | 'englishNames', () => Promise<{ words: Words }>>> = {
  en: () => import('../../words/en'),
  de: () => import('../../words/de'),
  fn: () => import('../../words/fn'),
  englishNames: () => import('../../words/englishNames'),
};

const known = new Map<string, Promise<Vocabulary>>();

function vocabularyFor(language: keyof typeof files, pause: () => Promise<void>): Promise<Vocabulary> {
  const vocabulary =
    known.get(language) ?? files[language]().then(({ words }) => vocabularyInTurns(words, pause));
  known.set(language, vocabulary);
  vocabulary.catch(() => known.delete(language));
  return vocabulary;
}

/**
 * English, which the catalogue is written in, and the shopper's language where it is another one. What is translated
 * needs no more English than its names. `pause` lets others do their work in between.
 */
export async function vocabulariesFor(
  language: Language,
  isTranslated: boolean,
  pause: () => Promise<void>,
): Promise<[Vocabulary, ...Vocabulary[]]> {
  const asked = language === 'en' ? undefined : vocabularyFor(language, pause);
  const [english, other] = await Promise.all([
    vocabularyFor(asked && isTranslated ? 'englishNames' : 'en', pause),
    asked,
  ]);
  return other ? [english, other] : [english];
}

import { firstLanguage, type Language } from '#model/languages';
import type { Words } from '#model/search/words/words';
import { Vocabulary, type Vocabularies } from './engine/vocabulary';

/** What the search knows words of. */
const files: Readonly<Record<Language, () => Promise<{ words: Words }>>> = {
  en: () => import('#model/search/words/en'),
  de: () => import('#model/search/words/de'),
  fn: () => import('#model/search/words/fn'),
};

const loaded = new Map<Language, Promise<Vocabulary>>();

function vocabularyFor(language: Language, pause: () => Promise<void>): Promise<Vocabulary> {
  const load = async (): Promise<Vocabulary> => {
    const vocabulary = new Vocabulary((await files[language]()).words);
    for (const _ of vocabulary.takeIn()) await pause();
    return vocabulary;
  };
  const vocabulary = loaded.get(language) ?? load();
  loaded.set(language, vocabulary);
  vocabulary.catch(() => loaded.delete(language));
  return vocabulary;
}

/** What the search of a language has to know; `pause` lets others do their work in between. */
export async function vocabulariesFor(
  language: Language,
  isTranslated: boolean,
  pause: () => Promise<void>,
): Promise<Vocabularies> {
  const own = vocabularyFor(language, pause);
  if (isTranslated || language === firstLanguage) return [await own];
  return Promise.all([vocabularyFor(firstLanguage, pause), own]);
}

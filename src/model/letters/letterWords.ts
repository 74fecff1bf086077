import type { Language } from '#model/languages';
import { germanWords } from './words/de';
import { englishWords } from './words/en';
import { frenchWords } from './words/fn';
import type { LetterWords } from './words/words';

export const letterWords: Readonly<Record<Language, LetterWords>> = {
  en: englishWords,
  fn: frenchWords,
  de: germanWords,
};

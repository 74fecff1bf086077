import { colonIn } from '#model/colon';
import { useLocale } from './useLanguage';

/** What stands between a word and what it names, in the interface language. */
export const useColon = (): string => `${colonIn(useLocale())} `;

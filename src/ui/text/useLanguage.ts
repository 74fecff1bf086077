import { useTranslation } from 'react-i18next';
import { knownLanguage, localeOf, type Language } from '#model/languages';

/** The language the interface is in right now. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return knownLanguage(i18n.resolvedLanguage);
}

/** The same as Intl and the sign-in service name it. */
export const useLocale = (): string => localeOf(useLanguage());

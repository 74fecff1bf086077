import { useTranslation } from 'react-i18next';
import { isLanguage, type Language } from '../model/languages';

/** The language the interface is in right now. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  const code = i18n.resolvedLanguage ?? 'en';
  return isLanguage(code) ? code : 'en';
}

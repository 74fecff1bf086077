import { catalogueLocale } from '#model/languages';
import { useLocale } from '#ui/text/useLanguage';

/** The language that the catalogue is written in, by its name in the language of the desk. */
export function useCatalogueLanguage(): string {
  const locale = useLocale();
  return new Intl.DisplayNames(locale, { type: 'language' }).of(catalogueLocale) ?? catalogueLocale;
}

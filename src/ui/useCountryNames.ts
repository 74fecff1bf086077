import { useMemo } from 'react';
import { useLocale } from './useLanguage';

/** Names countries in the language of the interface; a code that Intl does not know stays as it is. */
export function useCountryNames(): (code: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return (code) => names.of(code) ?? code;
  }, [locale]);
}

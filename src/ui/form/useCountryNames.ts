import { useMemo } from 'react';
import { comparedIn } from '#model/comparison';
import { countries } from '#model/order/countries';
import { countryNames } from '#model/order/countryNames';
import { useLanguage, useLocale } from '#ui/text/useLanguage';

/** Names countries in the language of the interface. */
export function useCountryNames(): (code: string) => string {
  const language = useLanguage();
  return useMemo(() => countryNames(language), [language]);
}

/** Countries, all the shop knows or some, by their names in the interface language, in its alphabet's order. */
export function useCountries(among: readonly string[] = countries): { value: string; label: string }[] {
  const locale = useLocale();
  const countryName = useCountryNames();
  const compare = comparedIn(locale);
  return among
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((a, b) => compare(a.label, b.label));
}

import { shop } from '#shopConfig';
import { knownCountries } from './knownCountries';

/** Where parcels go, until the owner says otherwise in the database's settings. */
export const countries: readonly string[] = shop.countries.length > 0 ? shop.countries : knownCountries;

/** Names countries in a language; a code that Intl does not know stays as it is. */
export function countryNames(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (code) => names.of(code) ?? code;
}

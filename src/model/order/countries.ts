/** Where parcels go, as ISO 3166 names countries. */
export const countries: readonly string[] = (
  'US CA MX BR GB IE DE AT CH FR BE NL LU ES PT IT DK SE NO FI IS PL CZ SK HU SI HR RO BG GR EE LV LT MT CY ' +
  'IN SG HK JP KR AE IL ZA AU NZ'
).split(' ');

/** Names countries in a language; a code that Intl does not know stays as it is. */
export function countryNames(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (code) => names.of(code) ?? code;
}

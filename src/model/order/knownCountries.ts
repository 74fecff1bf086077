/** The countries whose addresses the shop knows, as ISO 3166 names them. */
export const knownCountries: readonly string[] = (
  'US CA MX BR AR GB IE DE AT CH LI FR MC BE NL LU ES PT IT DK SE NO FI IS PL CZ SK HU SI HR RO BG GR EE LV LT MT CY ' +
  'IN SG HK CN JP KR AE IL ZA AU NZ'
).split(' ');

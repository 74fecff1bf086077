import type { Address } from './address';

/** Address rules of a country. A part without a rule is optional and may have any form. */
interface CountryRules {
  /** Pattern of the post code, and an example to show. */
  postcode?: { pattern: RegExp; example: string };
  /** What a region is called; only where post cannot be delivered without it. */
  region?: 'state' | 'province' | 'county';
  hasNoPostcode?: true;
}

const digits = (count: number, example: string): CountryRules => ({
  postcode: { pattern: new RegExp(`^\\d{${count}}$`), example },
});

const rules: Partial<Record<string, CountryRules>> = {
  US: { postcode: { pattern: /^\d{5}(-\d{4})?$/, example: '97205' }, region: 'state' },
  CA: { postcode: { pattern: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, example: 'K1A 0B1' }, region: 'province' },
  AU: { ...digits(4, '3000'), region: 'state' },
  IN: { ...digits(6, '560001'), region: 'state' },
  BR: { postcode: { pattern: /^\d{5}-?\d{3}$/, example: '01310-100' }, region: 'state' },
  MX: { ...digits(5, '06600'), region: 'state' },
  GB: { postcode: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, example: 'SW1A 1AA' } },
  IE: { postcode: { pattern: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, example: 'D02 X285' }, region: 'county' },
  NL: { postcode: { pattern: /^\d{4} ?[A-Z]{2}$/i, example: '1012 JS' } },
  PL: { postcode: { pattern: /^\d{2}-\d{3}$/, example: '00-950' } },
  PT: { postcode: { pattern: /^\d{4}-\d{3}$/, example: '1100-148' } },
  SE: { postcode: { pattern: /^\d{3} ?\d{2}$/, example: '111 52' } },
  JP: { postcode: { pattern: /^\d{3}-?\d{4}$/, example: '100-0001' }, region: 'province' },
  DE: digits(5, '10115'),
  FR: digits(5, '75001'),
  ES: digits(5, '28013'),
  IT: digits(5, '00184'),
  FI: digits(5, '00100'),
  AT: digits(4, '1010'),
  CH: digits(4, '8001'),
  BE: digits(4, '1000'),
  LU: digits(4, '1930'),
  DK: digits(4, '1050'),
  NO: digits(4, '0150'),
  NZ: digits(4, '6011'),
  SG: digits(6, '018956'),
  HK: { hasNoPostcode: true },
  AE: { hasNoPostcode: true },
};

const rulesOf = (country: string): CountryRules => rules[country] ?? {};

export const regionKind = (country: string): CountryRules['region'] => rulesOf(country).region;
export const hasPostcode = (country: string): boolean => rulesOf(country).hasNoPostcode !== true;
export const postcodeExample = (country: string): string | undefined => rulesOf(country).postcode?.example;

export function isPostcode(country: string, text: string): boolean {
  if (!hasPostcode(country)) return true;
  const pattern = rulesOf(country).postcode?.pattern;
  return pattern === undefined ? true : pattern.test(text.trim());
}

const cityFirst = 'US CA AU IN GB IE NZ SG HK AE BR MX'.split(' ');

export type AddressField = 'line1' | 'line2' | 'city' | 'region' | 'postcode';

/** The fields of an address below the country, in the order people there write them; those it has none of are left out. */
export function fieldOrder(country: string): AddressField[] {
  const street = ['line1', 'line2'] as const;
  const place: AddressField[] = cityFirst.includes(country)
    ? ['city', 'region', 'postcode']
    : ['postcode', 'city', 'region'];
  const order: AddressField[] =
    country === 'JP' ? ['postcode', 'region', 'city', ...street] : [...street, ...place];
  return order.filter(
    (field) =>
      (field !== 'postcode' || hasPostcode(country)) &&
      (field !== 'region' || regionKind(country) !== undefined),
  );
}

/** An address as it stands on a parcel, line by line, without the country. */
export function addressLines({ line1, line2, city, region, postcode, country }: Address): string[] {
  const place = cityFirst.includes(country)
    ? [[city, region].filter(Boolean).join(', '), postcode]
    : [postcode, city, region && `(${region})`];
  return [line1, line2 ?? '', place.filter(Boolean).join(' ')].filter((line) => line !== '');
}

import type { Language } from '#model/languages';

/** Whom to call in a crisis, by country (ISO 3166), as the lines themselves and the topics' sources name them. */
export const crisisLines = {
  US: { crisis: '988', emergency: '911' },
  CA: { crisis: '988', emergency: '911' },
  GB: { crisis: '116 123', emergency: '999' },
  IE: { crisis: '116 123', emergency: '112' },
  IN: { crisis: '14416', emergency: '112' },
  AU: { crisis: '13 11 14', emergency: '000' },
  NZ: { crisis: '1737', emergency: '111' },
  FR: { crisis: '3114', emergency: '112' },
  BE: { crisis: '0800 32 123', emergency: '112' },
  CH: { crisis: '143', emergency: '112' },
  DE: { crisis: '0800 1110111', emergency: '112' },
  AT: { crisis: '142', emergency: '112' },
} as const;

export type CrisisCountry = keyof typeof crisisLines;

const isCrisisCountry = (country: string): country is CrisisCountry => Object.hasOwn(crisisLines, country);
export const crisisCountries = Object.keys(crisisLines).filter(isCrisisCountry);

/** Where a language is spoken, for a visitor whose country is not known. */
const spokenIn: Record<Language, readonly CrisisCountry[]> = {
  en: ['US'],
  fn: ['FR', 'BE', 'CH', 'CA'],
  de: ['DE', 'AT', 'CH'],
};

/** All countries with a line: the visitor's first, then those of the language. */
export function crisisCountriesFor(country: string, language: Language): CrisisCountry[] {
  const own = isCrisisCountry(country) ? [country] : [];
  return [...new Set([...own, ...spokenIn[language], ...crisisCountries])];
}

import { describe, expect, it } from 'vitest';
import { askedFilters, queryWords } from '#model/search/engine/query';
import { vocabulariesFor } from '#model/search/vocabularies';
import type { Language } from '#model/languages';

async function asked(language: Language, query: string) {
  const known = await vocabulariesFor(language, true, () => Promise.resolve());
  return askedFilters(queryWords(query), known);
}

interface Limits {
  min?: number;
  max?: number;
}

/** What every language writes alike. */
const shared: [string, Limits][] = [
  ['€20', { max: 20 }],
  ['20€', { max: 20 }],
  ['20,50 €', { max: 20.5 }],
  ['$20.50', { max: 20.5 }],
  ['20€50', { max: 20.5 }],
  ['£20', { max: 20 }],
  ['₹500', { max: 500 }],
  ['20eur', { max: 20 }],
  ['20 EUR', { max: 20 }],
  ['EUR 20', { max: 20 }],
  ['USD20', { max: 20 }],
  ['1.000 €', { max: 1000 }],
  ['$1,000', { max: 1000 }],
  ['1 000 €', { max: 1000 }],
  ['1\u202f000,50\u00a0€', { max: 1000.5 }],
  ['1’000 €', { max: 1000 }],
  ['２０ €', { max: 20 }],
  ['٢٠ €', { max: 20 }],
  ['20-40 €', { min: 20, max: 40 }],
  ['20–40€', { min: 20, max: 40 }],
  ['20 - 40 €', { min: 20, max: 40 }],
  ['20 € – 40 €', { min: 20, max: 40 }],
  ['20€-40', { min: 20, max: 40 }],
  ['$20-$40', { min: 20, max: 40 }],
  ['$20–40', { min: 20, max: 40 }],
  ['19,90-49,90 €', { min: 19.9, max: 49.9 }],
  ['€50+', { min: 50 }],
  ['50€+', { min: 50 }],
  ['50+ €', { min: 50 }],
  ['<50', { max: 50 }],
  ['< 50 €', { max: 50 }],
  ['<= $50', { max: 50 }],
  ['≤50€', { max: 50 }],
  ['>50', { min: 50 }],
  ['≥ 50 €', { min: 50 }],
];

const own: Record<Language, [string, Limits][]> = {
  en: [
    ['free from 50', { min: 50 }],
    ['from 50', { min: 50 }],
    ['from $50', { min: 50 }],
    ['starting at 50 dollars', { min: 50 }],
    ['at least 50', { min: 50 }],
    ['no less than 50', { min: 50 }],
    ['above 1,000', { min: 1000 }],
    ['50 or more', { min: 50 }],
    ['$50 and up', { min: 50 }],
    ['50 dollars and above', { min: 50 }],
    ['less than 50', { max: 50 }],
    ['no more than 50', { max: 50 }],
    ['at most $50', { max: 50 }],
    ['max. 50', { max: 50 }],
    ['maximum of 50', { max: 50 }],
    ['50 or less', { max: 50 }],
    ['50 dollars max', { max: 50 }],
    ['$50 or under', { max: 50 }],
    ['between 20 and 40', { min: 20, max: 40 }],
    ['between 20-40', { min: 20, max: 40 }],
    ['between 40 and 20', { min: 20, max: 40 }],
    ['from 20 to 40', { min: 20, max: 40 }],
    ['20 to 40 dollars', { min: 20, max: 40 }],
    ['$20 to $40', { min: 20, max: 40 }],
    ['under twenty', { max: 20 }],
    ['under twenty-five dollars', { max: 25 }],
    ['less than a hundred', { max: 100 }],
    ['twenty bucks', { max: 20 }],
    ['between twenty and forty', { min: 20, max: 40 }],
  ],
  de: [
    ['ab 50', { min: 50 }],
    ['ab 50 €', { min: 50 }],
    ['mindestens 50 Euro', { min: 50 }],
    ['nicht unter 50', { min: 50 }],
    ['teurer als 50', { min: 50 }],
    ['50 Euro aufwärts', { min: 50 }],
    ['50 oder mehr', { min: 50 }],
    ['50 € oder darüber', { min: 50 }],
    ['über 1.000 Euro', { min: 1000 }],
    ['höchstens 50', { max: 50 }],
    ['maximal 50', { max: 50 }],
    ['max. 50 €', { max: 50 }],
    ['bis zu 50', { max: 50 }],
    ['bis max. 50', { max: 50 }],
    ['nicht über 50', { max: 50 }],
    ['nicht mehr als 50', { max: 50 }],
    ['nicht teurer als 50', { max: 50 }],
    ['50 oder weniger', { max: 50 }],
    ['50 Euro maximal', { max: 50 }],
    ['50 € höchstens', { max: 50 }],
    ['von 20 bis 40', { min: 20, max: 40 }],
    ['von 20-40 Euro', { min: 20, max: 40 }],
    ['zwischen 20 und 40 €', { min: 20, max: 40 }],
    ['20 bis 40 Euro', { min: 20, max: 40 }],
    ['unter 20,50', { max: 20.5 }],
    ['unter zwanzig', { max: 20 }],
    ['bis fünfundzwanzig Euro', { max: 25 }],
    ['unter dreißig Euro', { max: 30 }],
    ['ab hundert', { min: 100 }],
    ['zwischen zwanzig und vierzig', { min: 20, max: 40 }],
  ],
  fn: [
    ['à partir de 50', { min: 50 }],
    ['dès 50 €', { min: 50 }],
    ['au moins 50', { min: 50 }],
    ['au-dessus de 50', { min: 50 }],
    ['au dessus de 50', { min: 50 }],
    ['au minimum 50 €', { min: 50 }],
    ['pas moins de 50', { min: 50 }],
    ['plus cher que 50', { min: 50 }],
    ['supérieur à 50', { min: 50 }],
    ['50 € et plus', { min: 50 }],
    ['50 ou plus', { min: 50 }],
    ['50 euros minimum', { min: 50 }],
    ['moins de 1 000', { max: 1000 }],
    ['à moins de 50 €', { max: 50 }],
    ['au plus 50', { max: 50 }],
    ['au maximum 50', { max: 50 }],
    ['en dessous de 50', { max: 50 }],
    ['en-dessous de 50', { max: 50 }],
    ['jusqu’à 50 €', { max: 50 }],
    ["jusqu'à 50", { max: 50 }],
    ['inférieur à 50', { max: 50 }],
    ['pas plus de 50', { max: 50 }],
    ['50 € maximum', { max: 50 }],
    ['50 euros maxi', { max: 50 }],
    ['50 ou moins', { max: 50 }],
    ['entre 20 et 40', { min: 20, max: 40 }],
    ['entre 20 € et 40 €', { min: 20, max: 40 }],
    ['de 20 à 40 euros', { min: 20, max: 40 }],
    ['20 à 40 €', { min: 20, max: 40 }],
    ['moins de 20,50', { max: 20.5 }],
    ['moins de vingt', { max: 20 }],
    ['moins de vingt-cinq euros', { max: 25 }],
    ['jusqu’à cent euros', { max: 100 }],
    ['entre vingt et quarante', { min: 20, max: 40 }],
  ],
};

/** Numbers that are of something else: of minutes, people, an age, a sun cream. */
const otherNumbers: Record<Language, string[]> = {
  en: [
    'from 6 months',
    'under 20 %',
    '20-40',
    '50+',
    '20-40 minutes',
    'omega 3+6',
    '7-10 days',
    '< 5 kg',
    'ten minutes',
    'under ten minutes',
    'under twenty five',
  ],
  de: [
    'ab 6 Monaten',
    'über 20 %',
    '20-40',
    '50+',
    '20–40 Minuten',
    'bis 30°',
    'von 8 bis 10 Uhr',
    'ohne 50',
    'unter zehn Minuten',
  ],
  fn: [
    'dès 6 mois',
    'plus de 20 %',
    '20-40',
    '50+',
    '20 à 40 minutes',
    'de 8 à 10 h',
    'pour 4 personnes',
    'moins de dix minutes',
  ],
};

describe.each(['en', 'de', 'fn'] as const)('a wish for a price, in %s', (language) => {
  it.each([...shared, ...own[language]])('is read from “%s”', async (query, limits) => {
    const wishes = (await asked(language, query)).map((one) =>
      one.kind === 'price' ? { min: one.min, max: one.max } : one,
    );
    expect(wishes).toEqual([limits]);
  });

  it.each(otherNumbers[language])('is not read from “%s”', async (query) => {
    expect(
      (await asked(language, query)).filter(({ kind }) => kind === 'price' || kind === 'without'),
    ).toEqual([]);
  });
});

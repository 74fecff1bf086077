import { describe, expect, test } from 'vitest';
import { isLanguage, knownLanguage, languageFor, languageNames, languages, localeOf } from '#model/languages';

describe('the languages', () => {
  test('are three, under fixed codes', () => {
    expect(languages).toEqual(['en', 'fn', 'de']);
    expect(Object.values(languageNames)).toEqual(['English', 'Français', 'Deutsch']);
  });
  test.each([
    ['fr', 'fn'],
    ['fr-CA', 'fn'],
    ['fn', 'fn'],
    ['de-AT', 'de'],
    ['DE', 'de'],
    ['en_GB', 'en'],
    ['nl', undefined],
    ['', undefined],
    ['../../evil', undefined],
    ['french', undefined],
  ])('a browser asking for “%s” gets %s', (asked, code) => {
    expect(languageFor(asked)).toBe(code);
  });
  test('any other code is spoken in English', () => {
    expect(['de', 'fr', '', undefined].map(knownLanguage)).toEqual(['de', 'en', 'en', 'en']);
  });
  test('French is fr to browsers and to Intl', () => {
    expect(languages.map(localeOf)).toEqual(['en', 'fr', 'de']);
    expect(isLanguage('fr')).toBe(false);
  });
});

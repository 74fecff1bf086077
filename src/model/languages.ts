import { languages as configured } from '#shopConfig';
import type { Language } from './knownLanguages.ts';

export { knownLanguages, type Language } from './knownLanguages.ts';

/** Those the shop speaks. The first is its own: the catalogue is written in it, and so are the prerendered pages. */
export const languages: readonly Language[] = configured;
export const firstLanguage: Language = configured[0];

export const languageNames: Record<Language, string> = { en: 'English', fn: 'Français', de: 'Deutsch' };

export const isLanguage = (code: string): code is Language => languages.some((language) => language === code);

/** The interface language for a code; the shop's own where the code is unknown or missing. */
export const knownLanguage = (code: string | undefined): Language =>
  code !== undefined && isLanguage(code) ? code : firstLanguage;

/** The tag that browsers and Intl understand. */
export const localeOf = (code: string): string => (code === 'fn' ? 'fr' : code);

/** That of the catalogue's own words. */
export const catalogueLocale = localeOf(firstLanguage);

/** The shop's code for what a browser asks for (`fr-CA` → `fn`); undefined for a language the shop lacks. */
export function languageFor(asked: string): Language | undefined {
  const base = asked.toLowerCase().split(/[-_]/)[0] ?? '';
  return languages.find((code) => code === base || localeOf(code) === base);
}

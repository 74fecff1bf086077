/** The interface languages; the codes are fixed, `fn` stands for French. */
export const languages = ['en', 'fn', 'de'] as const;
export type Language = (typeof languages)[number];

export const languageNames: Record<Language, string> = { en: 'English', fn: 'Français', de: 'Deutsch' };

export const isLanguage = (code: string): code is Language => languages.some((language) => language === code);

/** The interface language for a code; English where the code is unknown or missing. */
export const knownLanguage = (code: string | undefined): Language =>
  code !== undefined && isLanguage(code) ? code : 'en';

/** The tag that browsers and Intl understand. */
export const localeOf = (code: string): string => (code === 'fn' ? 'fr' : code);

/** The shop's code for what a browser asks for (`fr-CA` → `fn`); undefined for a language the shop lacks. */
export function languageFor(asked: string): Language | undefined {
  const base = asked.toLowerCase().split(/[-_]/)[0] ?? '';
  return languages.find((code) => code === base || localeOf(code) === base);
}

import { createInstance, type i18n, type TFunction } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
// The build puts those of the shop's own language in its place.
import own from '#public/locales/en/common.json';
import { env } from './env';
import {
  firstLanguage,
  isLanguage,
  knownLanguage,
  languageFor,
  languages,
  localeOf,
  type Language,
} from './model/languages';
import { isolated } from './model/isolated';
import { languageKey } from './model/saved/storageKeys';
import { languageCookie, languageInAddress, readableSources } from './prerender/protocol';
import { whenReturned } from './whenReturned';
import { reportError } from './reportError';
import { browserStorage, storedText } from './storedValue';
import { allNamespaces, bundledTranslationsOf } from './translations/bundledTranslations';
import { textsReplaced, TranslationFiles } from './translations/translationFiles';

const formats: Record<string, Intl.NumberFormat> = {};

/** The texts of the interface, in the language of the shopper. */
export const translations = createInstance().use({
  type: '3rdParty',
  // {{count, number}}, also in French: the browser does not know our code for it.
  init: ({ services }: i18n) =>
    services.formatter?.add('number', (value: number, code = 'en') =>
      // Counts are alike in all our languages until they are grouped, and the first formatter takes a slow phone 50 ms.
      value >= 0 && value < 1000 && Number.isInteger(value)
        ? String(value)
        : (formats[code] ??= new Intl.NumberFormat(localeOf(code))).format(value),
    ),
});

/** Events after which what stands on the page is rendered again. Not that texts came: they are of a part that waits for them. */
export const textChanges = ['languageChanged', textsReplaced];

/** Says in development that a text stands nowhere. */
const reportMissing = (asked: readonly string[], namespace: string, key: string): void =>
  reportError(new Error(`${namespace}:${key} (${asked.join(', ')})`), 'A translation is missing.');

const files = new TranslationFiles(() => translations);

/**
 * The language of what is shown: the chosen one, or the shop's own as long as one of its files is lost. That is decided for all of the
 * page: a heading in one language above a list in another is worse than either.
 */
export function shownLanguage(): Language {
  const isWhole = files.isWhole(translations.language);
  return isWhole ? knownLanguage(translations.resolvedLanguage) : firstLanguage;
}

/** The texts for what is no component. */
export const shownTexts = (): TFunction => translations.getFixedT(shownLanguage());

/** The translations as they are now, for components: what is rendered in parts is rendered in one language. */
export function currentTexts(): i18n {
  const texts = translations.cloneInstance({ lng: shownLanguage() });
  if (env.isDevelopment) texts.on('missingKey', reportMissing);
  return texts;
}

/** Components hear of other texts through `TextsProvider`, not each by itself. */
export const reactOptions = { bindI18n: '' };

const detector = new LanguageDetector();
// The detector's own look at the address does not decode it: `%64e` is `de`.
detector.addDetector({ name: 'address', lookup: () => languageInAddress() ?? undefined });

/** Keeps a chosen language for the next page and the next visit. */
export function rememberLanguage(language: Language): void {
  detector.cacheUserLanguage(language, ['localStorage']);
}

/** Resolves when the texts of the detected language are there, or the shop's own in their place. */
export async function startTranslations(): Promise<void> {
  translations.on('languageChanged', (language) => rememberLanguage(knownLanguage(language)));
  await translations
    .use(files)
    .use(detector)
    .use(initReactI18next)
    .init({
      supportedLngs: [...languages],
      fallbackLng: firstLanguage,
      load: 'languageOnly',
      ns: ['common'],
      defaultNS: 'common',
      resources: { [firstLanguage]: { common: own } },
      partialBundledLanguages: true,
      debug: env.isDevelopment,
      // No escaping of markup: React escapes, and no text is put in as markup.
      interpolation: { escape: isolated },
      detection: {
        order: readableSources(),
        lookupCookie: languageCookie,
        lookupLocalStorage: languageKey,
        lookupSessionStorage: languageKey,
        // What components are rendered with is a clone each time: only a choice is kept.
        caches: [],
        // Undetermined: i18next takes some codes of its own for languages, and shows keys.
        convertDetectedLanguage: (asked) => languageFor(asked) ?? 'und',
      },
      react: reactOptions,
      saveMissing: env.isDevelopment,
    });
  whenReturned(followLanguage);
  if (env.isDevelopment) translations.on('missingKey', reportMissing);
}

const savedLanguage = storedText(languageKey, browserStorage);

/** Another page may have chosen another language. What the address names stays. */
function followLanguage(): void {
  const saved = savedLanguage.read() ?? '';
  if (isLanguage(saved) && saved !== translations.language && languageInAddress() === null)
    void translations.changeLanguage(saved);
}

/** Resolves when the language is known. */
export async function textsReady(): Promise<void> {
  if (translations.isInitialized) return;
  await new Promise<void>((resolve) => translations.on('initialized', () => resolve()));
}

/** All texts of the shop's own language, for what is prerendered. */
export async function ownTexts(): Promise<Record<string, object>> {
  const bundled = await Promise.all(
    allNamespaces.map(async (name) => [name, (await bundledTranslationsOf(name)) ?? {}] as const),
  );
  return { common: own, ...Object.fromEntries(bundled) };
}

/** Loads texts before they are rendered. */
export async function loadTexts(namespaces: readonly string[]): Promise<void> {
  if (namespaces.length === 0) return;
  // The shop's own is loaded while the language is still being detected: it replaces what another language lacks.
  namespaces.forEach((namespace) => void bundledTranslationsOf(namespace).catch(() => undefined));
  await textsReady();
  await translations.loadNamespaces(namespaces);
  // i18next does not retry what failed once, such as the own language while offline.
  const missing = namespaces.filter((namespace) => !translations.hasResourceBundle(firstLanguage, namespace));
  if (missing.length === 0) return;
  await translations.reloadResources([firstLanguage], missing);
  translations.emit(textsReplaced);
}

import { createInstance, type i18n, type LanguageDetectorModule, type ThirdPartyModule } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next, setDefaults } from 'react-i18next';
import english from '../public/locales/en/common.json';
import { env } from './env';
import { isLanguage, languageFor, languages, localeOf, type Language } from './model/languages';
import { whenReturned } from './whenReturned';
import { reportError } from './reportError';
import { browserStorage, storedText } from './storedValue';
import { englishTextsOf } from './translations/englishTexts';
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

/** A text by its key, with the values that it takes. */
type LookUp = (key: string, values?: object) => string;

/** Texts that take no values are looked up once: lists ask for the same ones on every card, and a look takes 0.06 ms. */
function lookUpOnce(instance: i18n): (language: string, namespace: string) => LookUp {
  const known = new Map<string, string>();
  const forget = (): void => known.clear();
  instance.store.on('added', forget);
  // Whoever names no language gets that of the page.
  instance.on('languageChanged', forget);
  return (...scope) => {
    const t: LookUp = Reflect.apply(instance.getFixedT, instance, scope);
    return (key, values) => {
      if (values) return t(key, values);
      const id = `${scope.join()} ${key}`;
      const text = known.get(id) ?? t(key);
      known.set(id, text);
      return text;
    };
  };
}

/** Events after which what stands on the page is drawn anew. Not that texts came: they are of a part that waits for them. */
export const textChanges = ['languageChanged', textsReplaced];

let getFixedT: ReturnType<typeof lookUpOnce>;

/**
 * The translations as they are now, for components: what is drawn in parts is drawn in one language. For each component that
 * translates, react-i18next copies all properties that the instance has itself (42 of them, 0.2 ms): this object inherits them
 * and has but four.
 */
export function currentTexts(): i18n {
  const { language, languages: known, resolvedLanguage } = translations;
  return Object.assign(Object.create(translations), {
    getFixedT,
    language,
    languages: known,
    resolvedLanguage,
  });
}

/** Connects the translations with React, whose components hear of other texts through `TextsProvider`. */
export const reactTranslations: ThirdPartyModule = {
  type: '3rdParty',
  init(instance) {
    initReactI18next.init(instance);
    setDefaults({ bindI18n: '' });
    getFixedT = lookUpOnce(instance);
  },
};

/** Resolves when the texts of the detected language are there, or English in their place. */
export async function startTranslations(): Promise<void> {
  await translations
    .use(new TranslationFiles(() => translations))
    .use(LanguageDetector)
    .use(reactTranslations)
    .init({
      supportedLngs: [...languages],
      fallbackLng: 'en',
      load: 'languageOnly',
      ns: ['common'],
      defaultNS: 'common',
      resources: { en: { common: english } },
      partialBundledLanguages: true,
      debug: env.isDevelopment,
      // No escaping by i18next: React escapes, and no text is put in as markup.
      interpolation: { escapeValue: false },
      detection: {
        order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
        lookupQuerystring: 'lng',
        caches: ['localStorage'],
        // Undetermined: i18next takes some codes of its own for languages, and shows keys.
        convertDetectedLanguage: (asked) => languageFor(asked) ?? 'und',
      },
      saveMissing: env.isDevelopment,
    });
  whenReturned(followLanguage);
  if (env.isDevelopment)
    translations.on('missingKey', (asked, namespace, key) => {
      reportError(new Error(`${namespace}:${key} (${asked.join(', ')})`), 'A translation is missing.');
    });
}

/** Keeps a chosen language for the next page and the next visit. */
export function rememberLanguage(language: Language): void {
  const detector: LanguageDetectorModule | undefined = translations.services.languageDetector;
  detector?.cacheUserLanguage?.(language);
}

const savedLanguage = storedText('i18nextLng', browserStorage);

/** Another page may have chosen another language. What the address names stays. */
function followLanguage(): void {
  const saved = savedLanguage.read() ?? '';
  const isNamed = new URLSearchParams(window.location.search).has('lng');
  if (isLanguage(saved) && saved !== translations.language && !isNamed)
    void translations.changeLanguage(saved);
}

/** Resolves when the language is known. */
export async function textsReady(): Promise<void> {
  if (translations.isInitialized) return;
  await new Promise<void>((resolve) => translations.on('initialized', () => resolve()));
}

/** Loads texts before they are drawn. */
export async function loadTexts(namespaces: readonly string[]): Promise<void> {
  if (namespaces.length === 0) return;
  // English is loaded while the language is still being detected: it replaces what another language lacks.
  namespaces.forEach((namespace) => void englishTextsOf(namespace).catch(() => undefined));
  await textsReady();
  await translations.loadNamespaces(namespaces);
  // i18next does not retry what failed once, such as English while offline.
  const missing = namespaces.filter((namespace) => !translations.hasResourceBundle('en', namespace));
  if (missing.length === 0) return;
  await translations.reloadResources(['en'], missing);
  translations.emit(textsReplaced);
}

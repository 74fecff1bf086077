import { ports } from '#local/machine/ports';
import { firstLanguage, languages, type Language } from '#model/languages';
import { nodeUrl } from '#nodeUrl';
import { needsToken, type Environment } from '#tools/build/plugins/environment';
import type { Manifest } from 'vite';
import { ownFilesOf, type ModuleFiles } from '#tools/build/sizes/manifest';
import { preloaded, requestsFor, requestTo } from '#tools/build/tags';
import { isLong } from './longNodes';
import type { Catalogue } from './readCatalogue';

/**
 * What only some visitors need. It lies in templates, which the early script puts into the head of those: so it is
 * requested with the page's own code.
 */
export interface Extras {
  /** Code that restores what an earlier visit saved. */
  restoring: readonly string[];
  /** Code that reads texts of another language than the shop's own, and writes the head in it. */
  translating: readonly string[];
  /** Address of what the catalogue says in another language, with * for the language. */
  catalogueTexts: string | undefined;
}

const otherLanguages = languages.filter((language) => language !== firstLanguage);
const restores = 'src/services/storage/readSavedShop.ts';
const translates = [
  'src/features/catalogue/texts/readTexts.ts',
  'src/translations/httpFiles.ts',
  'src/ui/head/HelmetHead.tsx',
];

export function extrasOf(
  { manifest, moduleFiles }: { manifest: Manifest; moduleFiles: ModuleFiles },
  catalogue: Catalogue,
  environment: Environment,
): Extras {
  const filesFor = (...modules: string[]): string[] => ownFilesOf(manifest, modules, moduleFiles).scripts;
  // The texts of a long catalogue would be in the way of its code.
  const areTextsEarly = !isLong(catalogue) && !needsToken(environment);
  return {
    restoring: filesFor(restores),
    translating: filesFor(...translates),
    catalogueTexts: areTextsEarly
      ? nodeUrl('texts/*', environment['VITE_FIREBASE_DATABASE_URL'], ports.database)
      : undefined,
  };
}

/** What a page needs by itself. */
interface Own {
  scripts?: readonly string[];
  /** Names of its files of texts. */
  texts: readonly string[];
  /** The page's texts to read in other languages, which are code. */
  reading?: Reading;
}

/** Files by language. */
export type Reading = Readonly<Partial<Record<Language, readonly string[]>>>;

const isOwnText = new RegExp(`/${firstLanguage}\\.(md|ts)$`);

/** What a page reads in other languages, where it reads these modules in the shop's own. */
export function readingOf(
  modules: readonly string[],
  { manifest, moduleFiles }: { manifest: Manifest; moduleFiles: ModuleFiles },
): Reading {
  const own = modules.filter((module) => isOwnText.test(module));
  if (own.length === 0) return {};
  return Object.fromEntries(
    otherLanguages.map((language) => {
      const translated = own.map((module) => module.replace(/\w+(\.\w+)$/, `${language}$1`));
      return [language, ownFilesOf(manifest, translated, moduleFiles).scripts];
    }),
  );
}

/** The templates of a page; what is among the page's own code is not named again. */
export function extraTemplates(
  { restoring, translating, catalogueTexts }: Extras,
  { scripts = [], texts, reading = {} }: Own,
): string[] {
  const code = (files: readonly string[]): string[] =>
    files.filter((file) => !scripts.includes(file)).map((file) => preloaded(`/${file}`));
  const addresses = [
    ...texts.map((name) => `/locales/*/${name}.json`),
    ...(catalogueTexts ? [catalogueTexts] : []),
  ];
  return [
    requestsFor(['saved'], code(restoring)),
    requestsFor(['translated'], [...code(translating), ...addresses.map(requestTo)]),
    ...otherLanguages.flatMap((language) => {
      const files = reading[language];
      return files ? [requestsFor([language], code(files))] : [];
    }),
  ];
}

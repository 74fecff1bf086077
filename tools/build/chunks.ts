import { parse } from 'node:path';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Modules = Rolldown.ChunkingContext;

const libraries =
  /node_modules\/(react|react-router|react-router-dom|cookie|set-cookie-parser|i18next|react-i18next|html-parse-stringify|void-elements|i18next-browser-languagedetector|@reduxjs\/toolkit|redux|redux-thunk|redux-persist|immer|reselect|react-redux|use-sync-external-store)\/|rolldown.runtime/;

/** React DOM, the largest library, is imported on demand: the shop starts and is prepared while it arrives. */
export const reactDomFile = 'react-dom';
const librariesFile = 'foundation';
const startFile = 'start';

/** The modules right in one of these folders below `src/`. */
const rightIn = (...folders: string[]): RegExp => new RegExp(`/src/(${folders.join('|')})/[^/]+$`);
/** All modules below one of these folders or names below `src/`. */
const below = (...paths: string[]): RegExp => new RegExp(`/src/(${paths.join('|')})[./]`);

/** What every page asks for besides the start, on demand. */
const frame = below('app/layout/PageFoot', 'model/catalogue/catalogueReader', 'prerender/hydrate');
/** What every page in another language needs besides its texts, before anything is rendered. */
const translated = below(
  'features/catalogue/texts/readTexts',
  'services/readCatalogueTexts',
  'translations/httpFiles',
);
/** Small, and on nearly every page. */
const usual = below('features/catalogue/useRows', 'model/catalogue/catalogueTexts', 'ui/picture');

/**
 * What several pages or parts share, by the folders it lies in. A file takes along what it imports: what is imported by others
 * stands before them.
 */
export const sharedFolders: Readonly<Record<string, RegExp>> = {
  shared: rightIn(
    'features/catalogue',
    'features/catalogue/sections',
    'model',
    'model/(account|availability|cart|catalogue|lists|money|saved)',
    'services/storage(?!/order)',
    'ui',
    'ui/(courier|head|line|money|navigation|programs|text|typing)',
  ),
  account: below('features/account/menu', 'features/account/session'),
  forms: rightIn('ui/form', 'ui/form/address'),
  // Places of orders are needed by what restores the cart.
  orders: rightIn('features/checkout', 'model/order(?!/places)'),
  cards: rightIn('features/catalogue/card'),
  detail: below('features/catalogue/detail'),
  search: below('features/catalogue/search/(TypedSearch|searchIndexes|useSearchIndex)'),
  list: below('features/catalogue/list', 'model/search/(?!engine|words)\\w+'),
  reading: below('features/blog/reading', 'pages/reading/\\w+\\.module'),
  articles: rightIn('content', 'features/blog'),
};

const desk = below('features/desk', 'pages/owner');

/** Whether `src/main.tsx` leads to a module, also on demand where it says so. What begins the owner's desk is no part of that. */
function ledToByMain(isAlsoOnDemand: boolean): (id: string, modules: Modules) => boolean {
  let found: Set<string> | undefined;
  const follow = (id: string, modules: Modules): void => {
    if (found?.has(id) || desk.test(id)) return;
    found?.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
    for (const next of importedIds) follow(next, modules);
    if (isAlsoOnDemand) for (const next of dynamicallyImportedIds) follow(next, modules);
  };
  return (id, modules) => {
    if (!found) {
      found = new Set();
      follow(id.replace(/(.*)\/src\/.*/, '$1/src/main.tsx'), modules);
    }
    return found.has(id);
  };
}

const isInitial = ledToByMain(false);
const isShoppers = ledToByMain(true);
const isOnDemand = (id: string, modules: Modules): boolean =>
  (modules.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;

/**
 * Few files, grouped by how pages share them: each costs a request, and small ones compress badly. Libraries outlive a
 * deploy of the shop.
 */
export const chunkGroups = (): Group[] => [
  {
    name: reactDomFile,
    test: /node_modules\/(react-dom|scheduler)\//,
    priority: 101,
    includeDependenciesRecursively: false,
  },
  { name: librariesFile, test: libraries, priority: 100 },
  {
    name: (id, modules) => (isInitial(id, modules) || usual.test(id) ? startFile : null),
    test: /\/src\//,
    priority: 90,
  },
  { name: 'translated', test: translated, priority: 81 },
  { name: 'frame', test: frame, priority: 80 },
  // A page about several dimensions needs the texts of most of them.
  {
    name: (id) => `dimensions-${parse(id).name}`,
    test: /\/src\/content\/dimensions\/\w+\/\w+\.md$/,
    priority: 80,
  },
  ...Object.entries(sharedFolders).map(([name, test], index): Group => ({
    name: (id, modules) => (isShoppers(id, modules) && !isOnDemand(id, modules) ? name : null),
    test,
    priority: 70 - index,
    // Pages to read have the same styles, all of them: each set of styles is named in the policy, whose length is limited.
    minShareCount: name === 'reading' ? 1 : 2,
  })),
  {
    name: (id, modules) => (isShoppers(id, modules) || isOnDemand(id, modules) ? null : 'desk'),
    test: /\/src\//,
    priority: 2,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
];

/** The files of code that every page runs at once. */
export const runAtOnce: readonly string[] = [reactDomFile, librariesFile, startFile];

// With the extension: Vite asks for it in what its configuration imports.
import { sharedFiles, type Path, type SharedFile } from './sharedFiles.ts';

/** A group of rolldown's `codeSplitting`: modules that go into one file, together with what they import. */
interface Group {
  name: string | ((id: string, modules: Modules) => string | null);
  test: RegExp;
  priority: number;
  includeDependenciesRecursively?: boolean;
}

interface Modules {
  getModuleInfo: (id: string) => Imports | null;
}

interface Imports {
  importedIds: readonly string[];
  dynamicImporters: readonly string[];
}

const libraries =
  /node_modules\/(react|react-router|react-router-dom|cookie|set-cookie-parser|i18next|react-i18next|html-parse-stringify|void-elements|i18next-browser-languagedetector|@reduxjs\/toolkit|redux|redux-thunk|redux-persist|immer|reselect|react-redux|use-sync-external-store)\/|rolldown.runtime/;

/** React DOM, the largest library, is imported on demand: the shop starts and is prepared while it arrives. */
export const reactDomFile = 'react-dom';

/** The module's path below `src/`, or the name of an English text. */
const pathOf = (id: string): string => id.replace(/^.*\/src\/|^\0/, '');

/** Whether one of these paths begins the module's, or describes it. */
export const isAmong =
  (paths: readonly Path[] = []) =>
  (module: string): boolean =>
    paths.some((path) => (typeof path === 'string' ? module.startsWith(path) : path.test(module)));

function groupOf([name, file]: [string, SharedFile], index: number): Group {
  const isOut = isAmong(file.except);
  const isAlwaysIn = isAmong(file.onDemand);
  const isIn = isAmong(file.holds);
  const isOnDemand = (imports: Imports | null): boolean => (imports?.dynamicImporters.length ?? 0) > 0;
  return {
    name: (id, modules) => {
      const path = pathOf(id);
      if (isOut(path)) return null;
      return isAlwaysIn(path) || (isIn(path) && !isOnDemand(modules.getModuleInfo(id))) ? name : null;
    },
    test: /\/src\/|^\0translations/,
    priority: 80 - index,
  };
}

/** All modules that a module imports, directly or not, and itself. */
function importedBy(id: string, modules: Modules, found = new Set<string>()): ReadonlySet<string> {
  if (!found.has(id)) {
    found.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) importedBy(imported, modules, found);
  }
  return found;
}

/** Drawn on nearly all pages. */
const drawnEverywhere = ['ui/picture/DimensionIcon', 'ui/picture/Picture'];

/** What is there before any page: what the entry imports, and what nearly all pages draw. */
function startFile(): Group {
  const isDrawnEverywhere = isAmong(drawnEverywhere);
  let initial: ReadonlySet<string> | undefined;
  return {
    name: (id, modules) => {
      initial ??= importedBy(id.replace(/(.*)\/src\/.*/, '$1/src/main.tsx'), modules);
      return initial.has(id) || isDrawnEverywhere(pathOf(id)) ? 'start' : null;
    },
    test: /\/src\//,
    priority: 90,
  };
}

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
  { name: 'foundation', test: libraries, priority: 100 },
  startFile(),
  ...Object.entries(sharedFiles).map(groupOf),
  {
    name: 'head',
    test: /node_modules\/(react-helmet-async|react-fast-compare|invariant|shallowequal)\//,
    priority: 2,
  },
  { name: 'forms', test: /node_modules\/(react-hook-form|valibot)\//, priority: 1 },
];

/** Files that every page has, by their names. */
const onEveryPage = ['rolldown-runtime', 'foundation', 'start', reactDomFile, 'shared', 'frame'];

/** What an import on demand has to ask for; in HTML all files are named. */
export const withoutPresent = (
  _file: string,
  needed: string[],
  { hostType }: { hostType: string },
): string[] =>
  hostType === 'js'
    ? needed.filter((file) => !onEveryPage.some((name) => file.includes(`/${name}-`) && file.endsWith('.js')))
    : needed;

/**
 * Code that every page runs at once: V8 compiles all of it while the rest arrives, beside the page's own thread; else it
 * would compile each function when it is first called. See https://v8.dev/blog/explicit-compile-hints.
 */
export const compileHint = ({ name }: { name: string }): string =>
  [reactDomFile, 'foundation', 'start'].includes(name) ? '//# allFunctionsCalledOnLoad' : '';

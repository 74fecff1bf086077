import type { Plugin } from 'vite';

/** A piece of a library's text that the shop never runs, and what stands in its place. */
type Cut = readonly [piece: RegExp, instead: string];

interface Library {
  file: RegExp;
  /** What tells the file from others beside it whose names are hashes. */
  holds?: string;
  cuts: readonly Cut[];
}

/** A method of a class or of an object, as the libraries are formatted. */
const method = (start: string, instead = ''): Cut => [
  new RegExp(String.raw`^  ${start}[^]*?^  \},?\n`, 'gm'),
  instead,
];

/**
 * Its form, its scripts and error pages stay otherwise, because nothing says that `forwardRef` and `extends` have no side
 * effect, because the form is given a name for React's developer tools, and because of routers that load data.
 */
const router: Library = {
  file: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/,
  holds: 'function usePrefetchBehavior(',
  cuts: [
    [/^(var \w+ = )(\w+\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2'],
    [/^\w+\.(?:displayName|contextType) = .*;$/gm, ''],
    [/ = class extends (\w+\.Component) \{/g, ' = class extends (/* @__PURE__ */ (() => $1)()) {'],
    // Links can fetch the data of pages.
    [/= usePrefetchBehavior\([^)]*\)/g, '= [false, undefined, {}]'],
    [/\/\* @__PURE__ \*\/ \w+\.createElement\(PrefetchPageLinks, [^)]*\)/g, 'null'],
    // The shop's router loads no data.
    [/isDataRoute \? useNavigateStable\(\) : /g, ''],
    [/let dataRouterState = dataRouterOpts\?\.state;/g, 'const dataRouterState = undefined;'],
    [/return dataRouterState && \([^]*?\) : getChildren\(\);/g, 'return getChildren();'],
    [/let routerState = \w+\.useContext\(DataRouterStateContext\);/g, 'const routerState = null;'],
  ],
};

/** Copies of the instance, writing from right to left, texts within texts (`$t()`), and formats other than the shop's own. */
const texts: Library = {
  file: /\/i18next\/dist\/esm\/i18next\.js$/,
  cuts: [
    ...[
      'cloneInstance',
      'dir',
      'hydrate',
      'toJSON',
      'addCached',
      'removeResourceBundle',
      'removeNamespaces',
      'loadLanguages',
      'getUsedParamsDetails',
    ].map((name) => method(String.raw`${name}\(`)),
    method(String.raw`nest\(`, '  nest(text) { return text; }\n'),
    [/^ {4}this\.formats = \{[^]*?^ {4}\};/gm, '    this.formats = {};'],
    // Missing texts are collected in development.
    method(String.raw`saveMissing\(languages, `),
    method(String.raw`noticeDevFallback\(`, '  noticeDevFallback() {}\n'),
    [/^ {8}if \(this\.options\.saveMissing\) \{[^]*?^ {8}\}\n/gm, ''],
  ],
};

/** The language is kept in the browser's storage, and is in no path and no name of a host. */
const languageDetector: Library = {
  file: /\/i18next-browser-languagedetector\/dist\/esm\/[^/]+\.js$/,
  cuts: [
    [/^ +this\.addDetector\((?:path|subdomain|hash)\);$/gm, ''],
    method(String.raw`create\(name, value, `),
    method(String.raw`remove\(name, domain\)`),
    method(String.raw`cacheUserLanguage\(lng, \{\n +lookupCookie,`),
    method(String.raw`cacheUserLanguage\(lng, \{\n +lookupSessionStorage\n`),
  ],
};

/** Only its component `Trans`, which the shop does not use, reads entities of HTML. */
const reactTexts: Library = {
  file: /\/react-i18next\/dist\/es\/defaults\.js$/,
  cuts: [[/^ +unescape,$/gm, '']],
};

const libraries = [router, texts, languageDetector, reactTexts];

/** The library's text without its cuts; undefined where the file is none of these libraries. */
export function withoutUnused(code: string, id: string): string | undefined {
  const library = libraries.find(({ file, holds = '' }) => file.test(id) && code.includes(holds));
  return library?.cuts.reduce((text, [piece, instead]) => {
    // A new version of a library has to be read again, or it would come whole without a word.
    if (text.search(piece) < 0) throw new Error(`Nothing in ${id} is like ${piece}. See unusedParts.ts.`);
    return text.replaceAll(piece, instead);
  }, code);
}

/** Lets the build leave out what the shop does not use of its libraries, and what no bundler can know to be unused. */
export const unusedParts = (): Plugin => ({
  name: 'unused-parts',
  apply: 'build',
  transform(code, id) {
    const rest = withoutUnused(code, id);
    return rest === undefined ? undefined : { code: rest, map: null };
  },
});

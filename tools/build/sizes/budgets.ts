import { languages, type Language } from '#model/languages';
import { isTextFont } from '#tools/build/styles/textFontName';
import { kilobytes, sizeOfAll } from './compressed';
import type { Manifest } from 'vite';
import { closureOf, filesOf, pagesOf, startOf } from './manifest';

const kilobyte = 1024;

/** Size of a part of the shop after brotli, its target, and the limit above which a check fails. */
export interface Weight {
  name: string;
  bytes: number;
  target: number;
  limit: number;
  /** Its largest files, for whoever has to make it smaller. */
  largest?: readonly string[];
}

/** How many files are named where a part is too big. */
const named = 3;

const home = 'src/pages/HomePage.tsx';
const list = 'src/pages/catalogue/ShopPage.tsx';

async function weigh(name: string, files: readonly string[], target: number, limit: number): Promise<Weight> {
  const { brotli } = await sizeOfAll(files);
  const sizes = await Promise.all(
    files.map(async (file) => ({ file, bytes: (await sizeOfAll([file])).brotli })),
  );
  const largest = sizes
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, named)
    .map(({ file, bytes }) => `${file} ${kilobytes(bytes)}`);
  return { name, bytes: brotli, target: target * kilobyte, limit: limit * kilobyte, largest };
}

const searchCode = [
  'src/features/catalogue/search/SearchBox.tsx',
  'src/features/catalogue/search/pageSearch.ts',
  'src/model/search/searchIndex.ts',
];

/**
 * Code that entering the search field loads in a language: engine, word lists, outlines of pages. What list pages
 * load anyway is not counted.
 */
function searchFiles(manifest: Manifest, language: Language): string[] {
  const own = [...searchCode, `src/model/search/words/${language}.ts`, `src/content/outlines/${language}.ts`];
  const known = new Set([...startOf(manifest), ...closureOf(manifest, list)]);
  const keys = new Set(own.flatMap((key) => [...closureOf(manifest, key)]).filter((key) => !known.has(key)));
  return filesOf(manifest, keys).scripts;
}

/** Target and limit in kilobytes, besides what nearly every page has. */
const pageLimits = [15, 35] as const;
/** The owner's desk is opened once a day and stays open. */
const deskLimits = [45, 75] as const;
/** Files of code that nearly every page has, by their names. */
const usual = ['frame', 'shared'];

/** Weighs the build against the budgets. */
export async function weighBuild(manifest: Manifest, files: readonly string[]): Promise<Weight[]> {
  const entry = startOf(manifest);
  const firstView = new Set([...entry, ...closureOf(manifest, home)]);
  const { scripts, styles } = filesOf(manifest, firstView);
  const known = new Set([
    ...entry,
    ...Object.keys(manifest).filter((key) => usual.includes(manifest[key]?.name ?? '')),
  ]);
  const pages = pagesOf(manifest).map((page) => {
    const own = [...closureOf(manifest, page)].filter((key) => !known.has(key));
    const name = page.replace(/^src\/pages\/(.*\/)?|\.tsx$/g, '');
    const [target, limit] = page.startsWith('src/pages/owner/') ? deskLimits : pageLimits;
    return weigh(`code of ${name}`, filesOf(manifest, own).scripts, target, limit);
  });
  return Promise.all([
    weigh('code before the first content of home', scripts, 125, 140),
    weigh('styles of the first view', styles, 10, 12),
    weigh('font of the first view', files.filter(isTextFont), 16, 20),
    ...languages.map((language) =>
      weigh(`search in ${language}, words and all`, searchFiles(manifest, language), 30, 35),
    ),
    ...pages,
  ]);
}

export const overLimit = ({ bytes, limit }: Weight): boolean => bytes > limit;

/** Error message for a part over its limit, with its largest files. */
export const overweight = ({ name, bytes, limit, largest = [] }: Weight): string =>
  `${name}: ${kilobytes(bytes)}, over its limit of ${kilobytes(limit)}. Largest files: ${largest.join(', ')}.`;

function verdict({ bytes, target, limit }: Weight): string {
  if (bytes > limit) return 'TOO BIG';
  return bytes > target ? 'above its target' : '';
}

/** A table of all weights, one a line. */
export function weightTable(weights: readonly Weight[]): string {
  const width = Math.max(...weights.map(({ name }) => name.length));
  return weights
    .map((weight) =>
      [
        weight.name.padEnd(width),
        kilobytes(weight.bytes).padStart(9),
        `of ${kilobytes(weight.target)}, limit ${kilobytes(weight.limit)}`.padEnd(28),
        verdict(weight),
      ].join('  '),
    )
    .map((line) => line.trimEnd())
    .join('\n');
}

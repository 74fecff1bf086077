/**
 * `npm run bench:search`: how well the search answers the judged queries of docs/search-queries.json, by type and
 * language, and what the index costs; ends with an error below the limits. `-- --queries FILE` measures another list of the same shape,
 * `-- --misses FILE` says what a list of queries from real use finds now, `-- --verbose` names every query that fails.
 */
import { readFile } from 'node:fs/promises';
import { generateCatalogue } from '#local/seed/generateCatalogue';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { isLanguage } from '#model/languages';
import {
  isGoodEnough,
  judgedFile,
  leastQuality,
  placesIn,
  qualityOf,
  sharedFinder,
  type Quality,
} from '#tools/bench/search/searchQuality';
import { indexCost, slowestLetter } from '#tools/bench/search/indexCost';
import { table } from '#tools/bench/tables';
import { commandLine } from '#tools/terminal/commandLine';

const { values: options } = commandLine(
  'npm run bench:search -- [--queries FILE] [--misses FILE] [--verbose]',
  { queries: { type: 'string' }, misses: { type: 'string' }, verbose: { type: 'boolean' } },
);

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8'));

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const row = (name: string, quality: Quality): string[] => [
  name,
  String(quality.queries),
  percent(quality.first),
  percent(quality.firstThree),
  quality.reciprocal.toFixed(3),
  percent(quality.nothing),
];

async function showMisses(file: string): Promise<void> {
  const misses = await readJson<{ query: string; language: string; count: number }[]>(file);
  for (const { query, language, count } of misses.toSorted((a, b) => b.count - a.count)) {
    const found = (await sharedFinder(isLanguage(language) ? language : 'en'))(query);
    const first = [...found.pages.slice(0, 1), ...found.items.slice(0, 3)].join(', ');
    console.log(`${String(count).padStart(4)} × ${query} → ${first || 'nothing'}`);
  }
}

/** What the index of ten thousand items costs, on the processor of this machine. */
async function indexRows(): Promise<string[][]> {
  const { programs, products } = generateCatalogue(5000);
  const items = [...programsOf(programs).rows, ...productsOf(products).rows];
  const { index, worked, longestSlice, megabytes } = await indexCost(items);
  const slowest = slowestLetter(index);
  return [
    ['The index of 10,000 items', ''],
    ['processor, ms', worked.toFixed(0)],
    ['longest slice, ms', longestSlice.toFixed(0)],
    ['memory, MB', megabytes.toFixed(0)],
    [
      `slowest letter, ms with a quarter of the processor (“${slowest.query}”)`,
      (4 * slowest.worked).toFixed(0),
    ],
  ];
}

async function measure(file: string): Promise<void> {
  const places = await placesIn(file);
  const lines: string[][] = [];
  let isGood = true;
  for (const language of new Set(places.map(({ judged }) => judged.language))) {
    const own = places.filter(({ judged }) => judged.language === language);
    for (const type of new Set(own.map(({ judged }) => judged.type))) {
      lines.push(row(`  ${type}`, qualityOf(own.filter(({ judged }) => judged.type === type))));
    }
    for (const isHeld of [false, true]) {
      const part = own.filter((one) => one.isHeldBack === isHeld);
      if (part.length > 0) lines.push(row(isHeld ? '  held back' : '  looked at', qualityOf(part)));
    }
    const whole = qualityOf(own);
    lines.push(row(`${language}, all`, whole));
    if (!isGoodEnough(whole)) isGood = false;
  }
  const failed = places.filter(({ place, isHeldBack: isHeld }) => place > 3 && !isHeld);
  if (options.verbose) {
    for (const { judged, place } of failed) {
      const { items, pages } = (await sharedFinder(judged.language))(judged.query);
      console.log(
        `${judged.language} “${judged.query}” (${place}): ${[...items.slice(0, 4), ...pages.slice(0, 2)].join(', ')}`,
      );
    }
  }
  console.log(`${table(await indexRows())}\n`);
  console.log(table([['', 'queries', 'hit@1', 'hit@3', 'MRR', 'nothing'], ...lines]));
  if (!isGood) {
    console.error(
      `\nToo low: hit@3 has to reach ${percent(leastQuality.firstThree)}, “nothing” may be ${percent(leastQuality.nothing)} in each language.`,
    );
    process.exitCode = 1;
  }
}

await (options.misses ? showMisses(options.misses) : measure(options.queries ?? judgedFile));

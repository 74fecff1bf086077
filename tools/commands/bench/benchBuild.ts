/** `npm run bench:build -- --sizes 139,1000`: what a build takes and leaves, by the size of the catalogue. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { watchMemory } from '#tools/bench/processes';
import { filesBelow } from '#tools/build/sources';
import { table } from '#tools/bench/tables';
import { generateCatalogue } from '#local/seed/generateCatalogue';
import { commandLine, countOf } from '#tools/terminal/commandLine';

const { values } = commandLine('npm run bench:build -- [--sizes 139,1000]', {
  sizes: { type: 'string', default: '139,1000,10000' },
});
const itemCounts = values.sizes.split(',').map((size) => countOf('sizes', size));
const runFile = promisify(execFile);
const folder = join('.cache', 'bench');
const megabyte = 1024 * 1024;
/** Minutes, megabytes of memory and of files at ten thousand items, with a fifth on top. */
const most = { seconds: 360, megabytes: 1229, dist: 480 };

const withoutPicture = (html: string): string => html.replaceAll(/"data:image[^"]*"/g, '""');

/** What is built, in bytes: all files, and the pages of items without their picture. */
interface Weights {
  files: number;
  bytes: number;
  page: number;
  largestPage: number;
}

async function weighDist(): Promise<Weights> {
  const files = await filesBelow('dist');
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const pages = files.filter((file) => /dist\/(product|program)\/[^/]+\.html$/.test(file));
  const html = await Promise.all(
    pages.map(async (file) => Buffer.byteLength(withoutPicture(await readFile(file, 'utf8')))),
  );
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  return {
    files: files.length,
    bytes: sum(sizes),
    page: sum(html) / Math.max(1, html.length),
    largestPage: html.reduce((largest, size) => Math.max(largest, size), 0),
  };
}

/** What one build took. */
interface Took {
  seconds: number;
  processor: number;
}

async function buildWith(size: number): Promise<string[]> {
  const file = join(folder, `catalogue-${size}.json`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify(generateCatalogue(Math.ceil(size / 2))));
  const run = runFile(process.execPath, ['--import', 'tsx', 'tools/bench/buildRun.ts'], {
    env: { ...process.env, PRERENDER_CATALOGUE: file },
    maxBuffer: megabyte,
  });
  const endWatching = watchMemory(run.child.pid ?? 0);
  const { stdout } = await run;
  const megabytes = endWatching();
  const { seconds, processor }: Took = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  const { files, bytes, page, largestPage } = await weighDist();
  if (seconds > most.seconds || megabytes > most.megabytes || bytes > most.dist * megabyte)
    process.exitCode = 1;
  return [
    size.toLocaleString('en'),
    seconds.toFixed(0),
    processor.toFixed(0),
    megabytes.toFixed(0),
    files.toLocaleString('en'),
    (bytes / megabyte).toFixed(0),
    (page / 1024).toFixed(1),
    (largestPage / 1024).toFixed(1),
  ];
}

const rows: string[][] = [];
for (const size of itemCounts) {
  console.log(`Building with ${size.toLocaleString('en')} items …`);
  rows.push(await buildWith(size));
}
// What stands in dist now is no build of the shop.
await rm(join('.cache', 'build.txt'), { force: true });
const heads = ['Items', 'seconds', 'of processor', 'MB memory', 'files', 'MB dist'];
const ofPages = ['KB per item page without picture', 'the largest'];
console.log(`\n${table([[...heads, ...ofPages], ...rows])}`);

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { importsOf } from './imports';
import { filesNamed } from './prerender/catalogueFile';
import { buildNotes } from './buildNotes';
import { filesBelow } from './sources';

/** What dist was built from. */
export const buildRecord = join('.cache', 'build.txt');

/** What Vite finds by itself: the shop's files, and those it copies or lists as they are. */
const folders = ['src', 'public', join('local', 'seed')];
const files = ['index.html', 'package-lock.json', 'tsconfig.json'];
/** Where the code that builds begins; what it imports is followed from here. */
const entries = ['vite.config.ts', 'tools/build/buildShop.ts'];

const endings = ['', '.ts', '.tsx', '.mjs', '.js'];

const fileOf = (path: string): string | undefined =>
  endings.map((ending) => path + ending).find((file) => /\.\w+$/.test(file) && existsSync(file));

/** The files of ours that these modules import, themselves included. */
export async function importClosure(modules: readonly string[]): Promise<string[]> {
  const seen = new Set<string>();
  const waiting = [...modules];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = fileOf(path);
    if (file === undefined || seen.has(file)) continue;
    seen.add(file);
    if (!/\.(ts|tsx|mjs|js)$/.test(file)) continue;
    const text = await readFile(file, 'utf8');
    waiting.push(...importsOf({ path: file, text }).map(({ to }) => to));
    // Files that code reads beside itself, such as a script that goes into every page.
    const besides = text.matchAll(/new URL\('([\w./-]+)', import\.meta\.url\)/g);
    waiting.push(...[...besides].map(([, name = '']) => join(file, '..', name)));
  }
  return [...seen].toSorted();
}

/** Every file a build reads. */
export async function buildInputs(): Promise<string[]> {
  const inFolders = (await Promise.all(folders.map(filesBelow))).flat();
  const all = new Set([...files.filter(existsSync), ...inFolders, ...(await importClosure(entries))]);
  return [...all].toSorted();
}

/** A fingerprint of everything a build depends on: the sources, the settings and the moved ports. */
export async function buildFingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await buildInputs()) hash.update(file).update(await readFile(file));
  const catalogue = process.env['PRERENDER_CATALOGUE'] ?? '';
  hash.update(catalogue);
  for (const file of filesNamed(catalogue)) hash.update(existsSync(file) ? await readFile(file) : '');
  // As Vite reads them: files of settings, with the variables of the process before them. Empty is not set.
  const settings = Object.entries(loadEnv('production', process.cwd(), ['VITE_', 'PORT_SHIFT']))
    .filter(([, value]) => value !== '')
    .toSorted(([a], [b]) => a.localeCompare(b));
  return hash.update(JSON.stringify(settings)).digest('hex');
}

/** Notes that dist was built from what has this fingerprint. */
export async function recordBuild(fingerprint: string): Promise<void> {
  await mkdir('.cache', { recursive: true });
  await writeFile(buildRecord, fingerprint);
}

export async function isBuilt(fingerprint: string): Promise<boolean> {
  const isThere = existsSync('dist/index.html') && existsSync(buildNotes);
  return isThere && (await readFile(buildRecord, 'utf8').catch(() => '')) === fingerprint;
}

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const record = join('.cache', 'build.txt');
const derived = join('public', '_headers');
const folders = ['src', 'public', join('tools', 'build'), join('local', 'seed')];
const files = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  '.env',
  '.env.local',
  '.env.production',
  join('local', 'machine', 'ports.ts'),
];

async function inputFiles(): Promise<string[]> {
  const found = await Promise.all(
    folders.filter(existsSync).map((folder) => readdir(folder, { recursive: true, withFileTypes: true })),
  );
  const inFolders = found
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  // What is derived from a build is no reason for another one.
  return [...files.filter(existsSync), ...inFolders.filter((file) => file !== derived).toSorted()];
}

/** A fingerprint of everything a build depends on: the sources, the settings and the moved ports. */
export async function buildFingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await inputFiles()) hash.update(file).update(await readFile(file));
  const settings = Object.entries(process.env).filter(([name]) => /^(VITE_|PORT_SHIFT$)/.test(name));
  return hash.update(JSON.stringify(settings.toSorted(([a], [b]) => a.localeCompare(b)))).digest('hex');
}

/** Notes that dist was built from what has this fingerprint. */
export async function recordBuild(fingerprint: string): Promise<void> {
  await mkdir('.cache', { recursive: true });
  await writeFile(record, fingerprint);
}

export async function isBuilt(fingerprint: string): Promise<boolean> {
  return existsSync('dist/index.html') && (await readFile(record, 'utf8').catch(() => '')) === fingerprint;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { buildNotes } from '#tools/build/buildNotes';
import { reactDomFile } from '#tools/build/chunks';
import { moduleFilesName } from '#tools/build/plugins/moduleFiles';

export async function readManifest(): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(join(buildNotes, 'manifest.json'), 'utf8'));
  return manifest;
}

/** The chunks that must be there before this one can run: itself and all it imports, without imports on demand. */
export function closureOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key) || !manifest[key]) return found;
  found.add(key);
  for (const needed of manifest[key].imports ?? []) closureOf(manifest, needed, found);
  return found;
}

/** The code and the style sheets of these chunks. */
export function filesOf(manifest: Manifest, keys: Iterable<string>): { scripts: string[]; styles: string[] } {
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  return {
    scripts: chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  };
}

/** Which file holds which module of the shop. */
export type ModuleFiles = Readonly<Record<string, string>>;

export async function readModuleFiles(): Promise<ModuleFiles> {
  const files: ModuleFiles = JSON.parse(await readFile(join(buildNotes, moduleFilesName), 'utf8'));
  return files;
}

/** The key of the chunk that index.html starts. */
export function entryOf(manifest: Manifest): string {
  // Vite starts the file that holds the entry from the page itself, and no longer calls it one.
  const entry = Object.keys(manifest).find(
    (key) => manifest[key]?.isEntry || manifest[key]?.name === 'start',
  );
  if (!entry) throw new Error('The build has no entry: its manifest is not what it should be.');
  return entry;
}

/** The chunks that every page needs: what index.html starts, and what that asks for at once. */
export function startOf(manifest: Manifest): Set<string> {
  const reactDom = Object.keys(manifest).find((key) => manifest[key]?.name === reactDomFile);
  if (!reactDom) throw new Error(`The build has no file “${reactDomFile}”.`);
  return closureOf(manifest, reactDom, closureOf(manifest, entryOf(manifest)));
}

/**
 * What a chunk imports, then the chunk itself: the order in which their styles apply. Chunks in `entered` are left
 * out.
 */
function inOrder(manifest: Manifest, key: string, entered: Set<string>): string[] {
  if (entered.has(key) || !manifest[key]) return [];
  entered.add(key);
  return [...(manifest[key].imports ?? []).flatMap((needed) => inOrder(manifest, needed, entered)), key];
}

const orders = new WeakMap<Manifest, readonly string[]>();

/** All chunks, each after what it imports; worked out once, for thousands of pages ask. */
function orderOf(manifest: Manifest): readonly string[] {
  const entered = new Set<string>();
  const order =
    orders.get(manifest) ?? Object.keys(manifest).flatMap((key) => inOrder(manifest, key, entered));
  orders.set(manifest, order);
  return order;
}

/**
 * The files of some modules and what they import, beyond those that index.html asks for itself. Their order is the same on
 * all pages: pages with the same styles then share one hash in the content security policy.
 */
export function ownFilesOf(
  manifest: Manifest,
  modules: readonly string[],
  moduleFiles: ModuleFiles,
): { scripts: string[]; styles: string[] } {
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const entered = startOf(manifest);
  const own = new Set(
    modules.flatMap((name) => inOrder(manifest, keys.get(moduleFiles[name] ?? '') ?? name, entered)),
  );
  return filesOf(
    manifest,
    orderOf(manifest).filter((key) => own.has(key)),
  );
}

/** The pages that have a chunk of their own. */
export const pagesOf = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((key) => key.startsWith('src/pages/') && manifest[key]?.isDynamicEntry);

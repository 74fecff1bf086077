import { readFile } from 'node:fs/promises';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

export type Manifest = Record<string, Chunk>;

export async function readManifest(): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile('dist/.vite/manifest.json', 'utf8'));
  return manifest;
}

function withImports(manifest: Manifest, name: string, seen: Set<string>): Chunk[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [...(chunk.imports ?? []).flatMap((next) => withImports(manifest, next, seen)), chunk];
}

/** What some modules need beyond what index.html asks for itself. */
export function filesOf(
  manifest: Manifest,
  modules: readonly string[],
): { styles: string[]; scripts: string[] } {
  const seen = new Set<string>();
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  for (const entry of entries) withImports(manifest, entry, seen);
  const chunks = modules.flatMap((name) => withImports(manifest, name, seen));
  return {
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
    scripts: [...new Set(chunks.map(({ file }) => file))],
  };
}

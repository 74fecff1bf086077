import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { Source } from './sources';

export interface Import {
  from: string;
  /** A path of the project without its ending, or the name of a package. */
  to: string;
  /** Loaded when it is needed, not with the file. */
  isOnDemand: boolean;
}

/** Folders of the project that have a subpath of their own (`imports` of package.json); any other is one of `src`. */
const folders = /^(local|rules|tools|tests|e2e|public)\//;

/** What an import names, seen from the root of the project, without the ending of code; packages keep their names. */
export function targetOf(path: string, specifier: string): string {
  const subpath = specifier.startsWith('#') ? specifier.slice(1) : undefined;
  if (subpath === 'shopConfig') return 'shop.config';
  if (subpath !== undefined) return folders.test(subpath) ? subpath : `src/${subpath}`;
  if (!specifier.startsWith('.')) return specifier;
  return posix.join(posix.dirname(path), specifier).replace(/\.tsx?$/, '');
}

/** Every module a file names: imports of values and of types, re-exports, and imports on demand. */
export function importsOf({ path, text }: Source): Import[] {
  const { module, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const atOnce = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
  ];
  const onDemand = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start, end).replaceAll(/^['"`]|['"`]$/g, ''),
  );
  return [...atOnce, ...onDemand].map((specifier, index) => ({
    from: path,
    isOnDemand: index >= atOnce.length,
    to: targetOf(path, specifier),
  }));
}

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
    to: specifier.startsWith('.')
      ? posix.join(posix.dirname(path), specifier).replace(/\.tsx?$/, '')
      : specifier,
  }));
}

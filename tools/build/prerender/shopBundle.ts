import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type * as shop from '#prerender/entry';

/** Where the shop lies that was bundled for Node; what lies there is not served. */
export const bundleFolder = join('.cache', 'prerender');
export const entryFile = 'entry.cjs';
/** Says which files are loaded on demand, and the name of the module that is asked for in each. */
export const onDemandFile = 'onDemand.json';

/** What is used of the shop's bundle for Node. */
export type ShopBundle = Pick<
  typeof shop,
  'paths' | 'startTexts' | 'prerender' | 'builtWith' | 'builtWithEmpty' | 'render'
>;

export type Prerendered = Awaited<ReturnType<ShopBundle['prerender']>>;
export type { Named } from '#prerender/entry';

type Evaluate = (exports: object, require: (name: string) => unknown) => void;

/**
 * Opens the bundled shop. Each call of the returned function evaluates it anew, in a few milliseconds; `loaded` is told of each
 * module that this copy loads on demand.
 */
export function openBundle(folder: string): (loaded?: (module: string) => void) => ShopBundle {
  const onDemand: Record<string, string> = JSON.parse(readFileSync(join(folder, onDemandFile), 'utf8'));
  const requireBuiltIn = createRequire(import.meta.url);
  const compiled = new Map<string, Evaluate>();
  const compile = (file: string): Evaluate => {
    const filename = join(folder, file);
    const evaluate =
      compiled.get(file) ??
      (compileFunction(readFileSync(filename, 'utf8'), ['exports', 'require'], { filename }) as Evaluate);
    compiled.set(file, evaluate);
    return evaluate;
  };
  return (loaded) => {
    const evaluated = new Map<string, object>();
    const require = (name: string): unknown => {
      if (!name.startsWith('./')) return requireBuiltIn(name);
      const file = name.slice(2);
      if (onDemand[file]) loaded?.(onDemand[file]);
      const known = evaluated.get(file);
      if (known) return known;
      const exports = {};
      evaluated.set(file, exports);
      compile(file)(exports, require);
      return exports;
    };
    return require(`./${entryFile}`) as ShopBundle;
  };
}

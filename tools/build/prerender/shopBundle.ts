import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type * as shop from '#prerender/entry';

/** Where the shop lies that was bundled for Node; what lies there is not served. */
export const bundleFile = join('.cache', 'prerender.cjs');

/** What is used of the shop's bundle for Node. */
export type ShopBundle = Pick<typeof shop, 'paths' | 'prerender' | 'builtWith' | 'builtWithEmpty' | 'render'>;

export type Prerendered = Awaited<ReturnType<ShopBundle['prerender']>>;
export type { Named } from '#prerender/entry';

declare global {
  /** Modules imported while a page is prerendered; the bundle for Node adds to it. */
  var notedImports: Set<string> | undefined;
}

/**
 * Compiles the bundled shop once. Each call of the returned function evaluates it anew, in a few milliseconds, so that the
 * imports noted are the caller's own.
 */
export function openBundle(file: string): () => ShopBundle {
  const evaluate = compileFunction(readFileSync(file, 'utf8'), ['exports', 'require'], { filename: file });
  const require = createRequire(import.meta.url);
  return () => {
    const shop: ShopBundle = Object.create(null);
    evaluate(shop, require);
    return shop;
  };
}

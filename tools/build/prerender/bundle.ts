import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { build, type Plugin } from 'vite';
import type * as shop from '../../../src/prerender';
import { moduleName } from '../plugins/moduleFiles';

const entry = 'src/prerender.tsx';

/** What is used of the shop's bundle for Node. */
export type ShopBundle = Pick<typeof shop, 'paths' | 'prerender'>;

export type Prerendered = Awaited<ReturnType<ShopBundle['prerender']>>;

declare global {
  /** Modules imported while a page is prerendered; the bundle for Node adds to it. */
  var notedImports: Set<string> | undefined;
}

/** Notes each module that is imported while a page is prerendered, so that the page can name its style sheets. */
function noteImports(): Plugin {
  return {
    name: 'eightwell-note-imports',
    enforce: 'post',
    async transform(code, id) {
      if (!id.startsWith(resolve('src'))) return undefined;
      let noted = code;
      for (const [call = '', , specifier = ''] of code.matchAll(
        /\bimport\(\s*(["'])(\.{1,2}\/[^"']+)\1\s*\)/g,
      )) {
        const target = await this.resolve(specifier, id);
        if (!target) continue;
        const file = moduleName(target.id);
        if (!file) continue;
        noted = noted.replaceAll(call, `(globalThis.notedImports?.add(${JSON.stringify(file)}), ${call})`);
      }
      return noted === code ? undefined : { code: noted, map: null };
    },
  };
}

async function bundle(): Promise<string> {
  const built = await build({
    logLevel: 'warn',
    plugins: [noteImports()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      write: false,
      manifest: false,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false } },
    },
  });
  const [shop] = 'output' in built ? built.output : [];
  if (!shop) throw new Error('The shop could not be bundled for Node.');
  return shop.code;
}

/**
 * Bundles the shop for Node and compiles it once. Each call of the returned function evaluates the shop anew, in a
 * few milliseconds, so that the imports noted are the caller's own.
 */
export async function bundleForNode(): Promise<() => ShopBundle> {
  const evaluate = compileFunction(await bundle(), ['exports', 'require'], { filename: entry });
  const require = createRequire(import.meta.url);
  return () => {
    const shop: ShopBundle = Object.create(null);
    evaluate(shop, require);
    return shop;
  };
}

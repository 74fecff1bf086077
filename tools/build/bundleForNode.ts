/** Bundles the shop for Node, so that its pages can be written; in a process of its own, as `bundleForBrowsers`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { moduleName } from './plugins/moduleFiles';
import { bundleFile } from './prerender/shopBundle';

const entry = 'src/prerender/entry.tsx';

/** Notes each module that is imported while a page is prerendered, so that the page can name its style sheets. */
function noteImports(): Plugin {
  return {
    name: 'eightwell-note-imports',
    enforce: 'post',
    async transform(code, id) {
      if (!id.startsWith(resolve('src'))) return undefined;
      let noted = code;
      for (const [call = '', , specifier = ''] of code.matchAll(
        /\bimport\(\s*(["'])((?:\.{1,2}\/|#)[^"']+)\1\s*\)/g,
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
await mkdir(dirname(bundleFile), { recursive: true });
await writeFile(bundleFile, shop.code);

import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { moduleName } from '../plugins/moduleFiles';

const entry = 'src/prerender.tsx';
const folder = join('.cache', 'prerender');

/** Notes each module that is imported while a page is written, so that the page can name its style sheets. */
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

/** Bundles the shop for Node into one file, and says where it is. */
export async function bundleForNode(): Promise<string> {
  await build({
    logLevel: 'warn',
    plugins: [noteImports()],
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs', codeSplitting: false } },
    },
  });
  return resolve(folder, 'prerender.mjs');
}

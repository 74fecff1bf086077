/**
 * Bundles the shop for Node, so that its pages can be written; in a process of its own, as `bundleForBrowsers`. What a browser
 * loads on demand has a file of its own here too, so that a page's writer sees what was loaded (`prerender/shopBundle.ts`).
 */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { sayingErrors } from '#local/machine/sayingErrors';
import { moduleName } from './plugins/moduleFiles';
import { bundleFolder, entryFile, onDemandFile } from './prerender/shopBundle';

await sayingErrors(async () => {
  await rm(bundleFolder, { recursive: true, force: true });
  const built = await build({
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender/entry.tsx',
      outDir: bundleFolder,
      manifest: false,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        output: {
          format: 'cjs',
          codeSplitting: true,
          dynamicImportInCjs: false,
          entryFileNames: entryFile,
          chunkFileNames: '[name]-[hash].cjs',
        },
      },
    },
  });
  const onDemand = ('output' in built ? built.output : []).flatMap((file) => {
    if (file.type !== 'chunk' || !file.isDynamicEntry || !file.facadeModuleId) return [];
    const name = moduleName(file.facadeModuleId);
    return name ? [[file.fileName, name] as const] : [];
  });
  if (onDemand.length === 0) throw new Error('The shop could not be bundled for Node.');
  await writeFile(join(bundleFolder, onDemandFile), JSON.stringify(Object.fromEntries(onDemand)));
});

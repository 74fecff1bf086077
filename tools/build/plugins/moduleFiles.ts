import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Where the build notes which file holds which module: Vite's manifest does not tell of modules that share a file. */
export const moduleFilesName = 'modules.json';

/** The name of a module of ours: its path, or the name of one that has no file of its own. */
export const moduleName = (id: string): string | undefined => {
  const name = id.startsWith('\0') ? id.slice(1) : relative(process.cwd(), id).replaceAll('\\', '/');
  return /^(src|translations)\//.test(name) ? name : undefined;
};

/** Notes which file holds which module of the shop. */
export function moduleFiles(): Plugin {
  return {
    name: 'module-files',
    apply: ({ build }) => !build?.ssr,
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? chunk.moduleIds.flatMap((id) => {
              const name = moduleName(id);
              return name ? [[name, chunk.fileName] as const] : [];
            })
          : [],
      );
      const source = JSON.stringify(Object.fromEntries(files));
      this.emitFile({ type: 'asset', fileName: `.vite/${moduleFilesName}`, source });
    },
  };
}

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const textFile = /public\/locales\/en\/(\w+)\.json$/;
const virtualName = '\0english-texts:';

/**
 * Bundles the English texts from the very files that are served to everyone else. Vite would warn of every import
 * from the public folder, so they come in under names of their own.
 */
export function englishTexts(): Plugin {
  return {
    name: 'english-texts',
    enforce: 'pre',
    resolveId: (source) => {
      const name = textFile.exec(source)?.[1];
      return name === undefined ? undefined : virtualName + name;
    },
    async load(id) {
      if (!id.startsWith(virtualName)) return undefined;
      const file = resolve(`public/locales/en/${id.slice(virtualName.length)}.json`);
      this.addWatchFile(file);
      return { code: `export default ${await readFile(file, 'utf8')}`, moduleType: 'js' };
    },
  };
}

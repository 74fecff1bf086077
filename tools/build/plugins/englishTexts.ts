import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const file = resolve('public/locales/en/common.json');
const virtualName = '\0english-texts';

/**
 * Bundles the English of the frame from the very file that is served to everyone else. Vite would warn of every import
 * from the public folder, so the file comes in under a name of its own.
 */
export function englishTexts(): Plugin {
  return {
    name: 'english-texts',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('public/locales/en/common.json') ? virtualName : undefined),
    async load(id) {
      if (id !== virtualName) return undefined;
      this.addWatchFile(file);
      return { code: `export default ${await readFile(file, 'utf8')}`, moduleType: 'js' };
    },
  };
}

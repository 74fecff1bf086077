import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const textFile = /public\/locales\/en\/(\w+)\.json$/;
const virtualName = /^\0english\/(\w+)$/;

/**
 * Bundles the English texts from the very files that are served to everyone else: they travel with the code, for they
 * stand in wherever another language lacks something. Vite would warn of every import from the public folder, so the
 * files come in under names of their own.
 */
export function englishTexts(): Plugin {
  return {
    name: 'english-texts',
    enforce: 'pre',
    resolveId(source) {
      const [, name] = textFile.exec(source) ?? [];
      return name ? `\0english/${name}` : undefined;
    },
    async load(id) {
      const [, name] = virtualName.exec(id) ?? [];
      if (!name) return undefined;
      const file = resolve('public', 'locales', 'en', `${name}.json`);
      this.addWatchFile(file);
      return { code: `export default ${await readFile(file, 'utf8')}`, moduleType: 'js' };
    },
  };
}

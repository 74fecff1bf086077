import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { firstLanguage } from '../../../src/model/languages.ts';

const textFile = /public\/locales\/en\/(\w+)\.json$/;
const virtualName = /^\0translations\/(\w+)$/;

/**
 * Bundles the texts of the shop's own language from the very files that are served to everyone else: they travel with the code,
 * for they stand in wherever another language lacks something. The code imports the English ones, by which all texts have their
 * types, and gets those of the own language. Vite would warn of every import from the public folder, so the files come in under
 * names of their own.
 */
export function bundledTranslations(): Plugin {
  return {
    name: 'bundled-translations',
    enforce: 'pre',
    resolveId(source) {
      const [, name] = textFile.exec(source) ?? [];
      return name ? `\0translations/${name}` : undefined;
    },
    async load(id) {
      const [, name] = virtualName.exec(id) ?? [];
      if (!name) return undefined;
      const file = resolve('public', 'locales', firstLanguage, `${name}.json`);
      this.addWatchFile(file);
      return { code: `export default ${await readFile(file, 'utf8')}`, moduleType: 'js' };
    },
  };
}

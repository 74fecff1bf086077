import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstLanguage, languages } from '#model/languages';
import type { Environment } from '#tools/build/plugins/environment';
import { readCatalogueTexts } from './readCatalogue';

/**
 * Writes what the catalogue says in other languages beside the pages, as `texts/{language}.json`: the shop reads it where
 * the database has no such node or does not answer.
 */
export async function writeTexts(dist: string, environment: Environment): Promise<void> {
  await mkdir(join(dist, 'texts'), { recursive: true });
  for (const language of languages.filter((code) => code !== firstLanguage)) {
    const texts = await readCatalogueTexts(environment, language);
    await writeFile(join(dist, 'texts', `${language}.json`), JSON.stringify(texts ?? {}));
  }
}

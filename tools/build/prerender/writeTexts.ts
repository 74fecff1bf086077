import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSeedTexts } from '../../../local/seed/readSeed';
import { languages } from '../../../src/model/languages';
import type { Environment } from '../plugins/environment';
import { readNode } from './itemsOfSeed';

/**
 * Writes what the catalogue says in other languages beside the pages, as `texts/{language}.json`: the shop reads it where
 * the database has no such node or does not answer.
 */
export async function writeTexts(dist: string, environment: Environment): Promise<void> {
  const databaseUrl = environment['VITE_FIREBASE_DATABASE_URL'];
  const isSample = !databaseUrl || environment['PRERENDER_CATALOGUE'] === 'sample';
  const sample = isSample ? readSeedTexts() : {};
  await mkdir(join(dist, 'texts'), { recursive: true });
  for (const language of languages.filter((code) => code !== 'en')) {
    const texts = isSample ? sample[language] : await readNode(`texts/${language}`, databaseUrl);
    await writeFile(join(dist, 'texts', `${language}.json`), JSON.stringify(texts ?? {}));
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Catalogue } from './entities';

export const seedFile = (node: keyof Catalogue | `texts/${string}`): string =>
  fileURLToPath(new URL(`./${node}.json`, import.meta.url));

/** As the database answers: by key. */
const inKeyOrder = <T>(node: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(node).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The sample catalogue as the local database starts with it. The files are our own: a test compares them. */
export const readSeed = (): Catalogue => {
  const programs: Catalogue['programs'] = JSON.parse(readFileSync(seedFile('programs'), 'utf8'));
  const products: Catalogue['products'] = JSON.parse(readFileSync(seedFile('products'), 'utf8'));
  return { programs: inKeyOrder(programs), products: inKeyOrder(products) };
};

/** The languages the sample catalogue is translated into: those that have a file. */
const textLanguages = (): string[] =>
  readdirSync(new URL('./texts/', import.meta.url))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''));

/** What the sample catalogue says in other languages, as the node `texts` holds it. */
export const readSeedTexts = (): Record<string, unknown> =>
  Object.fromEntries(
    textLanguages().map((language) => [
      language,
      JSON.parse(readFileSync(seedFile(`texts/${language}`), 'utf8')),
    ]),
  );

/** Everything the sample puts into a database. */
export const readSeedNodes = (): Catalogue & { texts: Record<string, unknown> } => ({
  ...readSeed(),
  texts: readSeedTexts(),
});

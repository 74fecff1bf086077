import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Catalogue } from './entities';

export const seedFile = (node: keyof Catalogue): string =>
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

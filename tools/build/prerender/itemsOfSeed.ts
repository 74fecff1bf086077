import { readFile } from 'node:fs/promises';
import { nodeUrl } from '../../../src/services/firebase/nodeUrl';
import type { Product, Program } from '../../../src/model/catalogue/item';
import { productsOf, programsOf } from '../../../src/model/catalogue/catalogueReader';
import type { Environment } from '../plugins/environment';
import { readSeed } from '../../../local/seed/readSeed';

export interface Catalogue {
  programs: Program[];
  products: Product[];
}

const timeoutMs = 20_000;

/** A node of the configured database; throws with advice when it cannot be read. */
export async function readNode(node: string, databaseUrl: string): Promise<unknown> {
  const address = nodeUrl(node, databaseUrl, 0);
  const advice = 'Set PRERENDER_CATALOGUE=sample to write the pages from the sample catalogue instead.';
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return await response.json();
  } catch (error) {
    throw new Error(`The catalogue could not be read from ${address}: ${String(error)}. ${advice}`, {
      cause: error,
    });
  }
}

type Nodes = Record<'programs' | 'products', unknown>;

const readDatabase = async (databaseUrl: string): Promise<Nodes> => ({
  programs: await readNode('programs', databaseUrl),
  products: await readNode('products', databaseUrl),
});

async function readCatalogueFile(file: string): Promise<Nodes> {
  const nodes: Nodes = JSON.parse(await readFile(file, 'utf8'));
  return nodes;
}

/**
 * The catalogue the pages are written from: the configured database's, or the sample where there is none.
 * PRERENDER_CATALOGUE names another one: `sample`, or a file with both nodes.
 */
export async function readCatalogue(environment: Environment): Promise<Catalogue> {
  const databaseUrl = environment['VITE_FIREBASE_DATABASE_URL'];
  const wished = environment['PRERENDER_CATALOGUE'];
  const { programs, products } = await (wished?.endsWith('.json')
    ? readCatalogueFile(wished)
    : databaseUrl && wished !== 'sample'
      ? readDatabase(databaseUrl)
      : readSeed());
  const catalogue = { programs: programsOf(programs).rows, products: productsOf(products).rows };
  if (catalogue.programs.length + catalogue.products.length === 0) {
    throw new Error('The catalogue that was read has no program and no product in it.');
  }
  return catalogue;
}

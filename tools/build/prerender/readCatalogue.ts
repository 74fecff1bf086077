import { nodeUrl } from '#nodeUrl';
import type { Product, Program } from '#model/catalogue/item';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import type { RemovedItem } from '#tools/build/hosting/redirects';
import type { Environment } from '#tools/build/plugins/environment';
import { filesNamed, isCatalogueFile, readCatalogueFiles, type CatalogueFile } from './catalogueFile';
import { removedItems } from './removedItems';
import { readSeed, readSeedTexts } from '#local/seed/readSeed';

export interface Catalogue {
  programs: Program[];
  products: Product[];
  /** The owner's settings, as they stand in the database. */
  settings?: unknown;
  /** What the owner has taken out of the shop. */
  removed?: readonly RemovedItem[];
}

const timeoutMs = 20_000;

/** A node of the configured database; throws with advice when it cannot be read. */
async function readNode(node: string, databaseUrl: string): Promise<unknown> {
  const address = nodeUrl(node, databaseUrl, 0);
  const stop = (trouble: string, cause?: unknown): never => {
    const what = `The catalogue could not be read: ${new URL(address).host} ${trouble}.`;
    throw new Error(`${what} Look at the network and at VITE_FIREBASE_DATABASE_URL, and build again.`, {
      cause,
    });
  };
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) =>
    stop('does not answer', error),
  );
  if (!response.ok) return stop(`answered ${response.status}`);
  return response.json().catch((error: unknown) => stop('answered no catalogue', error));
}

const readDatabase = async (databaseUrl: string): Promise<CatalogueFile> => ({
  programs: await readNode('programs', databaseUrl),
  products: await readNode('products', databaseUrl),
  settings: await readNode('settings', databaseUrl),
});

/** Where the catalogue comes from when pages are prerendered. */
export type Source =
  | { kind: 'file'; files: string[] }
  | { kind: 'database'; url: string }
  | { kind: 'sample' };

/**
 * The configured database, or the sample where there is none. PRERENDER_CATALOGUE names another source: `sample`, or a
 * file with both nodes, or sheets (CSV).
 */
export function sourceIn(environment: Environment): Source {
  const url = environment['VITE_FIREBASE_DATABASE_URL'];
  const wished = environment['PRERENDER_CATALOGUE'];
  const files = filesNamed(wished ?? '');
  if (files.length > 0 && files.every(isCatalogueFile)) return { kind: 'file', files };
  return url && wished !== 'sample' ? { kind: 'database', url } : { kind: 'sample' };
}

function readNodes(source: Source): CatalogueFile | Promise<CatalogueFile> {
  if (source.kind === 'file') return readCatalogueFiles(source.files);
  return source.kind === 'database' ? readDatabase(source.url) : readSeed();
}

/** What the catalogue says in another language; a file of both nodes has no translations. */
export async function readCatalogueTexts(environment: Environment, language: string): Promise<unknown> {
  const source = sourceIn(environment);
  if (source.kind === 'database') return readNode(`texts/${language}`, source.url);
  return source.kind === 'sample' ? readSeedTexts()[language] : undefined;
}

/** The catalogue the pages are prerendered from. */
export async function readCatalogue(environment: Environment): Promise<Catalogue> {
  const { programs, products, settings } = await readNodes(sourceIn(environment));
  const shown = { programs: programsOf(programs).rows, products: productsOf(products).rows };
  const removed = [
    ...removedItems('program', programs, shown.programs),
    ...removedItems('product', products, shown.products),
  ];
  const catalogue = { ...shown, settings, removed };
  if (catalogue.programs.length + catalogue.products.length === 0) {
    throw new Error('The catalogue that was read has no program and no product in it.');
  }
  return catalogue;
}

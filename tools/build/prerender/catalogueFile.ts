import { readFile } from 'node:fs/promises';
import { readSheet, type SheetRow } from '#model/catalogue/sheet/readSheet';
import type { CatalogueNode } from '#model/catalogue/catalogueNode';

export type CatalogueFile = Record<CatalogueNode, unknown> & { settings?: unknown };

const entriesOf = (rows: readonly SheetRow[], node: CatalogueNode): Record<string, unknown> =>
  Object.fromEntries(rows.filter((row) => row.node === node).map(({ id, entry }) => [id, entry]));

/** Whether a name is that of a file a catalogue can stand in. */
export const isCatalogueFile = (name: string): boolean => /\.(json|csv)$/i.test(name);

/** A catalogue that stands in a file: JSON with both nodes, or a sheet. */
export async function readCatalogueFile(file: string): Promise<CatalogueFile> {
  const text = await readFile(file, 'utf8');
  if (/\.json$/i.test(file)) {
    const nodes: CatalogueFile = JSON.parse(text);
    return nodes;
  }
  const { rows, problems } = readSheet(text, { products: {}, programs: {} });
  if (problems.length > 0 || rows.some((row) => row.problems.length > 0))
    throw new Error(`${file} has errors: npm run catalogue -- check ${file}`);
  return { programs: entriesOf(rows, 'programs'), products: entriesOf(rows, 'products') };
}

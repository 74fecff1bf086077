import { readFile } from 'node:fs/promises';
import { delimiter } from 'node:path';
import { entryId } from '#model/catalogue/catalogueReader';
import { readSheet, type SheetRow } from '#model/catalogue/sheet/readSheet';
import { sheetText } from '#model/catalogue/sheet/sheetText';
import { entriesOf } from '#model/untrusted';
import { catalogueNodes, type CatalogueNode } from '#model/catalogue/catalogueNode';

export type CatalogueFile = Record<CatalogueNode, unknown> & { settings?: unknown };

const entriesIn = (rows: readonly SheetRow[], node: CatalogueNode): Record<string, unknown> =>
  Object.fromEntries(rows.filter((row) => row.node === node).map(({ id, entry }) => [id, entry]));

/** Files as one setting names them, as `PATH` does its folders. */
export const filesNamed = (setting: string): string[] => setting.split(delimiter).filter(Boolean);
export const namingFiles = (files: readonly string[]): string => files.join(delimiter);

/** Whether a name is that of a file a catalogue can stand in. */
export const isCatalogueFile = (name: string): boolean => /\.(json|csv)$/i.test(name);

/** A catalogue that stands in a file: JSON with both nodes, or a sheet. */
async function readCatalogueFile(file: string): Promise<CatalogueFile> {
  const text = sheetText(await readFile(file));
  if (/\.json$/i.test(file)) {
    const nodes: CatalogueFile = JSON.parse(text);
    return nodes;
  }
  const { rows, problems } = readSheet(text, { products: {}, programs: {} });
  if (problems.length > 0 || rows.some((row) => row.problems.length > 0))
    throw new Error(`${file} has errors: npm run catalogue -- check ${file}`);
  return { programs: entriesIn(rows, 'programs'), products: entriesIn(rows, 'products') };
}

/** The entries of a node, which is a list or a map, by the ids that the shop will know them by. */
const entriesById = (node: unknown): Record<string, unknown> =>
  Object.fromEntries(entriesOf(node).map(([key, entry]) => [entryId(key, entry), entry]));

/** A catalogue that stands in files, as one sheet of products and one of programs. */
export async function readCatalogueFiles(files: readonly string[]): Promise<CatalogueFile> {
  const all = { programs: {}, products: {} };
  let settings: unknown;
  const known = new Set<string>();
  for (const file of files) {
    const read = await readCatalogueFile(file);
    for (const node of catalogueNodes) {
      const entries = entriesById(read[node]);
      for (const id of Object.keys(entries)) {
        // A product and a program of one id would be two things at one address, too.
        if (known.has(id)) throw new Error(`${file}: ${id} stands in the catalogue before it, too.`);
        known.add(id);
      }
      Object.assign(all[node], entries);
    }
    if (read.settings === undefined) continue;
    if (settings !== undefined) throw new Error(`${file}: settings stand in a file before it, too.`);
    settings = read.settings;
  }
  return { ...all, settings };
}

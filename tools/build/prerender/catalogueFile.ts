import { readFile } from 'node:fs/promises';
import { delimiter } from 'node:path';
import { readSheet, type SheetRow } from '#model/catalogue/sheet/readSheet';
import { sheetText } from '#model/catalogue/sheet/sheetText';
import { isFields } from '#model/untrusted';
import { catalogueNodes, type CatalogueNode } from '#model/catalogue/catalogueNode';

export type CatalogueFile = Record<CatalogueNode, unknown> & { settings?: unknown };

const entriesOf = (rows: readonly SheetRow[], node: CatalogueNode): Record<string, unknown> =>
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
  return { programs: entriesOf(rows, 'programs'), products: entriesOf(rows, 'products') };
}

const fieldsIn = (node: unknown): Record<string, unknown> => (isFields(node) ? node : {});

/** A catalogue that stands in files, as one sheet of products and one of programs. */
export async function readCatalogueFiles(files: readonly string[]): Promise<CatalogueFile> {
  const [first, ...others] = await Promise.all(files.map(readCatalogueFile));
  if (first === undefined) throw new Error('No file of a catalogue is named.');
  if (others.length === 0) return first;
  const all: CatalogueFile = { programs: {}, products: {} };
  for (const [at, read] of [first, ...others].entries())
    for (const node of catalogueNodes) {
      const twice = Object.keys(fieldsIn(read[node])).find((id) => Object.hasOwn(fieldsIn(all[node]), id));
      if (twice !== undefined)
        throw new Error(`${files[at] ?? ''}: ${twice} stands in a file before it, too.`);
      all[node] = { ...fieldsIn(all[node]), ...fieldsIn(read[node]) };
    }
  return all;
}

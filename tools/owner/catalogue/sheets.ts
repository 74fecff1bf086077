import {
  largeChanges,
  readSheet,
  sheetUpdate,
  type CatalogueNodes,
  type SheetRow,
} from '#model/catalogue/sheet/readSheet';
import { writeSheet } from '#model/catalogue/sheet/writeSheet';
import { entriesOf, type Fields } from '#model/untrusted';
import { nodeRequest, type Access } from '#tools/owner/access';
import { writeNewFile } from '#tools/owner/newFile';
import { findingsOfNode } from './catalogueFindings';
import { inSeveralFiles } from './inSeveral';
import { said } from './said';

async function readNode(access: Access, node: string): Promise<Record<string, Fields>> {
  const { value } = await nodeRequest(access, node);
  return Object.fromEntries(entriesOf(value));
}

const readNodes = async (access: Access): Promise<CatalogueNodes> => ({
  products: await readNode(access, 'products'),
  programs: await readNode(access, 'programs'),
});

/** Writes the whole catalogue into a file that `import` reads as the same again. */
export async function exportCatalogue(
  access: Access,
  file: string,
  { commas = false, yes = false }: { commas?: boolean | undefined; yes?: boolean | undefined },
): Promise<string> {
  const nodes = await readNodes(access);
  const isSheet = /\.csv$/i.test(file);
  const text = isSheet ? writeSheet(nodes, commas ? ',' : '.') : `${JSON.stringify(nodes, null, 2)}\n`;
  await writeNewFile(file, text, yes);
  const [products, programs] = [nodes.products, nodes.programs].map((node) => Object.keys(node).length);
  return `${file}: ${products} products, ${programs} programs`;
}

const short = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};

interface JudgedRow extends Omit<SheetRow, 'problems'> {
  problems: string[];
  warnings: string[];
  /** Whether the item's price changes by more than half. */
  isDoubtful: boolean;
}

/** What the shop and its rules say of a row that could be read. */
function judged(row: SheetRow): JudgedRow {
  const large = largeChanges(row).map(said);
  const isDoubtful = large.length > 0;
  if (row.node === undefined || row.problems.length > 0)
    return { ...row, problems: row.problems.map(said), warnings: [], isDoubtful };
  const findings = findingsOfNode(row.node, { [row.id]: row.entry });
  const texts = (level: string): string[] =>
    findings.filter((finding) => finding.level === level).map(({ text }) => text);
  return { ...row, problems: texts('error'), warnings: [...large, ...texts('warning')], isDoubtful };
}

function told({ line, node, id, isNew, changes, problems, warnings }: JudgedRow): string[] {
  const what = node === undefined ? 'unknown' : node === 'products' ? 'product' : 'program';
  const state = problems.length > 0 ? 'wrong' : isNew ? 'new' : changes.length > 0 ? 'changed' : 'as it is';
  const fields =
    isNew || problems.length > 0
      ? []
      : changes.map(({ field, before, now }) => `         ${field}: ${short(before)} → ${short(now)}`);
  return [
    `${String(line).padStart(5)}  ${state.padEnd(8)}  ${what} ${id}`,
    ...problems.map((text) => `         error: ${text}`),
    ...warnings.map((text) => `         warning: ${text}`),
    ...fields,
  ];
}

export interface SheetFile {
  name: string;
  text: string;
}

interface Question {
  about: string;
  /** A price changes by more than half. */
  isDoubtful: boolean;
}

/** Reads files, says row by row what it understood, what is wrong and what would change, and writes all of it when that is meant. */
export async function importCatalogue(
  access: Access,
  files: readonly SheetFile[],
  sure: (question: Question) => Promise<void>,
): Promise<string> {
  const current = await readNodes(access);
  const sheets = files.map(({ name, text }) => {
    const { rows, problems } = readSheet(text, current);
    return { name, problems, rows: rows.map(judged) };
  });
  const read = sheets.flatMap(({ rows }) => rows);
  const twice = inSeveralFiles(
    sheets.map(({ name, rows }) => ({ name, places: rows.map(({ node, id }) => `${node}/${id}`) })),
  ).map(({ place, text }) => `error: ${place}: ${text}`);
  const lines = sheets.flatMap(({ name, rows, problems }) => [
    ...(files.length > 1 ? [`${name}:`] : []),
    ...problems.map((problem) => `error: ${said(problem)}`),
    ...rows.flatMap(told),
  ]);
  const wrong =
    read.filter(({ problems }) => problems.length > 0).length +
    sheets.flatMap(({ problems }) => problems).length +
    twice.length;
  if (wrong > 0) throw new Error([...lines, ...twice, `${wrong} errors. Nothing was changed.`].join('\n'));
  const added = read.filter(({ isNew }) => isNew).length;
  const changed = read.filter(({ isNew, changes }) => !isNew && changes.length > 0).length;
  const sum = `${read.length} rows: ${added} new, ${changed} changed, ${read.length - added - changed} as they are`;
  const update = sheetUpdate(read);
  if (Object.keys(update).length === 0) return [...lines, `${sum}. Nothing to do.`].join('\n');
  const doubtful = read.filter(({ isDoubtful }) => isDoubtful).map(({ id }) => id);
  const doubt = doubtful.length > 0 ? [`Prices change by more than half: ${doubtful.join(', ')}.`] : [];
  await sure({ about: [...lines, `${sum}.`, ...doubt].join('\n'), isDoubtful: doubtful.length > 0 });
  await nodeRequest(access, '', { method: 'PATCH', body: update });
  return `${sum}: done.`;
}

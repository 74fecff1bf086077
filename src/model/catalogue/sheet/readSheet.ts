import { idFrom } from '#model/catalogue/idFrom';
import Papa from 'papaparse';
import { catalogueNodes, type CatalogueNode } from '#model/catalogue/catalogueNode';
import { remark, type Remark } from '#model/catalogue/check/remark';
import { isLargeChange } from '#model/money/largeChange';
import { entriesOf, fieldsOf, isFields, numberOf, parseJson, textOf, type Fields } from '#model/untrusted';
import { readCell } from './cells';
import { columnNames, columns, nodeOfFields } from './columns';

export type CatalogueNodes = Record<CatalogueNode, Readonly<Record<string, Fields>>>;

/** A row of a file, as it was understood. */
export interface SheetRow {
  /** In the file, as a spreadsheet counts; of JSON the number of the entry. */
  line: number;
  node: CatalogueNode | undefined;
  id: string;
  /** The entry as it would stand in the database. */
  entry: Fields;
  /** The fields that would change, with what they were. */
  changes: { field: string; before: unknown; now: unknown }[];
  isNew: boolean;
  problems: Remark[];
}

export interface Sheet {
  rows: SheetRow[];
  /** Of the whole file, such as a column nobody knows. */
  problems: Remark[];
}

/** The database gives the parts of a thing by their names, a sheet as they were written. */
const inOrder = (_key: string, value: unknown): unknown =>
  isFields(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
    : value;

/** A list of one text may stand as the text alone. */
function isSame(field: string, one: unknown, other: unknown): boolean {
  const plain = (value: unknown): unknown =>
    columns[field]?.kind === 'list' && typeof value === 'string' ? [value] : value;
  return JSON.stringify(plain(one), inOrder) === JSON.stringify(plain(other), inOrder);
}

interface Given {
  line: number;
  fields: Fields;
  /** Fields that the file empties. */
  emptied: readonly string[];
  problems: Remark[];
  /** Known of files that say it for all of their rows. */
  node?: CatalogueNode;
}

/** Puts what a row gives over what stands in the catalogue. */
function rowOf({ line, fields, emptied, problems, node: told }: Given, current: CatalogueNodes): SheetRow {
  const id =
    typeof fields['id'] === 'string' && fields['id'] !== '' ? fields['id'] : idFrom(textOf(fields['name']));
  const known = catalogueNodes.filter((each) => Object.hasOwn(current[each], id));
  const node = told ?? nodeOfFields(Object.keys(fields)) ?? (known.length === 1 ? known[0] : undefined);
  const before: Fields = (node && current[node][id]) ?? {};
  const entry: Fields = { ...before, ...fields, id };
  for (const field of emptied) delete entry[field];
  const named = [...new Set([...Object.keys(fields), ...emptied])];
  const changes = named
    .filter((field) => field !== 'id' && !isSame(field, before[field], entry[field]))
    .map((field) => ({ field, before: before[field], now: entry[field] }));
  const wrongSide = Object.keys(fields).filter((field) => {
    const of = columns[field]?.of;
    return node !== undefined && of !== undefined && of !== 'both' && of !== node;
  });
  const missing = columnNames.filter((field) => columns[field]?.isNeeded && entry[field] === undefined);
  return {
    line,
    node,
    id,
    entry,
    changes,
    isNew: node !== undefined && !Object.hasOwn(current[node], id),
    problems: [
      ...problems,
      ...(id === '' ? [remark('neitherIdNorName', 'id')] : []),
      ...(node ? [] : [remark('noKind')]),
      ...(known.length > 0 && node && !known.includes(node)
        ? [remark('otherKind', 'id', { id, node: known.join('') })]
        : []),
      ...missing.map((field) => remark('missing', field, { field })),
      ...wrongSide.map((field) => remark('wrongKind', field, { field, node: node ?? '' })),
    ],
  };
}

function withoutTwice(rows: SheetRow[]): SheetRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const first = seen.get(row.id);
    if (first === undefined) seen.set(row.id, row.line);
    return first === undefined || row.id === ''
      ? row
      : { ...row, problems: [...row.problems, remark('twice', 'id', { id: row.id, line: first })] };
  });
}

function readCsv(text: string, current: CatalogueNodes): Sheet {
  const plain = text.replace(/^\ufeff/, '');
  // Empty rows would hide what parts the cells, and still count for whoever looks for a row in the spreadsheet.
  const { delimiter } = Papa.parse<string[]>(plain, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    preview: 1,
  }).meta;
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter });
  const filled = data
    .map((cells, index) => ({ cells, line: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const heads = filled[0]?.cells ?? [];
  const names = heads.map((head) =>
    columnNames.find((name) => name.toLowerCase() === head.trim().toLowerCase()),
  );
  const unknown = heads.filter((head, at) => names[at] === undefined && head.trim() !== '');
  const rows = filled.slice(1).map(({ cells, line }): SheetRow => {
    const given: Given = { line, fields: {}, emptied: [], problems: [] };
    const emptied: string[] = [];
    for (const [at, cell] of cells.entries()) {
      const name = names[at];
      const column = name === undefined ? undefined : columns[name];
      if (name === undefined || !column) continue;
      if (cell.trim() === '') {
        emptied.push(name);
        continue;
      }
      const read = readCell(column.kind, cell);
      if ('value' in read) given.fields[name] = read.value;
      else given.problems.push(remark(read.problem, name, { field: name, cell }));
    }
    return rowOf({ ...given, emptied: emptied.filter((name) => name !== 'id') }, current);
  });
  return {
    rows: withoutTwice(rows),
    problems: [
      ...errors.map(({ message }) => remark('fileBroken', '', { message })),
      ...unknown.map((head) => remark('unknownColumn', '', { head, known: columnNames.join(', ') })),
    ],
  };
}

/** The entries of a list, or of a map whose keys are their ids. */
const rowsIn = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter(isFields) : entriesOf(value).map(([id, entry]) => ({ id, ...entry }));

function readJson(text: string, current: CatalogueNodes): Sheet {
  const value = parseJson(text);
  if (value === undefined) return { rows: [], problems: [remark('fileNotJson')] };
  const whole = fieldsOf(value);
  const nodes = catalogueNodes.filter((node) => node in whole);
  const given: [CatalogueNode | undefined, Fields][] =
    nodes.length > 0
      ? nodes.flatMap((node) => rowsIn(whole[node]).map((entry): [CatalogueNode, Fields] => [node, entry]))
      : rowsIn(value).map((entry): [undefined, Fields] => [undefined, entry]);
  const rows = given.map(([node, fields], index) =>
    rowOf({ line: index + 1, fields, emptied: [], problems: [], ...(node && { node }) }, current),
  );
  return { rows: withoutTwice(rows), problems: rows.length === 0 ? [remark('fileEmpty')] : [] };
}

/** Reads a file of the catalogue, CSV (with commas, semicolons or tabs) or JSON, against what stands in the database. */
export const readSheet = (text: string, current: CatalogueNodes): Sheet =>
  /^\ufeff?\s*[[{]/.test(text) ? readJson(text, current) : readCsv(text, current);

/** What is asked about a row whose price changes by more than half; nothing of an item that had none. */
export function largeChanges({ changes }: Pick<SheetRow, 'changes'>): Remark[] {
  const { before, now } = changes.find(({ field }) => field === 'price') ?? {};
  const [was, is] = [numberOf(before), numberOf(now)];
  return was !== undefined && is !== undefined && isLargeChange(was, is)
    ? [remark('largeChange', 'price', { before: was, now: is })]
    : [];
}

/** The paths of one update that makes the catalogue what the rows say; what does not change is not written. */
export function sheetUpdate(rows: readonly Omit<SheetRow, 'problems'>[]): Record<string, unknown> {
  const update: Record<string, unknown> = {};
  for (const { node, id, entry, changes, isNew } of rows) {
    if (node === undefined) continue;
    if (isNew) update[`${node}/${id}`] = entry;
    else for (const { field, now } of changes) update[`${node}/${id}/${field}`] = now ?? null;
  }
  return update;
}

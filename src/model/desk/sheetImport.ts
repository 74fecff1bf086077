import { entryRemarks } from '#model/catalogue/check/entryRemarks';
import type { Remark } from '#model/catalogue/check/remark';
import {
  largeChanges,
  readSheet,
  sheetUpdate,
  type CatalogueNodes,
  type SheetRow,
} from '#model/catalogue/sheet/readSheet';
import type { Update } from './orderChanges';

/** What becomes of a row. */
export type RowState = 'wrong' | 'new' | 'changed' | 'same';

export interface JudgedRow extends Omit<SheetRow, 'problems'> {
  state: RowState;
  errors: Remark[];
  /** Its price changes by more than half: that is asked about. */
  isDoubtful: boolean;
  warnings: Remark[];
}

export interface SheetImport {
  /** Of the whole file. */
  problems: Remark[];
  rows: JudgedRow[];
  /** Nothing while something is wrong: a file is written whole or not at all. */
  update: Update;
}

function judged({ problems, ...row }: SheetRow, isInEu: boolean): JudgedRow {
  const large = largeChanges(row);
  const { errors, warnings } =
    row.node && problems.length === 0
      ? entryRemarks(row.node, row.id, row.entry, isInEu)
      : { errors: problems, warnings: [] };
  const state = errors.length > 0 ? 'wrong' : row.isNew ? 'new' : row.changes.length > 0 ? 'changed' : 'same';
  return { ...row, state, errors, warnings: [...large, ...warnings], isDoubtful: large.length > 0 };
}

/** Reads a file against what stands in the database now, and judges each row of it. */
export function sheetImport(text: string, current: CatalogueNodes, isInEu: boolean): SheetImport {
  const { rows: read, problems } = readSheet(text, current);
  const rows = read.map((row) => judged(row, isInEu));
  const isWrong = problems.length > 0 || rows.some(({ state }) => state === 'wrong');
  return { problems, rows, update: isWrong ? {} : sheetUpdate(read) };
}

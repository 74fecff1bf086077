import Papa from 'papaparse';
import { spreadsheetText } from '#model/spreadsheetText';

type Cell = string | number;
/** What stands before the decimals; with a comma, cells are parted by semicolons, as spreadsheets there expect. */
type Decimal = '.' | ',';

function cellText(cell: Cell, decimal: Decimal): string {
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  // Control characters steer a terminal or split a row, so a cell has none.
  return spreadsheetText(cell.replaceAll(/(?![\t\r\n])\p{Cc}/gu, ''));
}

/** Rows for a spreadsheet. */
export const csvOf = (rows: readonly (readonly Cell[])[], decimal: Decimal = '.'): string =>
  `${Papa.unparse(
    rows.map((row) => row.map((cell) => cellText(cell, decimal))),
    { delimiter: decimal === '.' ? ',' : ';' },
  )}\r\n`;

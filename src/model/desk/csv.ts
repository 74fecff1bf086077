import Papa from 'papaparse';

type Cell = string | number;
/** What stands before the decimals; with a comma, cells are parted by semicolons, as spreadsheets there expect. */
type Decimal = '.' | ',';

/**
 * CSV injection: a spreadsheet runs a text that begins like a formula, so a shopper's name could send the whole sheet
 * away. A leading apostrophe makes it text; blanks and quotes before the formula do not prevent it.
 */
const isFormulaLike = (text: string): boolean =>
  /^[\s"']*[=+\-@|%＝＋－＠]/.test(text) || /^[\t\r\n]/.test(text);

function cellText(cell: Cell, decimal: Decimal): string {
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  // Control characters steer a terminal or split a row, so a cell has none.
  const clean = cell.replaceAll(/(?![\t\r\n])\p{Cc}/gu, '');
  return isFormulaLike(clean) ? `'${clean}` : clean;
}

/** Rows for a spreadsheet. */
export const csvOf = (rows: readonly (readonly Cell[])[], decimal: Decimal = '.'): string =>
  `${Papa.unparse(
    rows.map((row) => row.map((cell) => cellText(cell, decimal))),
    { delimiter: decimal === '.' ? ',' : ';' },
  )}\r\n`;

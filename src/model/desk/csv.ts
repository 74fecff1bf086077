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
  const harmless = isFormulaLike(clean) ? `'${clean}` : clean;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Rows as RFC 4180 writes them. */
export const csvOf = (rows: readonly (readonly Cell[])[], decimal: Decimal = '.'): string =>
  rows
    .map((row) => `${row.map((cell) => cellText(cell, decimal)).join(decimal === '.' ? ',' : ';')}\r\n`)
    .join('');

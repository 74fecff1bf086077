/**
 * CSV injection: a spreadsheet runs a text that begins like a formula, so a shopper's name could send the whole sheet
 * away. A leading apostrophe makes it text; blanks and quotes before the formula do not prevent it.
 */
const isFormulaLike = (text: string): boolean =>
  /^[\s"']*[=+\-@|%＝＋－＠]/.test(text) || /^'*[\t\r\n]/.test(text);

/** A text as a cell that no spreadsheet takes for a formula. */
export const spreadsheetText = (text: string): string => (isFormulaLike(text) ? `'${text}` : text);

/** What such a cell says: without the apostrophe that stands before what looks like a formula. */
export const fromSpreadsheet = (cell: string): string =>
  cell.startsWith("'") && isFormulaLike(cell.slice(1)) ? cell.slice(1) : cell;

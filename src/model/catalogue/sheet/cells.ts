import { partsOf } from '#model/typedText';
import { fromSpreadsheet, spreadsheetText } from '#model/spreadsheetText';
import { isFields, parseJson, textOf } from '#model/untrusted';
import type { RemarkCode } from '#model/catalogue/check/remark';
import type { ColumnKind } from './columns';

/** What a cell says, or why it cannot be meant. */
export type ReadCell = { value: unknown } | { problem: RemarkCode };

const yes = ['yes', 'ja', 'oui', 'true', 'wahr', '1', 'x'];
const no = ['no', 'nein', 'non', 'false', 'falsch', '0'];

/** A number as spreadsheets write it: `1234.5`, `1.234,50`, `1 234,50 €`. A single comma or point parts the decimals. */
function numberIn(cell: string): number | undefined {
  const text = cell.replaceAll(/[\s\u00a0\u202f'’€$₹%]/g, '');
  const plain = /^-?\d{1,3}(\.\d{3})+,\d+$/.test(text)
    ? text.replaceAll('.', '').replace(',', '.')
    : /^-?\d{1,3}(,\d{3})+\.\d+$/.test(text)
      ? text.replaceAll(',', '')
      : text.replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

function jsonIn(cell: string): ReadCell {
  const value = parseJson(cell);
  if (value === undefined) return { problem: 'notJson' };
  return isFields(value) || Array.isArray(value) ? { value } : { problem: 'notParts' };
}

/** Reads a cell that is not empty. */
export function readCell(kind: ColumnKind, cell: string): ReadCell {
  const text = fromSpreadsheet(cell.trim());
  if (kind === 'json') return jsonIn(text);
  if (kind === 'number') {
    const value = numberIn(text);
    return value === undefined ? { problem: 'notNumber' } : { value };
  }
  if (kind === 'yes') {
    const word = text.toLowerCase();
    if (yes.includes(word)) return { value: true };
    return no.includes(word) ? { value: false } : { problem: 'notYesOrNo' };
  }
  if (kind === 'text') return { value: text };
  if (text.startsWith('[')) return jsonIn(text);
  return { value: partsOf(text, '|') };
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** A value of the catalogue as a cell that is read as the same again. */
export function cellOf(kind: ColumnKind, value: unknown, decimal: '.' | ','): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', decimal);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (kind === 'list' && typeof value === 'string') return spreadsheetText(value);
  const isPlain = isTextList(value) && value.every((each) => !/\||^\s|\s$|^$/.test(each));
  if (kind === 'list' && isPlain && !value[0]?.startsWith('[')) return spreadsheetText(value.join(' | '));
  return kind === 'text' ? spreadsheetText(textOf(value)) : JSON.stringify(value);
}

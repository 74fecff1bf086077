import Papa from 'papaparse';
import type { Fields } from '#model/untrusted';
import { cellOf } from './cells';
import { columnNames, columns } from './columns';
import type { CatalogueNodes } from './readSheet';

interface SheetWriter {
  entries: Fields[];
  rowOf: (entry: Fields) => string[];
  sheetOf: (rows: string[][]) => string;
}

/** What makes a sheet of the catalogue row by row: thousands at once take a phone longer than a press may wait. */
export function sheetWriter({ products, programs }: CatalogueNodes, decimal: '.' | ','): SheetWriter {
  const entries = [...Object.values(products), ...Object.values(programs)];
  const used = columnNames.filter((name) => entries.some((entry) => entry[name] !== undefined));
  const delimiter = decimal === ',' ? ';' : ',';
  return {
    entries,
    rowOf: (entry) => used.map((name) => cellOf(columns[name]?.kind ?? 'text', entry[name], decimal)),
    sheetOf: (rows) => `\ufeff${Papa.unparse([used, ...rows], { delimiter })}\r\n`,
  };
}

/** The catalogue as a sheet that reads as the same again; with a comma, cells are parted by semicolons, as Excel wants them there. */
export function writeSheet(nodes: CatalogueNodes, decimal: '.' | ',' = '.'): string {
  const { entries, rowOf, sheetOf } = sheetWriter(nodes, decimal);
  return sheetOf(entries.map(rowOf));
}

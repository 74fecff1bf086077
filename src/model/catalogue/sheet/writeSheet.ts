import Papa from 'papaparse';
import type { Fields } from '#model/untrusted';
import { cellOf } from './cells';
import { columnNames, columns } from './columns';
import type { CatalogueNodes } from './readSheet';

/** The catalogue as a sheet that reads as the same again; with a comma, cells are parted by semicolons, as Excel wants them there. */
export function writeSheet({ products, programs }: CatalogueNodes, decimal: '.' | ',' = '.'): string {
  const entries = [...Object.values(products), ...Object.values(programs)];
  const used = columnNames.filter((name) => entries.some((entry) => entry[name] !== undefined));
  const rowOf = (entry: Fields): string[] =>
    used.map((name) => cellOf(columns[name]?.kind ?? 'text', entry[name], decimal));
  const text = Papa.unparse([used, ...entries.map(rowOf)], { delimiter: decimal === ',' ? ';' : ',' });
  return `\ufeff${text}\r\n`;
}

import type { ReactNode } from 'react';
import { classNames } from '#ui/classNames';
import styles from './DataTable.module.scss';

export interface Column<Row> {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of their column; the main cell heads the card of a phone; the desk's own words are never broken. */
  kind?: 'number' | 'main' | 'word';
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Few and short columns stay a table on a phone, too. */
  isNarrow?: boolean;
}

/** A table, whose rows become cards on a narrow screen; each cell then shows what its column is called. */
export function DataTable<Row>({ label, columns, rows, keyOf, isNarrow = false }: DataTableProps<Row>) {
  return (
    <table className={classNames(styles.table, !isNarrow && styles.cards)} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ id, head, kind }) => (
            <th key={id} scope="col" data-kind={kind}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ id, head, kind, cell }) => (
              <td key={id} data-kind={kind} data-head={head}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

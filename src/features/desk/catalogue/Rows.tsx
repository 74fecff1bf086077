import type { ReactNode } from 'react';
import styles from './Item.module.scss';

/** A list of the form with what adds a row and takes one away; the library's own hook would come to every shopper's form. */
export const rowsOf = <Row,>(rows: readonly Row[], set: (rows: Row[]) => void) => ({
  rows,
  append: (row: Row): void => set([...rows, row]),
  remove: (at: number): void => set(rows.filter((_, index) => index !== at)),
});

/** A row that is added or taken away counts as something typed. */
export const asTyped = { shouldDirty: true } as const;

interface RowsProps {
  legend: string;
  rows: readonly unknown[];
  /** What the button says that adds a row. */
  add: string;
  /** What the button says that takes away the row at this place. */
  remove: (at: number) => string;
  onAdd: () => void;
  onRemove: (at: number) => void;
  /** The fields of the row at this place. */
  children: (at: number) => ReactNode;
}

/** Rows of fields that are added and taken away. */
export function Rows({ legend, rows, add, remove, onAdd, onRemove, children }: RowsProps) {
  return (
    <fieldset className={styles.rows}>
      <legend>{legend}</legend>
      {/* The fields are named by a row's place, which therefore tells rows apart. */}
      {[...rows.keys()].map((at) => (
        <div key={at} className={styles.row}>
          {children(at)}
          <button type="button" className="link" onClick={() => onRemove(at)}>
            {remove(at)}
          </button>
        </div>
      ))}
      <button type="button" className="btn line" onClick={onAdd}>
        {add}
      </button>
    </fieldset>
  );
}

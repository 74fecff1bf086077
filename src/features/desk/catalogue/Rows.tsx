import type { ReactNode } from 'react';
import styles from './Item.module.scss';

interface RowsProps {
  legend: string;
  rows: readonly { id: string }[];
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
      {rows.map(({ id }, at) => (
        <div key={id} className={styles.row}>
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

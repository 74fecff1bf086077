import type { ReactNode } from 'react';
import { useWatch, type ArrayPath, type FieldArray, type Path, type PathValue } from 'react-hook-form';
import type { ItemFormOf } from './itemForm';
import type { ItemFields } from './itemSchema';
import styles from './Item.module.scss';

interface RowList<Row> {
  rows: readonly Row[];
  append: (row: Row) => void;
  remove: (at: number) => void;
}

/** A list of the form with what adds a row and takes one away; the library's own hook would come to every shopper's form. */
export function useRows<Name extends ArrayPath<ItemFields>>(
  form: ItemFormOf,
  name: Name,
): RowList<FieldArray<ItemFields, Name>> {
  const path = name as Path<ItemFields>;
  const rows = useWatch({ control: form.control, name: path }) as FieldArray<ItemFields, Name>[];
  // A row that is added or taken away counts as something typed.
  const set = (next: typeof rows): void =>
    form.setValue(path, next as PathValue<ItemFields, typeof path>, { shouldDirty: true });
  return {
    rows,
    append: (row) => set([...rows, row]),
    remove: (at) => set(rows.filter((_, index) => index !== at)),
  };
}

interface RowsProps<Row> {
  legend: string;
  list: RowList<Row>;
  /** A new row. */
  empty: Row;
  /** What the button says that adds a row. */
  add: string;
  /** What the button says that takes away the row at this place. */
  remove: (at: number) => string;
  /** The fields of the row at this place. */
  children: (at: number) => ReactNode;
}

/** Rows of fields that are added and taken away. */
export function Rows<Row>({ legend, list, empty, add, remove, children }: RowsProps<Row>) {
  return (
    <fieldset className={styles.rows}>
      <legend>{legend}</legend>
      {/* The fields are named by a row's place, which therefore tells rows apart. */}
      {[...list.rows.keys()].map((at) => (
        <div key={at} className={styles.row}>
          {children(at)}
          <button type="button" className="link" onClick={() => list.remove(at)}>
            {remove(at)}
          </button>
        </div>
      ))}
      <button type="button" className="btn line" onClick={() => list.append(empty)}>
        {add}
      </button>
    </fieldset>
  );
}

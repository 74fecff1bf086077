import type { Product, Program } from '../../model/catalogue/item';
import { isEmpty, shortFields } from './rowsShown';

const fieldsOf = (row: object): Map<string, unknown> => new Map(Object.entries(row));

const isSame = (value: unknown, other: unknown): boolean =>
  value === other ||
  (typeof value === 'object' && typeof other === 'object' && JSON.stringify(value) === JSON.stringify(other));

/** Whether a stored row says all that a prerendered one does, which may be without what only the item's own page shows. */
function saysTheSame(prerendered: object, stored: object): boolean {
  const shown = fieldsOf(prerendered);
  const known = fieldsOf(stored);
  return [...new Set([...shown.keys(), ...known.keys()])].every(
    (field) =>
      isSame(shown.get(field), known.get(field)) || (shortFields.has(field) && isEmpty(shown.get(field))),
  );
}

/**
 * The prerendered rows, each as the object that the store has for it if it says the same; the store's own list if it has no
 * others. React would draw again what reads a different object after hydration.
 */
export function storedRows<Row extends Product | Program>(prerendered: Row[], stored: Row[]): Row[] {
  const known = new Map(stored.map((row) => [row.id, row]));
  const rows = prerendered.map((row) => {
    const own = known.get(row.id);
    return own && saysTheSame(row, own) ? own : row;
  });
  const isWhole = rows.length === stored.length && rows.every((row, place) => row === stored[place]);
  return isWhole ? stored : rows;
}

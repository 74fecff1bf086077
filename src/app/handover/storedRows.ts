import type { Product, Program } from '../../model/catalogue/item';
import { shortFields } from './rowsShown';

const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);

const isSame = (value: unknown, other: unknown): boolean =>
  value === other ||
  (typeof value === 'object' && typeof other === 'object' && JSON.stringify(value) === JSON.stringify(other));

/** Whether a stored row says all that a prerendered one does, which may be without what only the item's own page shows. */
function saysTheSame<Row extends Product | Program>(prerendered: Row, stored: Row): boolean {
  const [shown, known] = [prerendered, stored].map((row) => new Map<string, unknown>(Object.entries(row)));
  if (!shown || !known) return false;
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

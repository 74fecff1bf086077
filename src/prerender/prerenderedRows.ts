import { isFields, type Fields } from '#model/untrusted';
import { ids } from './protocol';

/** The rows of the catalogue that a prerendered page brings, as they stand there; undefined where it brings none. */
export function prerenderedRows(): Fields | undefined {
  const text = document.getElementById(ids.rows)?.textContent;
  const rows: unknown = text ? JSON.parse(text) : undefined;
  return isFields(rows) ? rows : undefined;
}

import { isFields } from '#model/untrusted';

/** True when this document was opened by a link or a typed address, and not by a reload or the history. */
export function isFreshDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return isFields(entry) && entry['type'] === 'navigate';
}

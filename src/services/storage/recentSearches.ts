import { textsOf } from '#model/untrusted';
import { storedValue } from '#storedValue';

const most = 6;

/** What this browser searched for, the newest first. It never leaves the browser. */
export const recentSearches = storedValue('eightwell:searches', (found) => textsOf(found).slice(0, most));

export function noteSearch(query: string): void {
  const text = query.trim();
  if (text === '') return;
  const others = recentSearches.read().filter((other) => other.toLowerCase() !== text.toLowerCase());
  recentSearches.write([text, ...others].slice(0, most));
}

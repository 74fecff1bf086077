import { isFields, listOf, numberOf, textOf } from '#model/untrusted';
import { storedValue } from '#storedValue';

export interface SearchMiss {
  query: string;
  language: string;
  count: number;
}

const most = 100;

const missesFrom = (found: unknown): SearchMiss[] =>
  listOf(found).flatMap((entry) =>
    isFields(entry) && textOf(entry['query']) !== ''
      ? [
          {
            query: textOf(entry['query']),
            language: textOf(entry['language']),
            count: numberOf(entry['count']) ?? 1,
          },
        ]
      : [],
  );

/**
 * Queries that found nothing, counted in this browser only. An owner who tries the shop copies the list into a file and
 * gives it to `npm run bench:search -- --misses FILE`.
 */
export const searchMisses = storedValue('eightwell:search-misses', missesFrom);

/** Counts a query that found nothing; the oldest go when the list is full. */
export function noteMiss(query: string, language: string): void {
  const text = query.trim().toLowerCase();
  const misses = searchMisses.read();
  const known = misses.find((miss) => miss.query === text && miss.language === language);
  const others = misses.filter((miss) => miss !== known);
  searchMisses.write([{ query: text, language, count: (known?.count ?? 0) + 1 }, ...others].slice(0, most));
}

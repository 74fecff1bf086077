import { boundedQuery } from '../../query';
import { plain } from '../language/plainText';

/** One word of a query. */
export interface QueryWord {
  /** As it was typed. */
  typed: string;
  parts: readonly string[];
}

/** More words than a long sentence has are not looked for. */
const mostWords = 16;

const token = /[$€£]|[\p{L}\p{N}]+(?:[-‐‑.,'’][\p{L}\p{N}]+)*/gu;
/** A number as it is typed. */
export const amount = /^\d{1,5}(?:[.,]\d{1,2})?$/;

/** The words of a query, bounded, so that no query costs more than a long sentence. */
export function queryWords(query: string): QueryWord[] {
  const seen = boundedQuery(query)
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFC');
  return (seen.match(token) ?? []).slice(0, mostWords).map((typed) => ({
    typed,
    parts:
      /[$€£]/.test(typed) || amount.test(typed)
        ? [typed]
        : (plain(typed)
            .match(/[\p{L}\p{N}]+/gu)
            ?.map((part) => part.slice(0, 40)) ?? []),
  }));
}

/** The query without the words of a filter: what is left when its chip is taken away. */
export const queryWithout = (query: string, filter: { from: number; to: number }): string =>
  queryWords(query)
    .filter((_, at) => at < filter.from || at >= filter.to)
    .map(({ typed }) => typed)
    .join(' ');

import { InvalidData } from '#local/database/errors';
import { parseJson, type Json } from '#local/database/data/json';
import type { Bound, Query } from '#local/database/data/query';
import { isLimit } from '#local/database/socket/wireQuery';

const FILTERS = [
  'orderBy',
  'startAt',
  'startAfter',
  'endAt',
  'endBefore',
  'equalTo',
  'limitToFirst',
  'limitToLast',
];
const SPECIAL: ReadonlyMap<string, string> = new Map([
  ['$key', '.key'],
  ['$value', '.value'],
  ['$priority', '.priority'],
]);

/** Reads `orderBy="price"&startAt=90…`, whose values are JSON; null where the whole node is meant. */
export function queryFromUrl(search: URLSearchParams): Query | null {
  if (!FILTERS.some((name) => search.has(name))) return null;
  const order = parameter(search, 'orderBy');
  if (typeof order !== 'string') {
    throw new InvalidData('orderBy must be defined when other query parameters are defined');
  }
  const first = limit(search, 'limitToFirst');
  const last = limit(search, 'limitToLast');
  if (first !== undefined && last !== undefined) {
    throw new InvalidData('Only one of limitToFirst and limitToLast may be specified');
  }
  return {
    index: SPECIAL.get(order) ?? order,
    start:
      bound(search, 'equalTo', true) ?? bound(search, 'startAt', true) ?? bound(search, 'startAfter', false),
    end: bound(search, 'equalTo', true) ?? bound(search, 'endAt', true) ?? bound(search, 'endBefore', false),
    limit: first ?? last,
    side: last === undefined ? 'first' : 'last',
  };
}

function parameter(search: URLSearchParams, name: string): Json | undefined {
  const text = search.get(name);
  if (text === null) return undefined;
  try {
    return parseJson(text);
  } catch {
    throw new InvalidData(`${name} must be a valid JSON encoded value`);
  }
}

function bound(search: URLSearchParams, name: string, isInclusive: boolean): Bound | undefined {
  const value = parameter(search, name);
  if (value === undefined) return undefined;
  if (value !== null && typeof value === 'object') throw new InvalidData(`${name} must be a primitive value`);
  return { value, isInclusive };
}

function limit(search: URLSearchParams, name: string): number | undefined {
  const value = parameter(search, name);
  if (value === undefined || isLimit(value)) return value;
  throw new InvalidData(`${name} must be a positive integer`);
}

import { InvalidData } from '#local/database/errors';
import { isJsonObject, type Json, type JsonObject } from '#local/database/data/json';
import type { Bound, Query } from '#local/database/data/query';

/** Reads the short names a query has on the wire; null where the whole node is meant. */
export function queryFromWire(json: Json | undefined): Query | null {
  if (!isJsonObject(json) || Object.keys(json).length === 0) return null;
  const start = bound(json, { value: 'sp', key: 'sn', inclusive: 'sin' });
  const end = bound(json, { value: 'ep', key: 'en', inclusive: 'ein' });
  const { i: index, l: limit, vf: side } = json;
  if (index !== undefined && typeof index !== 'string') throw new InvalidData('Invalid query; bad index.');
  if (limit !== undefined && !isLimit(limit)) throw new InvalidData('Invalid query; bad limit.');
  const usualSide = start === undefined ? 'r' : 'l';
  return { index, start, end, limit, side: (side ?? usualSide) === 'r' ? 'last' : 'first' };
}

export function isLimit(json: Json): json is number {
  return typeof json === 'number' && Number.isInteger(json) && json > 0;
}

function bound(
  json: JsonObject,
  names: { value: string; key: string; inclusive: string },
): Bound | undefined {
  const value = json[names.value];
  if (value === undefined) return undefined;
  if (value !== null && typeof value === 'object') throw new InvalidData('Invalid query; bad bound.');
  const key = json[names.key];
  const isInclusive = json[names.inclusive] !== false;
  return typeof key === 'string' ? { value, key, isInclusive } : { value, isInclusive };
}

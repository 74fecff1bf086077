import { InvalidData } from '#local/database/errors';
import { isJsonObject, type Json, type JsonObject } from './json';
import { valueOf, type MaybeNode } from './node';

interface ServerValue extends JsonObject {
  readonly '.sv': Json;
}

export function isServerValue(json: Json): json is ServerValue {
  return isJsonObject(json) && Object.hasOwn(json, '.sv');
}

/** `timestamp` is the moment of the write; `increment` counts from 0 where no number stands. */
export function resolveServerValue(json: ServerValue, before: MaybeNode, now: number): number {
  const wanted = json['.sv'];
  if (wanted === 'timestamp') return now;
  const delta = isJsonObject(wanted) ? wanted['increment'] : undefined;
  if (typeof delta !== 'number') throw new InvalidData('Invalid data; unknown server value.');
  const current = valueOf(before);
  return (typeof current === 'number' ? current : 0) + delta;
}

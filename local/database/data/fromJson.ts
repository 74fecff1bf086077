import { InvalidData } from '#local/database/errors';
import { isJsonObject, type Json, type JsonObject } from './json';
import {
  branch,
  childrenOf,
  leaf,
  type MaybeNode,
  type Primitive,
  type Priority,
  type TreeNode,
  valueOf,
} from './node';
import { checkKey, MAX_DEPTH, PRIORITY } from './path';

interface ServerValue extends JsonObject {
  readonly '.sv': Json;
}

function isServerValue(json: Json): json is ServerValue {
  return isJsonObject(json) && Object.hasOwn(json, '.sv');
}

/** `timestamp` is the moment of the write; `increment` counts from 0 where no number stands. */
function resolveServerValue(json: ServerValue, before: MaybeNode, now: number): number {
  const wanted = json['.sv'];
  if (wanted === 'timestamp') return now;
  const delta = isJsonObject(wanted) ? wanted['increment'] : undefined;
  if (typeof delta !== 'number') throw new InvalidData('Invalid data; unknown server value.');
  const current = valueOf(before);
  return (typeof current === 'number' ? current : 0) + delta;
}

const MAX_STRING_BYTES = 10_485_760;

/** What a written value is read against: the node it replaces, the moment, and how deep it will lie. */
export interface WriteContext {
  readonly before: MaybeNode;
  readonly now: number;
  readonly depth: number;
}

/** Turns a written value (plain or export form) into a node, or refuses it as the hosted database would. */
export function nodeFromJson(json: Json | undefined, context: WriteContext): MaybeNode {
  if (json === null || json === undefined) return null;
  if (typeof json !== 'object') return leaf(checkPrimitive(json));
  if (!isJsonObject(json)) return branchFrom(Object.entries<Json>(json), null, context);
  if (isServerValue(json)) return leaf(resolveServerValue(json, context.before, context.now));
  const priority = priorityFrom(json, context.now);
  if (Object.hasOwn(json, '.value')) return leafFrom(json, priority, context);
  return branchFrom(
    Object.entries(json).filter(([key]) => key !== PRIORITY),
    priority,
    context,
  );
}

function branchFrom(entries: [string, Json][], priority: Priority, context: WriteContext): MaybeNode {
  const { before, now, depth } = context;
  const children = new Map<string, TreeNode>();
  for (const [key, json] of entries) {
    checkKey(key);
    if (depth >= MAX_DEPTH) throw new InvalidData(`Invalid data; it is more than ${MAX_DEPTH} levels deep.`);
    const child = nodeFromJson(json, { before: childrenOf(before).get(key) ?? null, now, depth: depth + 1 });
    if (child !== null) children.set(key, child);
  }
  return branch(children, priority);
}

function leafFrom(json: JsonObject, priority: Priority, context: WriteContext): MaybeNode {
  const others = Object.keys(json).filter((key) => key !== '.value' && key !== PRIORITY);
  if (others.length > 0) throw new InvalidData('Invalid data; ".value" stands beside other children.');
  const value = json['.value'] ?? null;
  if (value === null) return null;
  if (isServerValue(value)) return leaf(resolveServerValue(value, context.before, context.now), priority);
  if (typeof value === 'object') throw new InvalidData('Invalid data; ".value" must be a primitive value.');
  return leaf(checkPrimitive(value), priority);
}

function checkPrimitive(value: Primitive): Primitive {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new InvalidData('Invalid data; a number is out of range.');
  }
  if (typeof value === 'string' && Buffer.byteLength(value) > MAX_STRING_BYTES) {
    throw new InvalidData(`Invalid data; a string is longer than ${MAX_STRING_BYTES} bytes.`);
  }
  return value;
}

function priorityFrom(json: JsonObject, now: number): Priority {
  const given = json[PRIORITY] ?? null;
  const priority = isServerValue(given) ? resolveServerValue(given, null, now) : given;
  if (priority === null || typeof priority === 'string' || typeof priority === 'number') return priority;
  throw new InvalidData('Invalid data; a priority must be a string or a number.');
}

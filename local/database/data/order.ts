import { isLeaf, type MaybeNode, type Primitive } from './node';

/** Sentinels of the wire protocol for "before every key" and "after every key". */
export const MIN_KEY = '[MIN_NAME]';
export const MAX_KEY = '[MAX_NAME]';

const MAX_INT32 = 2_147_483_647;

/** Keys that are 32-bit integers come first, in numeric order; all others follow by UTF-16 code units. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  if (a === MIN_KEY || b === MAX_KEY) return -1;
  if (b === MIN_KEY || a === MAX_KEY) return 1;
  const left = integerKey(a);
  const right = integerKey(b);
  if (left !== null && right !== null) return left - right || a.length - b.length;
  if (left !== null) return -1;
  if (right !== null) return 1;
  return a < b ? -1 : 1;
}

function integerKey(key: string): number | null {
  if (!/^-?0*\d{1,10}$/.test(key)) return null;
  const number = Number(key);
  return number >= -MAX_INT32 - 1 && number <= MAX_INT32 ? number : null;
}

/** null < false < true < numbers < strings < objects; two objects are equal, their keys then decide. */
export type Sortable = Primitive | null | { readonly isObject: true };

const AN_OBJECT = { isObject: true } as const;

export function sortable(node: MaybeNode): Sortable {
  if (node === null) return null;
  return isLeaf(node) ? node.value : AN_OBJECT;
}

export function compareValues(a: Sortable, b: Sortable): number {
  const difference = rank(a) - rank(b);
  if (difference !== 0) return difference;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a === b ? 0 : a < b ? -1 : 1;
  return 0;
}

function rank(value: Sortable): number {
  if (value === null) return 0;
  if (typeof value === 'boolean') return value ? 2 : 1;
  if (typeof value === 'number') return 3;
  return typeof value === 'string' ? 4 : 5;
}

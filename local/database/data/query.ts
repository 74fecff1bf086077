import { branch, childrenOf, isLeaf, nodeAt, type MaybeNode, type Primitive, type TreeNode } from './node';
import { compareKeys, compareValues, MAX_KEY, MIN_KEY, sortable, type Sortable } from './order';
import { parsePath } from './path';

export interface Bound {
  readonly value: Primitive | null;
  /** The key among equal values; without it the bound lies before or after all of them. */
  readonly key?: string;
  readonly isInclusive: boolean;
}

export interface Query {
  /** `.key`, `.value`, `.priority` or a path below each child; absent where the client named no order. */
  readonly index?: string;
  readonly start?: Bound;
  readonly end?: Bound;
  readonly limit?: number;
  readonly side: 'first' | 'last';
}

interface Row {
  readonly key: string;
  readonly value: Sortable;
  readonly node: TreeNode;
}

/** The children the query lets through, in the query's order. */
export function runQuery(node: MaybeNode, query: Query | null): MaybeNode {
  if (node === null || query === null || isLeaf(node)) return node;
  const rows = rowsOf(node, query.index ?? '.priority')
    .filter((row) => isWithin(row, query))
    .toSorted((a, b) => compareValues(a.value, b.value) || compareKeys(a.key, b.key));
  return branch(new Map(cut(rows, query).map((row) => [row.key, row.node])));
}

function rowsOf(node: MaybeNode, index: string): Row[] {
  const value = valueReader(index);
  return [...childrenOf(node)].map(([key, child]) => ({ key, value: value(child), node: child }));
}

/** Ordered by key, all values are alike and the keys decide. */
function valueReader(index: string): (child: TreeNode) => Sortable {
  if (index === '.key') return () => null;
  if (index === '.value') return sortable;
  if (index === '.priority') return (child) => child.priority;
  const path = parsePath(index);
  return (child) => sortable(nodeAt(child, path));
}

function isWithin(row: Row, { index, start, end }: Query): boolean {
  const byKey = index === '.key';
  if (start !== undefined) {
    const order = byKey ? compareKeys(row.key, String(start.value)) : compareRow(row, start, MIN_KEY);
    if (order < 0 || (order === 0 && !start.isInclusive)) return false;
  }
  if (end === undefined) return true;
  const order = byKey ? compareKeys(row.key, String(end.value)) : compareRow(row, end, MAX_KEY);
  return order < 0 || (order === 0 && end.isInclusive);
}

function compareRow(row: Row, bound: Bound, openKey: string): number {
  // Without a key, an exclusive bound leaves out every child of exactly that value.
  const key = bound.key ?? (bound.isInclusive ? openKey : openKey === MIN_KEY ? MAX_KEY : MIN_KEY);
  return compareValues(row.value, bound.value) || compareKeys(row.key, key);
}

function cut(rows: Row[], { limit, side }: Query): Row[] {
  if (limit === undefined) return rows;
  return side === 'last' ? rows.slice(-limit) : rows.slice(0, limit);
}

/** Whether two answers hold the very same children: nodes never change, so looking at their identity is enough. */
export function isSameAnswer(a: MaybeNode, b: MaybeNode): boolean {
  if (a === null || b === null || isLeaf(a) || isLeaf(b)) return a === b;
  if (a.children.size !== b.children.size) return false;
  return [...a.children].every(([key, child]) => b.children.get(key) === child);
}

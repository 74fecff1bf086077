import { isLeaf, type MaybeNode, type TreeNode } from './node';
import { compareKeys } from './order';
import { PRIORITY } from './path';
import type { Json } from './json';

const LIST_KEY = /^(0|[1-9]\d*)$/;

/** The export form, with priorities: what the wire protocol, the data file and `format=export` carry. */
export function exportJson(node: MaybeNode): Json {
  if (node === null) return null;
  const { priority } = node;
  if (isLeaf(node)) return priority === null ? node.value : { '.value': node.value, [PRIORITY]: priority };
  const children = [...node.children].map(([key, child]): [string, Json] => [key, exportJson(child)]);
  // fromEntries makes own properties, even of a key such as `__proto__`.
  return Object.fromEntries(priority === null ? children : [...children, [PRIORITY, priority]]);
}

/** The plain form: no priorities, children in key order, and lists where more than half of the indexes are filled. */
export function plainJson(node: MaybeNode): Json {
  if (node === null) return null;
  if (isLeaf(node)) return node.value;
  const { children } = node;
  const length = listLength(children);
  if (length > 0) return Array.from({ length }, (_, index) => plainJson(children.get(String(index)) ?? null));
  const entries = [...children].toSorted(([a], [b]) => compareKeys(a, b));
  return Object.fromEntries(entries.map(([key, child]): [string, Json] => [key, plainJson(child)]));
}

/** The length of the list these children form, 0 where they form none. */
function listLength(children: ReadonlyMap<string, TreeNode>): number {
  let highest = -1;
  for (const key of children.keys()) {
    if (!LIST_KEY.test(key)) return 0;
    highest = Math.max(highest, Number(key));
  }
  return highest < 2 * children.size ? highest + 1 : 0;
}

import { PRIORITY, type Path } from './path';

export type Primitive = string | number | boolean;
export type Priority = string | number | null;

/** Nodes never change; a write makes new ones along its path and shares all others. */
export interface Leaf {
  readonly value: Primitive;
  readonly priority: Priority;
}

/** A map, not an object, so that children may be called `constructor` or `__proto__`. It is never empty. */
export interface Branch {
  readonly children: ReadonlyMap<string, TreeNode>;
  readonly priority: Priority;
}

export type TreeNode = Leaf | Branch;
/** An absent node is null: the database does not know empty objects. */
export type MaybeNode = TreeNode | null;

const NO_CHILDREN: ReadonlyMap<string, TreeNode> = new Map();

export function isLeaf(node: TreeNode): node is Leaf {
  return 'value' in node;
}

export function childrenOf(node: MaybeNode): ReadonlyMap<string, TreeNode> {
  return node === null || isLeaf(node) ? NO_CHILDREN : node.children;
}

export function valueOf(node: MaybeNode): Primitive | null {
  return node !== null && isLeaf(node) ? node.value : null;
}

export function leaf(value: Primitive, priority: Priority = null): Leaf {
  return { value, priority };
}

export function branch(children: ReadonlyMap<string, TreeNode>, priority: Priority = null): Branch | null {
  return children.size > 0 ? { children, priority } : null;
}

export function nodeAt(root: MaybeNode, path: Path): MaybeNode {
  let node = root;
  for (const key of path) {
    if (key === PRIORITY) return node?.priority === null || node === null ? null : leaf(node.priority);
    node = childrenOf(node).get(key) ?? null;
  }
  return node;
}

/** The tree with `node` at `path`; a path that ends in `.priority` sets the priority of what is there. */
export function withNodeAt(root: MaybeNode, path: Path, node: MaybeNode): MaybeNode {
  const [key, ...rest] = path;
  if (key === undefined) return node;
  if (key === PRIORITY) return root === null ? null : { ...root, priority: priorityFrom(node) };
  const before = childrenOf(root).get(key) ?? null;
  const after = withNodeAt(before, rest, node);
  if (after === before) return root;
  const children = new Map(childrenOf(root));
  if (after === null) children.delete(key);
  else children.set(key, after);
  return branch(children, root?.priority ?? null);
}

function priorityFrom(node: MaybeNode): Priority {
  const value = valueOf(node);
  return typeof value === 'boolean' ? null : value;
}

import {
  childrenOf,
  isLeaf,
  nodeAt,
  valueOf,
  type MaybeNode,
  type Primitive,
  type Priority,
} from '#local/database/data/node';
import type { Path } from '#local/database/data/path';

/**
 * `data`, `newData` and `root` of a security rule. It looks at the tree where it stands, so that a rule costs the
 * same whether the database holds ten things or ten thousand.
 */
export class RuleSnapshot {
  readonly #root: MaybeNode;
  readonly #path: Path;

  constructor(root: MaybeNode, path: Path) {
    this.#root = root;
    this.#path = path;
  }

  get #node(): MaybeNode {
    return nodeAt(this.#root, this.#path);
  }

  /** A rule can do nothing with an object but tell it from null. */
  val(): Primitive | object | null {
    const node = this.#node;
    return node === null || isLeaf(node) ? valueOf(node) : {};
  }

  exists(): boolean {
    return this.#node !== null;
  }

  getPriority(): Priority {
    return this.#node?.priority ?? null;
  }

  child(path: unknown): RuleSnapshot {
    if (typeof path !== 'string') throw new TypeError('child() needs a string.');
    const below = path.split('/').filter((key) => key !== '');
    // An empty name leads nowhere, rather than back to this node.
    return below.length === 0
      ? new RuleSnapshot(null, [])
      : new RuleSnapshot(this.#root, [...this.#path, ...below]);
  }

  parent(): RuleSnapshot {
    if (this.#path.length === 0) throw new Error('The root has no parent.');
    return new RuleSnapshot(this.#root, this.#path.slice(0, -1));
  }

  hasChild(path: unknown): boolean {
    return this.child(path).exists();
  }

  hasChildren(names?: readonly unknown[]): boolean {
    if (names === undefined) return childrenOf(this.#node).size > 0;
    return names.every((name) => this.hasChild(name));
  }

  isNumber(): boolean {
    return typeof valueOf(this.#node) === 'number';
  }

  isString(): boolean {
    return typeof valueOf(this.#node) === 'string';
  }

  isBoolean(): boolean {
    return typeof valueOf(this.#node) === 'boolean';
  }
}

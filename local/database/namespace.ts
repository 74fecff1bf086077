import { InvalidData, PermissionDenied, StaleData } from './errors';
import { hashOf } from './data/hash';
import type { Caller } from './identity';
import { nodeFromJson } from './data/fromJson';
import { isJsonObject, type Json, type JsonObject } from './data/json';
import { tellListener, type Change, type Listener } from './data/listener';
import { nodeAt, withNodeAt, type MaybeNode } from './data/node';
import { isAtOrBelow, parsePath, PRIORITY, type Path } from './data/path';
import { runQuery, type Query } from './data/query';
import { Rules } from './rules/rules';

/** One database: a tree, its rules and everyone who listens. All of its work happens at once, so writes never mix. */
export class Namespace {
  #root: MaybeNode;
  #rules: Rules;
  readonly #listeners = new Set<Listener>();
  readonly #onCommit: () => void;

  constructor(rules: Rules, root: MaybeNode, onCommit: () => void) {
    this.#rules = rules;
    this.#root = root;
    this.#onCommit = onCommit;
  }

  get root(): MaybeNode {
    return this.#root;
  }

  get rules(): Rules {
    return this.#rules;
  }

  useRules(json: JsonObject): void {
    this.#rules = new Rules(json);
    this.recheck();
  }

  read(path: Path, query: Query | null, caller: Caller): MaybeNode {
    if (!this.#mayRead(path, query, caller)) throw new PermissionDenied();
    return runQuery(nodeAt(this.#root, path), query);
  }

  /** Replaces a node. With a hash, only while the node there still has that hash. */
  set(path: Path, json: Json | undefined, caller: Caller, hash?: string): MaybeNode {
    if (hash !== undefined && hash !== hashOf(nodeAt(this.#root, path))) throw new StaleData();
    const now = Date.now();
    const change = this.#change(path, json, now);
    this.#commit([change], caller, now);
    return change.node;
  }

  /** Replaces several nodes below a path, all or none. */
  update(path: Path, json: Json | undefined, caller: Caller): Change[] {
    const now = Date.now();
    const changes = this.#updateChanges(path, json, now);
    this.#commit(changes, caller, now);
    return changes;
  }

  /** Throws what `set` or `update` would throw, and writes nothing. */
  tryWrite(path: Path, json: Json | undefined, kind: 'set' | 'update', caller: Caller): void {
    const now = Date.now();
    const changes = kind === 'set' ? [this.#change(path, json, now)] : this.#updateChanges(path, json, now);
    this.#permittedRoot(changes, caller, now);
  }

  listen(listener: Listener): void {
    this.#listeners.add(listener);
  }

  unlisten(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  /** Ends every listen its caller may no longer have. */
  recheck(): void {
    for (const listener of this.#listeners) {
      if (this.#mayRead(listener.path, listener.query, listener.caller())) continue;
      this.#listeners.delete(listener);
      listener.recipient.revoke();
    }
  }

  #mayRead(path: Path, query: Query | null, { auth, isAdmin }: Caller): boolean {
    return isAdmin || this.#rules.canRead(this.#root, path, query, { auth, now: Date.now() });
  }

  #change(path: Path, json: Json | undefined, now: number): Change {
    const node = nodeFromJson(json, { before: nodeAt(this.#root, path), now, depth: path.length });
    return { path, node };
  }

  #updateChanges(path: Path, json: Json | undefined, now: number): Change[] {
    if (!isJsonObject(json))
      throw new InvalidData('Invalid data; an update must be an object of paths and values.');
    const places = Object.entries(json).map(([key, value]) => ({
      path: [...path, ...parsePath(key)],
      value,
    }));
    for (const a of places) {
      if (places.some((b) => a !== b && isAtOrBelow(a.path, b.path))) {
        throw new InvalidData('Invalid data; one path of an update lies within another.');
      }
    }
    // A priority goes to a node that stands, so it is written after its children.
    return places
      .map(({ path: place, value }) => this.#change(place, value, now))
      .toSorted((a, b) => Number(a.path.at(-1) === PRIORITY) - Number(b.path.at(-1) === PRIORITY));
  }

  /** `now` is the moment the values were made in: a rule may ask that a server timestamp equals it. */
  #permittedRoot(changes: readonly Change[], { auth, isAdmin }: Caller, now: number): MaybeNode {
    const before = this.#root;
    const after = changes.reduce((root, change) => withNodeAt(root, change.path, change.node), before);
    const context = { auth, now };
    if (!isAdmin && !changes.every(({ path }) => this.#rules.canWrite({ before, after }, path, context))) {
      throw new PermissionDenied();
    }
    return after;
  }

  #commit(changes: readonly Change[], caller: Caller, now: number): void {
    const before = this.#root;
    this.#root = this.#permittedRoot(changes, caller, now);
    this.recheck();
    const transition = { before, after: this.#root, paths: changes.map(({ path }) => path) };
    for (const listener of this.#listeners) tellListener(listener, transition);
    this.#onCommit();
  }
}

import type { Caller } from '#local/database/identity';
import { nodeAt, type MaybeNode } from './node';
import { isAtOrBelow, touchedPath, type Path } from './path';
import { isSameAnswer, runQuery, type Query } from './query';

/** Where news goes: a socket or an event stream. */
export interface Recipient {
  put(path: Path, node: MaybeNode): void;
  /** Several places below `path` at once, so that nobody sees half of an update. */
  merge(path: Path, changes: readonly Change[]): void;
  revoke(): void;
}

export interface Change {
  readonly path: Path;
  readonly node: MaybeNode;
}

export interface Listener {
  readonly path: Path;
  readonly query: Query | null;
  readonly caller: () => Caller;
  readonly recipient: Recipient;
}

export interface Transition {
  readonly before: MaybeNode;
  readonly after: MaybeNode;
  readonly paths: readonly Path[];
}

export function tellListener(listener: Listener, transition: Transition): void {
  const { path, query, recipient } = listener;
  const paths = transition.paths.map(touchedPath).filter((p) => isAtOrBelow(p, path) || isAtOrBelow(path, p));
  if (paths.length === 0) return;
  const node = nodeAt(transition.after, path);
  if (query !== null) {
    const answer = runQuery(node, query);
    if (!isSameAnswer(runQuery(nodeAt(transition.before, path), query), answer)) recipient.put(path, answer);
    return;
  }
  const [only] = paths;
  if (only === undefined || paths.some((p) => p.length <= path.length)) recipient.put(path, node);
  else if (paths.length === 1) recipient.put(only, nodeAt(transition.after, only));
  else recipient.merge(path, changesBelow(path, paths, transition.after));
}

/** Paths relative to the listener, none inside another. */
function changesBelow(path: Path, paths: readonly Path[], root: MaybeNode): Change[] {
  const outermost = paths.filter(
    (p, i) => !paths.some((q, j) => i !== j && isAtOrBelow(p, q) && (p.length > q.length || j < i)),
  );
  return outermost.map((p) => ({ path: p.slice(path.length), node: nodeAt(root, p) }));
}

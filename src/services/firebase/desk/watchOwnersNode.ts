import type { DataSnapshot } from 'firebase/database';
import { idToken } from '#services/firebase/account/auth';
import { holdConnection } from '#services/firebase/database';

// Load this module lazily (`import()`): it brings the sign-in library and the database's with it.

/** Reads a child once, when it is first asked for: thousands at once take a phone longer than a press may wait. */
function whenAsked(child: DataSnapshot): () => unknown {
  let value: unknown;
  let isRead = false;
  return () => {
    if (!isRead) value = child.val();
    isRead = true;
    return value;
  };
}

/** The children as the fields of a node. */
function nodeOf(children: ReadonlyMap<string | null, () => unknown>): object {
  const fields = [...children].map(([key, get]) => [key, { get, enumerable: true }] as const);
  return Object.defineProperties({}, Object.fromEntries(fields));
}

/**
 * Subscribes to a node that only owners may read. Children come one by one, so that those that did not change are the same objects
 * in each value. The returned function unsubscribes and closes the connection. Nothing is ever
 * written over this connection: it would send later, by itself, what was pressed while nobody answered.
 */
export async function watchOwnersNode(
  path: string,
  onValue: (value: unknown) => void,
  onProblem: (error: Error) => void,
): Promise<() => void> {
  // Renews a token that is older than the claim or the verified address: the connection sends the one there is.
  await idToken();
  const { database, library, release } = await holdConnection();
  const node = library.ref(database, path);
  const children = new Map<string | null, () => unknown>();
  const keep = (child: DataSnapshot): void => void children.set(child.key, whenAsked(child));
  const stops = [
    library.onChildAdded(node, keep),
    library.onChildChanged(node, keep),
    library.onChildRemoved(node, ({ key }) => children.delete(key)),
    // Told after all children of an update.
    library.onValue(
      node,
      (snapshot) => onValue(snapshot.hasChildren() ? nodeOf(children) : snapshot.val()),
      onProblem,
    ),
  ];
  return () => {
    for (const stop of stops) stop();
    release();
  };
}

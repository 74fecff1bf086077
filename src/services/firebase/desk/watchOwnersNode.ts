import type { DataSnapshot } from 'firebase/database';
import { lazyRecord } from '#model/lazyRecord';
import { oncePer } from '#model/oncePer';
import { idToken } from '#services/firebase/account/auth';
import { holdConnection } from '#services/firebase/database';

// Load this module lazily (`import()`): it brings the sign-in library and the database's with it.

/** Read when it is first asked for: thousands at once take a phone longer than a press may wait. */
const valueOf = oncePer((child: DataSnapshot): unknown => child.val());

/** The children as the fields of a node. */
const nodeOf = (children: ReadonlyMap<string, DataSnapshot>): object =>
  lazyRecord([...children.keys()], (key) => {
    const child = children.get(key);
    return child && valueOf(child);
  });

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
  const children = new Map<string, DataSnapshot>();
  const keep = (child: DataSnapshot): void => void children.set(child.key ?? '', child);
  const stops = [
    library.onChildAdded(node, keep),
    library.onChildChanged(node, keep),
    library.onChildRemoved(node, ({ key }) => children.delete(key ?? '')),
    // Told after all children of an update.
    library.onValue(
      node,
      (snapshot) => onValue(snapshot.hasChildren() ? nodeOf(new Map(children)) : snapshot.val()),
      onProblem,
    ),
  ];
  return () => {
    for (const stop of stops) stop();
    release();
  };
}

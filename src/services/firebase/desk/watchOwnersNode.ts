import { idToken } from '#services/firebase/account/auth';
import { holdConnection } from '#services/firebase/database';

// Load this module lazily (`import()`): it brings the sign-in library and the database's with it.

/**
 * Subscribes to a node that only owners may read; the returned function unsubscribes and closes the connection. Nothing is ever
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
  const stop = library.onValue(library.ref(database, path), (snapshot) => onValue(snapshot.val()), onProblem);
  return () => {
    stop();
    release();
  };
}

import { pause } from '#pause';

/** The database in which the sign-in library keeps its session. */
const name = 'firebaseLocalStorageDb';

/** Milliseconds after which it counts as one that never answers; a slow phone takes one second. */
const answersWithinMs = 5000;

/** Resolves when it is this document's turn to change the database; a database that does not exist is not made. */
function waitForTurn(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () => reject(opening.error ?? new Error(name)));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const [store] = database.objectStoreNames;
      const end = () => {
        database.close();
        resolve();
      };
      if (store === undefined) return end();
      const change = database.transaction(store, 'readwrite');
      change.objectStore(store).count();
      change.addEventListener('complete', end);
      change.addEventListener('abort', end);
    });
  });
}

/**
 * False if the library would wait for its session for ever: in Safari another tab, or a page that is kept for Back, may hold the
 * database in the middle of a change (firebase-js-sdk, issue 8019). Without a database the library manages by itself.
 */
export const sessionDatabaseAnswers = (): Promise<boolean> =>
  Promise.race([
    waitForTurn().then(
      () => true,
      () => true,
    ),
    pause(answersWithinMs).then(() => false),
  ]);

/**
 * Ends what is being read or changed as the page is left. WebKit keeps a page for Back in the middle of it, with the database locked for
 * every other page; the library tries again when the page is back.
 */
export function endChangesWhenLeft(): void {
  const underWay = new Set<IDBTransaction>();
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function noted(...asked) {
    const change = begin.apply(this, asked);
    underWay.add(change);
    for (const end of ['complete', 'abort']) change.addEventListener(end, () => underWay.delete(change));
    return change;
  };
  window.addEventListener('pagehide', () => {
    for (const change of underWay) {
      try {
        change.abort();
      } catch {
        // It is being committed already, and waits for nothing of this page.
      }
    }
  });
}

import type * as DatabaseLibrary from 'firebase/database';
import { env } from '#env';
import { firebaseApp } from './app';
import { untilItFails } from './untilItFails';

export interface Connection {
  database: DatabaseLibrary.Database;
  library: typeof DatabaseLibrary;
}

let users = 0;

const open = untilItFails(async (): Promise<Connection> => {
  const [app, { setLogLevel }, library] = await Promise.all([
    firebaseApp(),
    import('firebase/app'),
    import('firebase/database'),
  ]);
  // A refused write is expected when somebody else bought first: no warning in the console.
  setLogLevel('error');
  // Set before the first use: long polling would add script elements, which the content security policy refuses.
  library.forceWebSockets();
  const database = library.getDatabase(app);
  const { host, port } = env.databaseEmulator;
  if (env.isLocal) library.connectDatabaseEmulator(database, host, port);
  return { database, library };
});

/** Closes a socket only once it is open: closing one that is still opening logs a warning. */
function closeOnceOpen({ database, library }: Connection): void {
  const stop = library.onValue(library.ref(database, '.info/connected'), (snapshot) => {
    if (users === 0 && snapshot.val() !== true) return;
    if (users === 0) library.goOffline(database);
    queueMicrotask(() => stop());
  });
}

/** Opens the connection and keeps it until `release` is called: each open socket counts against the plan's limit. */
export async function holdConnection(): Promise<
  Connection & {
    release: () => void;
    /** Like `release`, but for a connection that never opened: it is closed at once. */
    giveUp: () => void;
  }
> {
  const connection = await open();
  users += 1;
  connection.library.goOnline(connection.database);
  let isHeld = true;
  const end = (close: (connection: Connection) => void): void => {
    if (!isHeld) return;
    isHeld = false;
    users -= 1;
    if (users === 0) close(connection);
  };
  return {
    ...connection,
    release: () => end(closeOnceOpen),
    giveUp: () => end(({ library, database }) => library.goOffline(database)),
  };
}

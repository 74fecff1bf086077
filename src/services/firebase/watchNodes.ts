import { holdConnection } from './database';

/** Milliseconds in which a connection must stand, or it is given up: proxies block sockets, and the plan has a limit. */
const longestOpening = 10_000;

/**
 * Hears of each new value at these places while the answer has not been called. Without a connection it is silently given
 * up: what was read over REST stands, and an order reads afresh.
 */
export async function watchNodes(
  paths: readonly string[],
  onValue: (path: string, value: unknown) => void,
): Promise<() => void> {
  const { database, library, release, giveUp } = await holdConnection();
  const stops = paths.map((path) =>
    library.onValue(
      library.ref(database, path),
      (snapshot) => onValue(path, snapshot.val()),
      () => undefined,
    ),
  );
  const stopValues = (): void => {
    for (const stop of stops.splice(0)) stop();
  };
  let isConnected = false;
  let isWanted = true;
  const stopState = library.onValue(library.ref(database, '.info/connected'), (snapshot) => {
    if (snapshot.val() !== true) return;
    isConnected = true;
    // The answer above may not be there yet.
    if (!isWanted) queueMicrotask(finish);
  });
  const finish = (): void => {
    clearTimeout(timer);
    stopState();
    if (isConnected) release();
    else giveUp();
  };
  const timer = setTimeout(() => {
    if (isConnected) return;
    stopValues();
    finish();
  }, longestOpening);
  return () => {
    isWanted = false;
    stopValues();
    // Closing a socket that is still opening would put a warning into the console.
    if (isConnected) finish();
  };
}
